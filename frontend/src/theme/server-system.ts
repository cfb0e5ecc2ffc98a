import { createSystem, type SystemContext } from '@chakra-ui/react';
import { type Accent, ACCENTS } from '@etalase/backend/rules/accents';
import { smallBase } from './base';
import { baseTheme } from './base-theme';
import { globalTheme } from './global-css';
import { memoizeRecipes } from './memoize-recipes';

const systems = new Map<Accent, SystemContext>();

/**
 * The shop's Chakra system on the server, with the owner's accent in place of magenta. Browsers get the accent's
 * colors only in the rendered page.
 */
export function serverSystem(accent: Accent): SystemContext {
  const known = systems.get(accent);
  if (known) return known;
  const { plain, deep } = ACCENTS[accent];
  const magenta = { DEFAULT: { value: plain }, deep: { value: deep } };
  const system = memoizeRecipes(
    createSystem(smallBase, baseTheme, globalTheme, { theme: { tokens: { colors: { magenta } } } }),
  );
  systems.set(accent, system);
  return system;
}
