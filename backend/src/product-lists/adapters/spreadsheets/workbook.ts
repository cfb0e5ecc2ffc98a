import { posix } from 'node:path';
import { Unreadable } from './reading.js';
import { readXml } from './read-xml.js';
import type { Parts } from './zip-parts.js';

export interface Workbook {
  /** The visible sheets with cells. */
  readonly sheets: readonly { readonly name: string; readonly path: string }[];
  /** The names of the other sheets. */
  readonly hidden: readonly string[];
  /** The texts that cells name by number. */
  readonly strings: readonly string[];
  /** The styles that show a number as a date or time. */
  readonly dateStyles: ReadonlySet<number>;
  /** The days from the first day of the dates to 1970. */
  readonly epoch: number;
}

// More than a list needs, and longer than a cell of a spreadsheet is.
const MAX_STRINGS = 1_000_000;
const MAX_CHARACTERS = 40_000;
const MAX_ITEMS = 100_000;
const MAX_NAME = 255;
const [EPOCH_1900, EPOCH_1904] = [25_569, 24_107];

/** @throws Unreadable if the archive is no workbook. */
export async function readWorkbook(parts: Parts): Promise<Workbook> {
  const root = await relationsOf(parts, '');
  const path = root.find(({ type }) => type === 'officeDocument')?.path ?? 'xl/workbook.xml';
  if (!parts.has(path) || !path.endsWith('.xml')) throw new Unreadable('not-a-list');
  const relations = await relationsOf(parts, path);
  const worksheets = new Map(
    relations.filter(({ type }) => type === 'worksheet').map((one) => [one.id, one.path]),
  );
  const sheets: Workbook['sheets'][number][] = [];
  const hidden: string[] = [];
  let epoch = EPOCH_1900;
  await readXml(parts.textOf(path), {
    open: (tag, attributes) => {
      const { date1904 = '', state = 'visible', name = '' } = attributes;
      if (tag === 'workbookPr' && /^(?:1|true)$/u.test(date1904)) epoch = EPOCH_1904;
      if (tag !== 'sheet') return;
      if (state !== 'visible') return keep(hidden, name.slice(0, MAX_NAME));
      const [, id = ''] = Object.entries(attributes).find(([key]) => key.endsWith(':id')) ?? [];
      const found = worksheets.get(id);
      if (found !== undefined) keep(sheets, { name: name.slice(0, MAX_NAME), path: found });
    },
  });
  if (sheets.length === 0) throw new Unreadable('not-a-list');
  const pathOf = (type: string) =>
    relations.find((one) => one.type === type && parts.has(one.path))?.path ?? '';
  const strings = await stringsIn(parts, pathOf('sharedStrings'));
  return { sheets, hidden, strings, dateStyles: await dateStylesIn(parts, pathOf('styles')), epoch };
}

/** Adds to a list that a file must not make too long. */
function keep<Item>(items: Item[], item: Item, max = MAX_ITEMS): void {
  if (items.length === max) throw new Unreadable('too-many-cells');
  items.push(item);
}

/** Returns which files belong to a file of the archive; '' stands for the archive. */
async function relationsOf(parts: Parts, path: string) {
  const folder = posix.dirname(path);
  const file = posix.join(folder, '_rels', `${posix.basename(path)}.rels`);
  const found: { readonly id: string; readonly type: string; readonly path: string }[] = [];
  if (!parts.has(file)) return found;
  await readXml(parts.textOf(file), {
    open: (tag, { Id: id = '', Type: type = '', Target: target = '' }) => {
      if (tag !== 'Relationship') return;
      const to = target.replaceAll('\\', '/');
      // The types of strict workbooks begin in another way.
      const kind = type.slice(type.lastIndexOf('/') + 1);
      keep(found, { id, type: kind, path: to.startsWith('/') ? to : posix.join(folder, to) });
    },
  });
  return found;
}

async function stringsIn(parts: Parts, path: string): Promise<string[]> {
  const strings: string[] = [];
  const text = new CellText();
  if (path === '') return strings;
  await readXml(parts.textOf(path), {
    open: (tag) => text.open(tag),
    text: (typed) => text.add(typed),
    close: (tag) => {
      text.close(tag);
      if (tag === 'si') keep(strings, text.take(), MAX_STRINGS);
      return true;
    },
  });
  return strings;
}

/** The text of a cell, of all its runs, without how it is pronounced. */
export class CellText {
  private text = '';
  private isPart = false;
  private isPhonetic = false;

  open(tag: string): void {
    if (tag === 'rPh') this.isPhonetic = true;
    this.isPart = (tag === 't' || tag === 'v') && !this.isPhonetic;
  }

  add(typed: string): void {
    if (this.isPart && this.text.length < MAX_CHARACTERS) this.text += typed.slice(0, MAX_CHARACTERS);
  }

  close(tag: string): void {
    if (tag === 'rPh') this.isPhonetic = false;
    this.isPart = false;
  }

  /** Returns the text, with the characters that are escaped because XML cannot contain them. */
  take(): string {
    const { text } = this;
    this.text = '';
    return text.replace(/_x([\dA-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  }
}

async function dateStylesIn(parts: Parts, path: string): Promise<Set<number>> {
  const dates = new Set<number>();
  const formats = new Map<string, string>();
  let style = -1;
  let isOfCells = false;
  if (path === '') return dates;
  await readXml(parts.textOf(path), {
    open: (tag, { numFmtId: format = '0', formatCode: code = '' }) => {
      if (tag === 'cellXfs') isOfCells = true;
      if (tag === 'numFmt' && formats.size < MAX_ITEMS) formats.set(format, code.slice(0, MAX_NAME));
      if (tag !== 'xf' || !isOfCells) return;
      style += 1;
      if (isDate(Number(format), formats.get(format)) && dates.size < MAX_ITEMS) dates.add(style);
    },
    close: (tag) => {
      if (tag === 'cellXfs') isOfCells = false;
      return true;
    },
  });
  return dates;
}

// The formats of dates and times that every spreadsheet knows.
const KNOWN_DATES = [
  [14, 22],
  [27, 36],
  [45, 47],
  [50, 58],
] as const;

function isDate(format: number, code: string | undefined): boolean {
  if (code !== undefined) return /[dmyhs]/iu.test(code.replace(/"[^"]*"|\[[^\]]*\]|[\\_*]./gu, ''));
  return KNOWN_DATES.some(([first, last]) => format >= first && format <= last);
}
