import { isBlank, type SheetRow, textOf } from './cells.js';
import { wordOf } from './columns.js';
import { folded } from './own-list.js';
import * as messages from './messages.js';
import type { NameAnswer, Question } from './questions.js';
import type { Line } from './sheet-lines.js';

export interface KnownProduct {
  readonly id: string;
  readonly name: string;
  /** The slug of its category. */
  readonly category: string;
}

export interface Identified {
  readonly lines: readonly Line[];
  /** The names in the list that products of the shop have. */
  readonly named: readonly string[];
  /** The names of products that the list does not have, if it has others. */
  readonly missing: readonly string[];
}

// The first words of a name, by which nearly equal names are found.
const MAX_WORDS = 12;

/** Puts the IDs of products to rows without one, by their names. Of such rows, only prices, units and quantities count. */
export function identified(
  lines: readonly Line[],
  products: readonly KnownProduct[],
  categoryOf: (typed: string) => string | undefined,
  answer: NameAnswer,
): Identified {
  const present = new Set(lines.map(({ cells }) => textOf(cells.id).trim().toLowerCase()));
  const byName = Map.groupBy(
    products.filter(({ id }) => !present.has(id)),
    ({ name }) => folded(name),
  );
  const similar = new Map(products.flatMap((one) => keysOf(one.name).map((key) => [key, one.name])));
  const isNew = ({ kind, cells }: Line): boolean => kind === 'product' && isBlank(cells.id);
  const twins = Map.groupBy(lines.filter(isNew), ({ cells }) => folded(textOf(cells.name)));
  const found = new Set(present);
  const named: string[] = [];
  let isLeftOut = false;
  const result = lines.flatMap((line): Line[] => {
    if (line.kind !== 'product') return isLeftOut ? [] : [line];
    isLeftOut = false;
    const name = folded(textOf(line.cells.name));
    const known = isNew(line) && name !== '' ? (byName.get(name) ?? []) : [];
    if (!isNew(line) || name === '') return [line];
    if (known.length === 0) {
      const near = keysOf(name).flatMap((key) => similar.get(key) ?? [])[0];
      return [
        near === undefined || folded(near) === name ? line : { ...line, note: messages.similarTo(near) },
      ];
    }
    for (const { id } of known) found.add(id);
    named.push(textOf(line.cells.name).trim());
    isLeftOut = answer === 'skip';
    if (answer !== 'update') return isLeftOut ? [] : [line];
    const inCategory = (one: Line): string | undefined => categoryOf(textOf(one.cells.category).trim());
    const twinsOf = twins.get(name) ?? [];
    const isAlone = known.length === 1 && twinsOf.length === 1;
    const own = known.filter(({ category }) => isAlone || category === inCategory(line));
    const rivals = isAlone ? [line] : twinsOf.filter((one) => inCategory(one) === inCategory(line));
    const [product] = own;
    if (!product || own.length > 1 || rivals.length > 1)
      return [{ ...line, refusal: messages.nameTwice(known.length) }];
    return [{ ...line, cells: pricesIn(line.cells, product), isByName: true }];
  });
  const isKnown = products.some(({ id }) => found.has(id));
  return {
    lines: result,
    named,
    missing: isKnown ? products.flatMap(({ id, name }) => (found.has(id) ? [] : [name])) : [],
  };
}

const pricesIn = ({ price, from, unit, priceFor }: SheetRow, { id, name }: KnownProduct): SheetRow => ({
  id,
  name,
  ...(price !== undefined && { price }),
  ...(from !== undefined && { from }),
  ...(!isBlank(unit) && { unit }),
  ...(priceFor !== undefined && { priceFor }),
});

/** What nearly equal names have in common: the letters, the words in any order, or the first words. */
function keysOf(name: string): string[] {
  const words = wordOf(name).split(' ').slice(0, MAX_WORDS);
  const starts = words.slice(2).map((_, at) => words.slice(0, at + 2).join(' '));
  return [words.join(''), words.toSorted().join(' '), words.join(' '), ...starts];
}

export function questionOf({ named }: Identified): Question | null {
  if (named.length === 0) return null;
  return {
    key: 'names',
    kind: 'names',
    text: messages.namesKnown(named.length),
    examples: named.slice(0, 3),
    options: Object.entries(messages.NAMES).map(([value, label]) => ({ value, label })),
    value: 'update',
    isRequired: false,
    note: null,
  };
}
