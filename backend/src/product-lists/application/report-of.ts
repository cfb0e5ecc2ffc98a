import { DomainError } from '../../platform/domain/domain-error.js';
import { excerpt, shortened } from '../../platform/domain/text.js';
import { inTurns } from '../../platform/limiter/in-turns.js';
import { textOf } from '../domain/cells.js';
import { COLUMN_LABELS } from '../domain/columns.js';
import type { ImportReport, LineStatus, ReportedRow } from '../domain/import-report.js';
import { questionOf } from './known-names.js';
import * as messages from '../domain/messages.js';
import type { FieldChange } from '../domain/price-changes.js';
import type { Line, Sheet } from '../domain/sheet-lines.js';
import type { Evaluated, EvaluatedGroup } from './import-evaluation.js';

const MAX_SHOWN = 300;
const GROUPS_AT_ONCE = 500;
const ROWS_AT_ONCE = 500;
const MAX_BYTES = 1024 * 1024;
const MORE_BYTES_PER_ROW = 200;
// What is shown of each row if a report would have more bytes.
const BRIEF = { name: 60, text: 40, changes: 2, problems: 1 };

/** The row that the owner sees in her sheet. */
export const sheetRowOf = ({ row, sheetRow = row }: Line): number => sheetRow;

export const nameOf = ({ cells }: Line): string => shortened(textOf(cells.name).trim(), MAX_SHOWN);

/** Returns what the owner reads about each row of a list. */
export async function reportOf(
  { groups, strays, names }: Evaluated,
  { ignored, notes, questions, recognized }: Sheet,
): Promise<ImportReport> {
  const counts = { new: 0, changed: 0, same: 0, refused: strays.length, ignored: ignored.length };
  for (const { verdict } of groups) counts[verdict.status] += 1;
  const newCategories = Map.groupBy(
    groups.filter(({ verdict }) => verdict.newCategory !== undefined),
    ({ verdict }) => verdict.newCategory ?? '',
  );
  const products: ReportedRow[] = [];
  for await (const some of inTurns(groups, GROUPS_AT_ONCE)) products.push(...some.flatMap(rowsOfGroup));
  const rows = [
    ...products,
    ...strays.map(({ line, refusal }) => ({
      ...rowOf(line, null),
      status: 'refused' as const,
      problems: [{ field: null, message: refusal }],
    })),
    ...ignored.map(({ row, sheet = null, sheetRow = row, text, reason }) => ({
      row,
      sheet,
      sheetRow,
      product: null,
      kind: null,
      name: shortened(text, MAX_SHOWN),
      status: 'ignored' as const,
      changes: [],
      problems: [],
      note: reason,
    })),
  ].sort((a, b) => a.row - b.row);
  const report = {
    counts,
    newCategories: [...newCategories].map(([name, at]) => ({
      name,
      rows: at.map(({ group }) => group.product.row),
    })),
    notes: names.missing.length > 0 ? [...notes, missingOf(names.missing)] : notes,
    questions,
    recognized,
    names: questionOf(names),
    rows,
  };
  if (await fits(report)) return report;
  const brief = { ...report, notes: [messages.reportIsBrief, ...report.notes], rows: rows.map(inBrief) };
  if (await fits(brief)) return brief;
  throw new DomainError('too-large', messages.reportTooLarge);
}

const missingOf = (names: readonly string[]): string =>
  messages.missing(names.length, messages.listOf(names.map((name) => excerpt(name))));

async function fits({ rows, newCategories, notes }: ImportReport): Promise<boolean> {
  let left = MAX_BYTES + MORE_BYTES_PER_ROW * rows.length;
  for (const lists of [newCategories, notes, rows])
    for await (const some of inTurns<unknown>(lists, ROWS_AT_ONCE))
      left -= Buffer.byteLength(JSON.stringify(some));
  return left >= 0;
}

const inBrief = (row: ReportedRow): ReportedRow => ({
  ...row,
  name: shortened(row.name, BRIEF.name),
  changes: row.changes.slice(0, BRIEF.changes).map(({ field, from, to }) => ({
    field,
    from: shortened(from, BRIEF.text),
    to: shortened(to, BRIEF.text),
  })),
  problems: row.problems.slice(0, BRIEF.problems),
});

function rowsOfGroup({ group, verdict }: EvaluatedGroup): ReportedRow[] {
  const { problems, changes, newRows, status, needsShopImage } = verdict;
  const { product } = group;
  const own = problems.of(product.row);
  const elsewhere = [...group.tiers, ...group.extras].find(({ row }) => problems.of(row).length > 0);
  return [
    {
      ...rowOf(product, null),
      status,
      changes: shown(changes.get(product.row)),
      problems:
        own.length === 0 && elsewhere !== undefined
          ? [{ field: null, message: messages.rowOfProduct(sheetRowOf(elsewhere)) }]
          : own,
      note:
        [product.note ?? [], needsShopImage && status === 'new' ? messages.hiddenWithoutPhoto : []]
          .flat()
          .join('. ') || null,
    },
    ...[...group.tiers, ...group.extras].map((line) => {
      const differing = changes.get(line.row);
      return {
        ...rowOf(line, product.row),
        name: [nameOf(line), quantityOf(line)].filter(Boolean).join(', '),
        status: status === 'changed' ? statusOf(newRows.has(line.row), differing !== undefined) : status,
        changes: shown(differing),
        problems: problems.of(line.row),
      };
    }),
  ];
}

function quantityOf({ cells }: Line): string {
  const from = shortened(textOf(cells.from).trim(), MAX_SHOWN);
  return from && `${COLUMN_LABELS.from} ${from}`;
}

const statusOf = (isNew: boolean, differs: boolean): LineStatus =>
  isNew ? 'new' : differs ? 'changed' : 'same';

const rowOf = (line: Line, product: number | null): ReportedRow => ({
  row: line.row,
  sheet: line.sheet ?? null,
  sheetRow: sheetRowOf(line),
  product,
  kind: line.kind,
  name: nameOf(line),
  status: 'same',
  changes: [],
  problems: [],
  note: null,
});

const shown = (changes: readonly FieldChange[] = []): FieldChange[] =>
  changes.map(({ field, from, to }) => ({
    field,
    from: shortened(from, MAX_SHOWN),
    to: shortened(to, MAX_SHOWN),
  }));
