import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

export const ButtonLink = chakra(RouterLink, buttonRecipe, {
  shouldForwardProp: (prop: string) => prop !== 'variant' && prop !== 'size',
});

/** A link with the look of a button, to an anchor on the same page, or to the same page to reload it. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** A link with the look of a button, to another site (chat, marketplace, profile) in a new tab. */
export const ExternalButton = chakra('a', buttonRecipe, {
  defaultProps: { target: '_blank', rel: 'noopener noreferrer' },
});
