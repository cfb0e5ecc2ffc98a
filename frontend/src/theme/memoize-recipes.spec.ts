import { describe, expect, it } from '@jest/globals';
import { createSystem } from '@chakra-ui/react';
import { css, type CSSObject } from '@emotion/react';
import { smallBase } from './base';
import { buttonRecipe } from './recipes/button';
import { inputRecipe } from './recipes/input';
import { memoizeRecipes } from './memoize-recipes';
import { baseTheme } from './base-theme';

// Makes CSS from Chakra's styles. The memoized system already returns CSS for a recipe without style properties.
const serialize = (style: object) => css(style as CSSObject);

type Props = Record<string, string>;
interface Recipe {
  (props?: Props): object;
  merge(other: unknown): Recipe;
}
interface System {
  cva(config: object): Recipe;
  css(...styles: object[]): object;
}

const plain = createSystem(smallBase, baseTheme) as unknown as System;
const system = memoizeRecipes(createSystem(smallBase, baseTheme)) as unknown as System;
const custom = { base: { padding: '4', md: { padding: '8 12' }, _hover: { color: 'ink', lineClamp: 2 } } };

describe('memoizeRecipes', () => {
  it.each<[string, object, Props]>([
    ['a button', buttonRecipe, {}],
    ['a chat button', buttonRecipe, { variant: 'chat', size: 'lg' }],
    ['an input', inputRecipe, {}],
    ['a recipe with breakpoint and hover', custom, {}],
  ])('generates the same CSS as Chakra for %s', (_name, recipe, props) => {
    expect(system.css(system.cva(recipe)(props), {})).toEqual(
      serialize(plain.css(plain.cva(recipe)(props), {})),
    );
  });

  it('generates the same CSS as Chakra for a recipe merged into another', () => {
    const merged = system.cva(buttonRecipe).merge(system.cva(custom));
    const expected = plain.cva(buttonRecipe).merge(plain.cva(custom));
    expect(system.css(merged({ variant: 'quiet' }))).toEqual(
      serialize(plain.css(expected({ variant: 'quiet' }))),
    );
  });

  it('resolves style properties like Chakra, with and without a recipe', () => {
    const properties = { marginTop: '4', color: 'magenta' };
    const expected = plain.css(plain.cva(buttonRecipe)({}), properties);
    expect(system.css(system.cva(buttonRecipe)({}), properties)).toEqual(expected);
    expect(system.css(properties)).toEqual(plain.css(properties));
  });

  it('returns the cached result when a recipe is resolved again', () => {
    const resolve = () => system.css(system.cva(custom)({}));
    expect(system.cva(custom)).toBe(system.cva(custom));
    expect(resolve()).toBe(resolve());
  });
});
