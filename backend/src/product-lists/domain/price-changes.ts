import { groupDigits } from '../../platform/domain/rupiah.js';
import type { PriceExtra, Pricing } from '../../catalog/domain/pricing.js';
import { textOf } from './cells.js';
import { type Column, PER_WORDS } from './columns.js';
import type { Group } from './groups.js';
import type { Line } from './sheet-lines.js';

export interface FieldChange {
  /** `pricing` stands for a removed row of the price list, or for another order of its rows. */
  readonly field: Column | 'pricing';
  readonly from: string;
  readonly to: string;
}

interface PriceChanges {
  readonly changes: ReadonlyMap<number, readonly FieldChange[]>;
  readonly newRows: ReadonlySet<number>;
}

/** A row of a price list as text, by what identifies it. */
type Shown = ReadonlyMap<string, Partial<Record<Column, string>>>;

export function changesOfPrices(group: Group, before: Pricing | null, after: Pricing | null): PriceChanges {
  const changes = new Map<number, FieldChange[]>();
  const newRows = new Set<number>();
  const [old, next] = [shown(before), shown(after)];
  const lines = linesOf(group, after);
  for (const [key, row] of next) {
    const line = lines.get(key);
    const stored = old.get(key);
    if (!line || line === group.product) continue;
    if (!stored) newRows.add(line.row);
    const columns = Object.keys(row) as Column[];
    const differing = columns
      .map((field) => ({ field, from: stored?.[field] ?? '', to: row[field] ?? '' }))
      .filter(({ from, to }) => from !== to);
    if (differing.length > 0) changes.set(line.row, differing);
  }
  const removed = [...old.keys()].filter((key) => !next.has(key));
  const ofProduct: FieldChange[] = removed.map((key) => ({ field: 'pricing', from: key, to: '' }));
  if (before && after && !ofProduct.length && !newRows.size && isReordered(old, next))
    ofProduct.push({ field: 'pricing', from: [...old.keys()].join('; '), to: [...next.keys()].join('; ') });
  if (ofProduct.length > 0) changes.set(group.product.row, ofProduct);
  return { changes, newRows };
}

const isReordered = (old: Shown, next: Shown): boolean =>
  [...old.keys()].join('\n') !== [...next.keys()].join('\n');

function shown(pricing: Pricing | null): Shown {
  const rows = new Map<string, Partial<Record<Column, string>>>();
  for (const { name, note, tiers } of pricing?.variants ?? [])
    tiers.forEach(({ from, price }, position) =>
      rows.set(tierKey(name, from), {
        price: String(price),
        ...(position === 0 && { description: note ?? '' }),
      }),
    );
  for (const extra of pricing?.extras ?? [])
    rows.set(extraKey(extra), { price: String(extra.price), per: PER_WORDS[extra.per][0] });
  return rows;
}

const tierKey = (name: string | null, from: number): string =>
  name === null ? groupDigits(from) : `${name}, ${groupDigits(from)}`;
const extraKey = ({ name }: PriceExtra): string => `+ ${name}`;

/** Finds the row of the sheet for each row of the price list that was read from it. */
function linesOf({ product, tiers, extras }: Group, after: Pricing | null): ReadonlyMap<string, Line> {
  const inline = textOf(product.cells.from).trim() === '' ? [] : [product];
  const rows = [...inline, ...tiers];
  const found = new Map<string, Line>();
  let position = 0;
  for (const { name, tiers: read } of after?.variants ?? [])
    for (const { from } of read) {
      const line = rows[position];
      if (line) found.set(tierKey(name, from), line);
      position += 1;
    }
  after?.extras.forEach((extra, at) => {
    const line = extras[at];
    if (line) found.set(extraKey(extra), line);
  });
  return found;
}
