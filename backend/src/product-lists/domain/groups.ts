import type { Pricing } from '../../catalog/domain/pricing.js';
import { excerpt } from '../../platform/domain/text.js';
import { isBlank, isSameText, readCount, textOf } from './cells.js';
import { wordOf } from './columns.js';
import * as messages from './messages.js';
import type { Line } from './sheet-lines.js';

export interface Group {
  readonly product: Line;
  readonly tiers: readonly Line[];
  readonly extras: readonly Line[];
  readonly refusal?: string;
}

/** Rows that were copied and kept the ID of the product that they were copied from. */
export interface Copy {
  readonly lines: Line[];
  readonly own: Line;
  /** The product to which they probably belong. */
  readonly owner: Line;
}

/** A row of a price list without its product. */
export interface Stray {
  readonly line: Line;
  readonly refusal: string;
}

export const idOf = ({ cells }: Line): string => textOf(cells.id).trim().toLowerCase();

/** What the shop has stored of a product. */
interface Stored {
  readonly name: string;
  readonly pricing: Pick<Pricing, 'variants' | 'extras'> | null;
}

// More than a message names.
const MAX_NAMED = 25;

interface OpenGroup extends Group {
  readonly tiers: Line[];
  readonly extras: Line[];
  refusal?: string;
}

/**
 * Puts the rows of price lists to their products: to the product above, or by their ID wherever they are, as in a list
 * that was sorted. A copied row that kept its ID belongs to neither product.
 * @param stored the products of the shop by ID
 */
export function groupsOf(
  lines: readonly Line[],
  stored: ReadonlyMap<string, Stored>,
): { readonly groups: Group[]; readonly strays: Stray[]; readonly copies: readonly Copy[] } {
  const copies = new Map<OpenGroup, Copy>();
  const copied = (line: Line, own: Line, group: OpenGroup): void => {
    const copy = copies.get(group) ?? { lines: [], own, owner: group.product };
    copies.set(group, copy);
    copy.lines.push(line);
  };
  const byId = new Map<string, OpenGroup>();
  const groups = new Map<Line, OpenGroup>();
  for (const [id, rows] of Map.groupBy(lines.filter(isProduct), idOf)) {
    const own = rows.length === 1 ? rows[0] : rows.find((line) => isNamed(line, stored.get(id)));
    const first = rows.slice(0, MAX_NAMED);
    for (const line of rows) {
      const group: OpenGroup = { product: line, tiers: [], extras: [] };
      groups.set(line, group);
      if (id === '' || line === own) continue;
      const others = first.filter((other) => other !== line).map(({ row }) => String(row));
      group.refusal = own
        ? messages.idOfOther(nameIn(own), own.row)
        : messages.idTwice(messages.listOf(others));
      if (own) copied(line, own, group);
    }
    if (id !== '' && own) byId.set(id, groups.get(own) as OpenGroup);
  }

  const strays: Stray[] = [];
  const moved = new Map<Line, OpenGroup | undefined>();
  let above: OpenGroup | undefined;
  for (const line of lines) {
    const id = idOf(line);
    if (isProduct(line)) above = groups.get(line);
    else if (id === '' && line.isAfterIgnored) strays.push({ line, refusal: messages.afterIgnored });
    else if (above && (id === '' || (id === idOf(above.product) && (byId.get(id) ?? above) === above)))
      rowsFor(line, above).push(line);
    else moved.set(line, above);
  }
  const placed = new Map<OpenGroup, Map<string, Line>>();
  let torn = false;
  for (const [line, before] of moved) {
    const id = idOf(line);
    const own = byId.get(id);
    if (!own) {
      strays.push({ line, refusal: id === '' ? messages.withoutProduct : messages.tornRow });
      continue;
    }
    const rows = placed.get(own) ?? rowsByKey(own);
    placed.set(own, rows);
    const same = rows.get(keyOf(line));
    if (same) {
      strays.push({ line, refusal: messages.copiedRow(same.row, nameIn(own.product)) });
      if (before && before !== own) copied(line, own.product, before);
      if (before) before.refusal ??= messages.copiedRows(line.row, nameIn(own.product));
      continue;
    }
    rows.set(keyOf(line), line);
    rowsFor(line, own).push(line);
    torn = true;
  }
  const known = [...byId.values()];
  if (torn || known.some(hasFallingQuantities))
    for (const group of known) {
      const pricing = stored.get(idOf(group.product))?.pricing;
      if (pricing) restoreOrder(group, pricing);
    }
  return { groups: lines.flatMap((line) => groups.get(line) ?? []), strays, copies: [...copies.values()] };
}

const isProduct = ({ kind }: Line): boolean => kind === 'product';
const nameIn = ({ cells }: Line): string => excerpt(textOf(cells.name).trim());
const isNamed = ({ cells }: Line, stored: Stored | undefined): boolean =>
  stored !== undefined && wordOf(textOf(cells.name)) === wordOf(stored.name);
const rowsFor = ({ kind }: Line, group: OpenGroup): Line[] => (kind === 'extra' ? group.extras : group.tiers);
/** What a product has once: a quantity of a variant, or an extra. */
const keyOf = ({ kind, cells }: Line): string =>
  [kind, wordOf(textOf(cells.name)), kind === 'tier' ? textOf(cells.from).trim() : ''].join('\n');

/** Of rows with the same key, the first is found. */
const rowsByKey = ({ tiers, extras }: OpenGroup): Map<string, Line> =>
  new Map([...tiers, ...extras].reverse().map((line) => [keyOf(line), line]));

/** Whether a spreadsheet has sorted the rows of a choice. */
const hasFallingQuantities = ({ tiers }: OpenGroup): boolean =>
  tiers.some((line, at) => {
    const above = tiers[at - 1];
    const isSame = above && isSameText(above.cells.name, line.cells.name);
    return isSame && idOf(above) === idOf(line) && idOf(line) !== '' && fromOf(above) > fromOf(line);
  });

const fromOf = ({ cells }: Line): number => Number(readCount(cells.from)) || 0;

/** Puts the rows into the order of the stored price list, and new ones last. */
function restoreOrder({ tiers, extras }: OpenGroup, stored: NonNullable<Stored['pricing']>): void {
  const placeIn = (named: readonly { readonly name: string | null }[]) => {
    const places = new Map(named.map(({ name }, place) => [name ?? '', place]));
    return ({ cells }: Line): number => places.get(textOf(cells.name).trim()) ?? places.size;
  };
  const [ofVariant, ofExtra] = [placeIn(stored.variants), placeIn(stored.extras)];
  tiers.sort((a, b) => ofVariant(a) - ofVariant(b) || fromOf(a) - fromOf(b));
  extras.sort((a, b) => ofExtra(a) - ofExtra(b));
}

/** Returns the rows without the IDs of those that were copied, so that they belong to the product above. */
export function withoutCopiedIds(lines: readonly Line[], copies: readonly Copy[]): Line[] {
  const copied = new Set(copies.flatMap((copy) => copy.lines.map(({ row }) => row)));
  return lines.map((line) => (copied.has(line.row) ? { ...line, cells: { ...line.cells, id: null } } : line));
}

export const hasCell = ({ cells }: Line, column: keyof Line['cells']): boolean => !isBlank(cells[column]);
