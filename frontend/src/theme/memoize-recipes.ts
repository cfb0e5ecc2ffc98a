import type { SystemContext } from '@chakra-ui/react';
import { css as serialize, type CSSObject } from '@emotion/react';

/** The part of a recipe that Chakra's factory calls. Chakra's own type leaves `raw` and `merge` untyped. */
interface Recipe {
  (props?: object): object;
  raw(props?: object): object;
  merge(other: object): Recipe;
}
type CreateRecipe = (config: object) => Recipe;

function memoize<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, Value>();
  return (key) => {
    const value = cache.get(key) ?? make(key);
    cache.set(key, value);
    return value;
  };
}

const isEmpty = (style: object | undefined) => style === undefined || Object.keys(style).length === 0;

/**
 * Caches the resolved styles of recipes as CSS. Chakra's factory resolves a component's recipe three times on each
 * render. That is most of the work of hydrating a page on a phone. Recipes never change, so only elements with style
 * properties of their own are resolved on each render.
 */
export function memoizeRecipes(system: SystemContext): SystemContext {
  /** The styles that recipes have returned. */
  const resolved = new WeakSet<object>();
  const memoizeRecipe = (recipe: Recipe): Recipe => {
    const resolve = (props?: object) => {
      // Chakra caches the result of `raw`, so equal props give the same object.
      const style = recipe.raw(props);
      resolved.add(style);
      return style;
    };
    return Object.assign(resolve, recipe, {
      merge: memoize((other: object) => memoizeRecipe(recipe.merge(other))),
    });
  };
  const serializeOnce = memoize((style: object) => serialize(style as CSSObject));
  const css: SystemContext['css'] = (first = {}, ...more) =>
    resolved.has(first) && more.every(isEmpty) ? serializeOnce(first) : system.css(first, ...more);
  const createRecipe: unknown = system.cva;
  const cva: unknown = memoize((config: object) => memoizeRecipe((createRecipe as CreateRecipe)(config)));
  return { ...system, cva: cva as SystemContext['cva'], css };
}
