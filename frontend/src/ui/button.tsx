import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link to another page of the shop that looks like a button. */
export const ButtonLink = chakra(RouterLink, buttonRecipe, {
  shouldForwardProp: (prop: string) => prop !== 'variant' && prop !== 'size',
});

/** A link to an anchor on the same page that looks like a button. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** A link to another site (chat, marketplace, profile) in a new tab that looks like a button. */
export const ExternalButton = chakra('a', buttonRecipe, {
  defaultProps: { target: '_blank', rel: 'noopener noreferrer' },
});
