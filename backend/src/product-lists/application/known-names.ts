import type { ProductName } from '../../catalog/index.js';
import { folded } from '../../platform/domain/text.js';
import { inTurns } from '../../platform/limiter/in-turns.js';
import { isBlank, type SheetRow, textOf } from '../domain/cells.js';
import { wordOf } from '../domain/columns.js';
import * as messages from '../domain/messages.js';
import { type NameAnswer, type Question, Questions } from '../domain/questions.js';
import type { Line } from '../domain/sheet-lines.js';

export interface Identified {
  readonly lines: readonly Line[];
  /** The names in the list that products of the shop have. */
  readonly named: readonly string[];
  /** The names of products that the list does not have, if it has others. */
  readonly missing: readonly string[];
}

// The first words of a name, by which nearly equal names are found.
const MAX_WORDS = 12;
const AT_ONCE = 500;

/** Puts the IDs of products to rows without one, by their names. Of such rows, only prices, units and quantities count. */
export async function identified(
  lines: readonly Line[],
  products: readonly ProductName[],
  categoryOf: (typed: string) => string | undefined,
  answer: NameAnswer,
): Promise<Identified> {
  const found = new Set(lines.map(({ cells }) => textOf(cells.id).trim().toLowerCase()));
  const byName = new Map<string, ProductName[]>();
  const similar = new Map<string, string>();
  const isNew = ({ kind, cells }: Line): boolean => kind === 'product' && isBlank(cells.id);
  for await (const some of inTurns(lines.some(isNew) ? products : [], AT_ONCE))
    for (const product of some) {
      for (const key of keysOf(product.name)) similar.set(key, product.name);
      if (found.has(product.id)) continue;
      for (const key of [folded(product.name), placeOf(product.name, product.category)])
        byName.set(key, [...(byName.get(key) ?? []).slice(0, 1), product]);
    }
  // How often the list has a name, in all categories and in one.
  const counts = new Map<string, number>();
  const named: string[] = [];
  const seen: { readonly line: Line; readonly name: string; readonly place: string }[] = [];
  for await (const some of inTurns(lines, AT_ONCE))
    for (const line of some) {
      const text = isNew(line) ? textOf(line.cells.name).trim() : '';
      const place = placeOf(text, categoryOf(textOf(line.cells.category).trim()) ?? '');
      const name = folded(text);
      seen.push({ line, name, place });
      if (!byName.has(name)) continue;
      named.push(text);
      for (const key of [name, place]) counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  let isLeftOut = false;
  const result: Line[] = [];
  for await (const some of inTurns(seen, AT_ONCE))
    for (const { line, name, place } of some) {
      const known = byName.get(name);
      if (line.kind === 'product') isLeftOut = known !== undefined && answer === 'skip';
      if (isLeftOut) continue;
      if (!known) result.push(name === '' ? line : withSimilar(line, name, similar));
      else if (answer !== 'update') result.push(line);
      else {
        // Products with one name are told apart by their categories.
        const key = known.length === 1 && counts.get(name) === 1 ? name : place;
        const [product, other] = byName.get(key) ?? [];
        if (product && !other && counts.get(key) === 1)
          result.push({ ...line, cells: pricesIn(line.cells, product), isByName: true });
        else result.push({ ...line, refusal: messages.nameTwice });
      }
    }
  const isPresent = ({ id, name }: ProductName): boolean => found.has(id) || counts.has(folded(name));
  const missing = products.filter((product) => !isPresent(product)).map(({ name }) => name);
  return { lines: result, named, missing: missing.length < products.length ? missing : [] };
}

function withSimilar(line: Line, name: string, similar: ReadonlyMap<string, string>): Line {
  const [near = name] = keysOf(name).flatMap((key) => similar.get(key) ?? []);
  return folded(near) === name ? line : { ...line, note: messages.similarTo(near) };
}

const placeOf = (name: string, category: string): string => `${folded(name)}\n${category}`;

const pricesIn = ({ price, from, unit, priceFor }: SheetRow, { id, name }: ProductName): SheetRow => ({
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
  const questions = new Questions({});
  questions.ask({
    key: 'names',
    text: messages.namesKnown(named.length),
    examples: named.slice(0, 3),
    labels: messages.NAMES,
    guess: 'update',
  });
  return questions.open[0] ?? null;
}
