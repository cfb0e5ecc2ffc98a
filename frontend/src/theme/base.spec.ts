import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { createSystem } from '@chakra-ui/react';
import { defaultBaseConfig } from '@chakra-ui/react/preset-base';
import { smallBase } from './base';
import { textStyles } from './text-styles';
import { tokens } from './tokens';

const theme = { theme: { breakpoints: { md: '48rem' }, tokens, textStyles } };
const chakraSystem = createSystem(defaultBaseConfig, { preflight: true }, theme);
const shopSystem = createSystem(smallBase, theme);

const source = fileURLToPath(new URL('..', import.meta.url));
/**
 * Recipes that only the panel's system registers. They are not checked, because the panel's system contains all of
 * Chakra's base.
 */
const panelRecipes = [
  ...readFileSync(join(source, 'theme/admin-system.ts'), 'utf8').matchAll(/'\.\/(recipes\/[\w-]+)'/gu),
].map(([, path]) => join('theme', `${path}.ts`));
/** The texts of the files that may use Chakra's config. The configs themselves and plain CSS are left out. */
const files = ['storefront', 'ui', 'theme']
  .flatMap((folder) =>
    readdirSync(join(source, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    ),
  )
  .filter((file) => !panelRecipes.includes(file))
  .filter(
    (file) => /\.tsx?$/u.test(file) && !file.includes('.spec.') && !/theme\/(?:base|admin|print)/u.test(file),
  )
  .map((file) => readFileSync(join(source, file), 'utf8'));
// Matches a name before ':' or '=', such as a property of an object or of an element. A name after 'const', 'let',
// 'function', '.' or '$' is not matched, because it is no style.
const STYLE_NAME = /(?<!(?:const|let|function) |[.$])\b[a-z_]\w*(?=\s*(?::|=(?![>=])))/giu;
const names = new Set(files.flatMap((text) => [...text.matchAll(STYLE_NAME)].map(([name]) => name)));

const utilities = defaultBaseConfig.utilities ?? {};
const shorthands = Object.values(utilities).flatMap((utility) => utility.shorthand ?? []);
const usedProperties = [...names].filter((name) => name in utilities || shorthands.includes(name));
const usedConditions = [...names].filter((name) => /^_[a-z]/u.test(name));
// Each property is tested with all of these values.
const values = [
  2,
  '4',
  'full',
  'ink',
  'paper.raised',
  'sm',
  'md',
  'bold',
  'tight',
  'body',
  'fast',
  'header',
  'transparent',
];

// Chakra's own config also sets the variable `--bg-currentcolor`, which the shop does not use. So it is left out.
function cssOf(system: typeof shopSystem, style: object): string {
  return JSON.stringify(system.css(style)).replaceAll(/,"--bg-currentcolor":("[^"]*"|\d+)/gu, '');
}

describe('smallBase', () => {
  it.each(usedProperties)('generates the same CSS as Chakra for the property %s', (property) => {
    for (const value of values) {
      expect([value, cssOf(shopSystem, { [property]: value })]).toEqual([
        value,
        cssOf(chakraSystem, { [property]: value }),
      ]);
    }
  });

  it.each(usedConditions)('generates the same CSS as Chakra for the condition %s', (condition) => {
    const style = { [condition]: { color: 'ink' } };
    expect(cssOf(shopSystem, style)).toBe(cssOf(chakraSystem, style));
  });
});
