import { describe, expect, it } from '@jest/globals';
import { textCell, workbookOf, zipOf } from '../../testing/xlsx-files.js';
import { openFile, readList } from './read-file.js';
import { WHOLE } from './reading.js';

const MEGABYTE = 1024 * 1024;
const read = async (file: Buffer | string) => {
  const book = await openFile(Buffer.from(file));
  return book.table(book.sheets[0] ?? '', WHOLE);
};
const cellsOf = async (file: Buffer | string) => (await read(file)).rows.map(({ cells }) => cells);
const list = 'Nama;Harga\r\nKafé;35000\r\n';
const expected = [
  ['Nama', 'Harga'],
  ['Kafé', '35000'],
];
const utf16 = (text: string) => Buffer.from(text, 'utf16le');
/** Puts an entry first that the archive's directory does not list. */
function withUnlistedEntry(archive: Buffer, content: string): Buffer {
  const other = zipOf({ 'xl/sharedStrings.xml': content });
  return Buffer.concat([other.subarray(0, other.indexOf('504b0102', 'hex')), archive]);
}
const heading = `<row r="1">${textCell('A1', 'Nama')}${textCell('B1', 'Harga')}</row>`;

describe('openFile', () => {
  it.each([
    ['UTF-8 with a byte order mark', `\uFEFF${list}`],
    ['windows-1252', Buffer.from(list, 'latin1')],
    ['UTF-16', utf16(`\uFEFF${list}`)],
    ['big-endian UTF-16', utf16(`\uFEFF${list}`).swap16()],
    ['UTF-16 without a byte order mark', utf16(list)],
    ['commas', list.replaceAll(';', ',')],
    ['tabs', list.replaceAll(';', '\t')],
    ['a stated delimiter', `sep=|\n${list.replaceAll(';', '|')}`],
    ['line feeds', list.replaceAll('\r', '')],
  ])('reads CSV with %s', async (_, file) => {
    expect(await cellsOf(file)).toEqual(expected);
  });

  it('removes one apostrophe of a text, and counts rows as spreadsheets do', async () => {
    const { rows } = await read("Nama;Harga\n\n''Kopi';'=1\n\"a\nb\";2\n");
    expect(rows).toEqual([
      { row: 1, cells: ['Nama', 'Harga'] },
      { row: 3, cells: ["'Kopi'", '=1'] },
      { row: 4, cells: ['a\nb', '2'] },
    ]);
  });

  it('names merged cells, formulas without a value and dates in the first sheet', async () => {
    const broken = '<row r="4"><c r="B4" t="e"><f>1/0</f><v>#DIV/0!</v></c></row>';
    const rows = `${heading}<row r="3">${textCell('A3', 'Mug')}<c r="B3"><f>1+1</f></c></row>${broken}`;
    const file = workbookOf(rows, '<mergeCells><mergeCell ref="B3:B4"/></mergeCells>');
    expect(await read(file)).toEqual({
      rows: [
        { row: 1, cells: ['Nama', 'Harga'] },
        { row: 3, cells: ['Mug', { unreadable: 'formula', text: '' }] },
        { row: 4, cells: [null, { unreadable: 'formula', text: '' }] },
      ],
      merged: ['B3:B4'],
      hidden: [],
    });
    expect((await readList(file)).notes).toEqual([
      'Baris kosong dilewati: 2',
      'Sel yang digabung hanya dibaca di sel pertamanya: B3:B4',
    ]);
  });

  it.each([
    ['empty', Buffer.alloc(0)],
    ['encrypted', Buffer.from('d0cf11e0a1b11ae1', 'hex')],
    ['pdf', '%PDF-1.7'],
    ['image', Buffer.from('ffd8ffe000104a464946', 'hex')],
    ['not-a-list', Buffer.from([1, 2, 3, 0, 4, 5, 6, 7, 8, 9])],
    ['not-a-list', zipOf({ 'a.txt': 'x' })],
    ['broken', workbookOf(heading).subarray(0, 400)],
    ['broken', 'Nama;Harga\n"Mug;1\n'],
    ['unpacks-too-large', workbookOf(' '.repeat(51 * MEGABYTE))],
    ['unpacks-too-large', workbookOf(' '.repeat(51 * MEGABYTE), '', 10)],
    ['broken', withUnlistedEntry(workbookOf(heading), ' '.repeat(51 * MEGABYTE))],
    ['empty-rows', workbookOf('<row/>'.repeat(2_000_000))],
    ['empty-rows', workbookOf(`${heading}<row r="1048576">${textCell('A1048576', 'x')}</row>`)],
    ['too-many-rows', `Nama;Harga\n${'Mug;1\n'.repeat(5001)}`],
  ])('refuses a file as %s', async (reason, file) => {
    await expect(read(file)).rejects.toMatchObject({ reason });
  });

  it('reads 5,000 rows, and ignores 2,000,000 empty rows at the end of CSV', async () => {
    const { rows } = await read(`Nama;Harga\n${'Mug;1\n'.repeat(5000)}${'\n'.repeat(2_000_000)}`);
    expect(rows).toHaveLength(5001);
  });
});
