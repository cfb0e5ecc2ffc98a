import type { SystemContext } from '@chakra-ui/react';
import { css as serialize, type CSSObject } from '@emotion/react';

/** What the factory calls of a recipe; Chakra's own type leaves `raw` and `merge` open. */
interface Recipe {
  (props?: object): object;
  raw(props?: object): object;
  merge(other: object): Recipe;
}
type CreateRecipe = (config: object) => Recipe;

function remember<Key extends object, Value>(make: (key: Key) => Value): (key: Key) => Value {
  const known = new WeakMap<Key, Value>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

const isEmpty = (style: object | undefined) => style === undefined || Object.keys(style).length === 0;

/**
 * Chakra's factory works out a component's recipe anew, three times over, each time that one of them is drawn: most
 * of the work of hydrating a page on a phone. Recipes never change, so what one came to is kept, already written out
 * as CSS; only an element with style properties of its own is still worked out.
 */
export function remembered(system: SystemContext): SystemContext {
  const finished = new WeakSet<object>();
  const once = (recipe: Recipe): Recipe => {
    const resolve = (props?: object) => {
      const style = recipe.raw(props);
      finished.add(style);
      return style;
    };
    return Object.assign(resolve, recipe, { merge: remember((other: object) => once(recipe.merge(other))) });
  };
  const written = remember((style: object) => serialize(style as CSSObject));
  const css: SystemContext['css'] = (first = {}, ...more) =>
    finished.has(first) && more.every(isEmpty) ? written(first) : system.css(first, ...more);
  const createRecipe: unknown = system.cva;
  const cva: unknown = remember((config: object) => once((createRecipe as CreateRecipe)(config)));
  return { ...system, cva: cva as SystemContext['cva'], css };
}
