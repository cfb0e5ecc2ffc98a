import { createSystem } from '@chakra-ui/react';
import { smallBase } from './base';
import { baseTheme } from './base-theme';
import { memoizeRecipes } from './memoize-recipes';

/** The shop's Chakra system in the browser. It lacks the global rules, which the server has written into the page. */
export const system = memoizeRecipes(createSystem(smallBase, baseTheme));
