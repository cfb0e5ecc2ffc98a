import { chakra } from '@chakra-ui/react';
import { Link as RouterLink } from 'react-router-dom';
import { buttonRecipe } from '../theme/recipes/button';

export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** Looks like a button, goes to another page of the shop. */
export const ButtonLink = chakra(RouterLink, buttonRecipe, {
  shouldForwardProp: (prop: string) => prop !== 'variant' && prop !== 'size',
});

/** Goes to another place of the same page. */
export const ButtonAnchor = chakra('a', buttonRecipe);

/** Leaves the shop in a new tab: chats, listings, profiles. */
export const ExternalButton = chakra('a', buttonRecipe, {
  defaultProps: { target: '_blank', rel: 'noopener noreferrer' },
});
