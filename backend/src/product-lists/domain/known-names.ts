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
  const free = products.filter(({ id }) => !present.has(id));
  const byName = Map.groupBy(free, ({ name }) => folded(name));
  const byPlace = Map.groupBy(free, ({ name, category }) => placeOf(name, category));
  const similar = new Map(products.flatMap((one) => keysOf(one.name).map((key) => [key, one.name])));
  const nameOf = ({ cells }: Line): string => textOf(cells.name).trim();
  const isNamed = (line: Line): boolean =>
    line.kind === 'product' && isBlank(line.cells.id) && nameOf(line) !== '';
  const place = (line: Line): string =>
    placeOf(nameOf(line), categoryOf(textOf(line.cells.category).trim()) ?? '');
  const named = lines.filter((line) => isNamed(line) && byName.has(folded(nameOf(line))));
  const rows = { name: Map.groupBy(named, (line) => folded(nameOf(line))), place: Map.groupBy(named, place) };
  const found = new Set(present);
  for (const name of rows.name.keys()) for (const { id } of byName.get(name) ?? []) found.add(id);
  let isLeftOut = false;
  const result = lines.flatMap((line): Line[] => {
    if (line.kind !== 'product') return isLeftOut ? [] : [line];
    isLeftOut = false;
    if (!isNamed(line)) return [line];
    const name = folded(nameOf(line));
    const known = byName.get(name);
    if (!known) {
      const near = keysOf(name).flatMap((key) => similar.get(key) ?? [])[0];
      return [
        near === undefined || folded(near) === name ? line : { ...line, note: messages.similarTo(near) },
      ];
    }
    isLeftOut = answer === 'skip';
    if (answer !== 'update') return isLeftOut ? [] : [line];
    // Products with one name are told apart by their categories.
    const isOnly = known.length === 1 && rows.name.get(name)?.length === 1;
    const own = isOnly ? known : (byPlace.get(place(line)) ?? []);
    const isOnlyRow = isOnly || rows.place.get(place(line))?.length === 1;
    const [product, other] = own;
    if (!product || other || !isOnlyRow) return [{ ...line, refusal: messages.nameTwice(known.length) }];
    return [{ ...line, cells: pricesIn(line.cells, product), isByName: true }];
  });
  const isKnown = products.some(({ id }) => found.has(id));
  return {
    lines: result,
    named: named.map(nameOf),
    missing: isKnown ? products.flatMap(({ id, name }) => (found.has(id) ? [] : [name])) : [],
  };
}

const placeOf = (name: string, category: string): string => `${folded(name)}\n${category}`;

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
  return [words.join(''), [...words].sort().join(' '), words.join(' '), ...starts];
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
