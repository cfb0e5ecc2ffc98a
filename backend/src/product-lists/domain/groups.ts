import { isBlank, textOf } from './cells.js';
import * as messages from './messages.js';
import type { Line } from './sheet-lines.js';

export interface Group {
  readonly product: Line;
  readonly tiers: readonly Line[];
  readonly extras: readonly Line[];
  readonly refusal?: string;
}

/** A row of a price list without its product. */
export interface Stray {
  readonly line: Line;
  readonly refusal: string;
}

export const idOf = ({ cells }: Line): string => textOf(cells.id).trim().toLowerCase();

/** Puts rows of price lists to the product above. A row that names another product was torn off by sorting. */
export function groupsOf(lines: readonly Line[]): { readonly groups: Group[]; readonly strays: Stray[] } {
  const groups: { product: Line; tiers: Line[]; extras: Line[]; refusal?: string }[] = [];
  const strays: Stray[] = [];
  const firstRows = new Map<string, number>();
  const tornRows = new Map<string, number>();
  for (const line of lines) {
    const id = idOf(line);
    const group = groups.at(-1);
    if (line.kind === 'product') {
      const before = firstRows.get(id);
      groups.push({
        product: line,
        tiers: [],
        extras: [],
        ...(id !== '' && before !== undefined && { refusal: messages.idTwice(before) }),
      });
      if (before === undefined) firstRows.set(id, line.row);
    } else if (!group) strays.push({ line, refusal: messages.withoutProduct });
    else if (id !== '' && id !== idOf(group.product)) {
      if (!tornRows.has(id)) tornRows.set(id, line.row);
      strays.push({ line, refusal: messages.tornRow });
    } else (line.kind === 'tier' ? group.tiers : group.extras).push(line);
  }
  for (const group of groups) {
    const torn = tornRows.get(idOf(group.product));
    if (torn !== undefined) group.refusal ??= messages.torn(torn);
  }
  return { groups, strays };
}

export const hasCell = ({ cells }: Line, column: keyof Line['cells']): boolean => !isBlank(cells[column]);
