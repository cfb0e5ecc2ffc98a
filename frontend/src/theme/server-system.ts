import { createSystem } from '@chakra-ui/react';
import { smallBase } from './base';
import { globalTheme } from './global-css';
import { memoizeRecipes } from './memoize-recipes';
import { baseTheme } from './system';

/** The shop's on the server. */
export const serverSystem = memoizeRecipes(createSystem(smallBase, baseTheme, globalTheme));
