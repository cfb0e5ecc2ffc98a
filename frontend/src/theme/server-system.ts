import { createSystem } from '@chakra-ui/react';
import { smallBase } from './base';
import { baseTheme } from './base-theme';
import { globalTheme } from './global-css';
import { memoizeRecipes } from './memoize-recipes';

/** The shop's on the server. */
export const serverSystem = memoizeRecipes(createSystem(smallBase, baseTheme, globalTheme));
