import { readSheet } from 'read-excel-file/node';
import type { Cell } from '../../domain/sheet/cells.js';
import { columnNumber } from '../../domain/sheet/columns.js';
import type { Table } from '../../domain/sheet/sheet-lines.js';
import { type Limits, Unreadable } from './reading.js';
import { unzip } from './unzip.js';

const MAX_MERGED = 200;
// A sheet that was once longer has many rows without a cell. Reading more of them takes too much memory.
const MAX_EMPTY_ROWS = 50_000;

export async function readXlsx(file: Buffer, limits: Limits): Promise<Table> {
  const entries = await unzip(file, limits.maxUnpackedBytes);
  if (!entries.has('xl/workbook.xml'))
    throw new Unreadable(entries.has('EncryptedPackage') ? 'encrypted' : 'not-a-list');
  const { formulas, merged } = factsOf(entries, limits);
  // The library unpacks the file again.
  entries.clear();
  const read = await sheetRows(file);
  // The library leaves out rows at the end that have no value.
  const length = Math.max(read.length, ...formulas.keys());
  const rows = Array.from({ length }, (_, at) => ({ row: at + 1, cells: (read[at] ?? []).map(cellOf) }))
    .map(({ row, cells }) => {
      for (const column of formulas.get(row) ?? []) {
        while (cells.length <= column) cells.push(null);
        cells[column] = { unreadable: 'formula', text: '' };
      }
      return { row, cells };
    })
    .filter(({ cells }) => cells.some((cell) => cell !== null && cell !== ''));
  if (rows.length > limits.maxRows + 1) throw new Unreadable('too-many-rows', String(rows.length - 1));
  return { rows, merged };
}

/** Returns what the library does not tell about the first sheet. */
function factsOf(entries: ReadonlyMap<string, Buffer>, { maxRows }: Limits) {
  const xml = entries.get(firstSheetOf(entries))?.toString() ?? '';
  const last = lastRowOf(xml);
  if (last > MAX_EMPTY_ROWS + maxRows) throw new Unreadable('empty-rows', String(last));
  return { formulas: formulasWithoutValue(xml), merged: mergedIn(xml) };
}

async function sheetRows(file: Buffer) {
  try {
    return await readSheet(file, { trim: false });
  } catch (error) {
    throw new Unreadable('broken', String(error));
  }
}

const cellOf = (cell: unknown): Cell => {
  if (cell instanceof Date) return { unreadable: 'date', text: cell.toISOString().slice(0, 10) };
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean' ? cell : null;
};

/** Returns the path of the first sheet, as the workbook and its relationships name it. */
function firstSheetOf(entries: ReadonlyMap<string, Buffer>): string {
  const workbook = entries.get('xl/workbook.xml')?.toString() ?? '';
  const relations = entries.get('xl/_rels/workbook.xml.rels')?.toString() ?? '';
  const id = /<(?:\w+:)?sheet\s[^>]*?\br:id="([^"]+)"/u.exec(workbook)?.[1] ?? '';
  const relation = [...relations.matchAll(/<Relationship\s[^>]*>/gu)].find(([tag]) =>
    tag.includes(`Id="${id}"`),
  );
  const target = /\bTarget="([^"]+)"/u.exec(relation?.[0] ?? '')?.[1] ?? '';
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

function lastRowOf(xml: string): number {
  let last = 0;
  for (const [, stated] of xml.matchAll(/<(?:\w+:)?row\b(?:[^>]*?\br="(\d+)")?/gu))
    last = Math.max(last + 1, Number(stated ?? 0));
  return last;
}

/** Returns the columns, from 0, of the cells whose formula has no value or an error, by their rows. */
function formulasWithoutValue(xml: string): ReadonlyMap<number, readonly number[]> {
  const found = new Map<number, number[]>();
  for (const [cell, column = '', row = '', content = ''] of xml.matchAll(
    /<c\b[^>]*?\br="([A-Z]+)(\d+)"[^>]*?(?:\/>|>(.*?)<\/c>)/gsu,
  ))
    if (/^<c\b[^>]*?\bt="e"/u.test(cell) || (content.includes('<f') && !/<v>[^<]|<is\b/u.test(content)))
      found.set(Number(row), [...(found.get(Number(row)) ?? []), columnNumber(column) - 1]);
  return found;
}

const mergedIn = (xml: string): string[] =>
  [...xml.matchAll(/<mergeCell\s[^>]*?\bref="([A-Z]+\d+:[A-Z]+\d+)"/gu)]
    .slice(0, MAX_MERGED)
    .map(([, range = '']) => range);
