import { describe, expect, it } from '@jest/globals';
import { HOSTILE_LISTS } from '../../testing/hostile-lists.js';
import { partsOf, textCell, workbookOf, zipOf } from '../../testing/xlsx-files.js';
import { openFile, readList } from './read-file.js';
import { WHOLE } from './reading.js';

type Parts = Readonly<Record<string, string>>;

const row = (number: number, ...cells: string[]): string =>
  `<row r="${String(number)}">${cells.join('')}</row>`;
const HEADING = row(1, textCell('A1', 'Nama'), textCell('B1', 'Harga'));
const GOOD = row(2, textCell('A2', 'Mug'), '<c r="B2"><v>35000</v></c>');
const parts = partsOf(HEADING + GOOD);
const renamed = (change: (name: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, content]) => [change(name), content]));
const rewritten = (change: (content: string) => string): Parts =>
  Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, change(content)]));
const utf16 = (content: string) => Buffer.from(`\uFEFF${content}`, 'utf16le');
const sheet = (name: string, id: string, state = ''): string =>
  `<sheet name="${name}" r:id="${id}" ${state}/>`;

/** A workbook with the sheets of the parts, in this order. */
function workbookWith(sheets: string, more: Parts): Buffer {
  const relation = (id: string) =>
    `<Relationship Id="${id}" Type="x/${id.startsWith('c') ? 'chartsheet' : 'worksheet'}" Target="/xl/${id}.xml"/>`;
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${sheets}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${['s1', 's2', 'c1'].map(relation).join('')}</Relationships>`,
    ...more,
  });
}
const worksheet = (rows: string): string => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;
const LIST = { 'xl/s2.xml': worksheet(HEADING + GOOD) };
const OTHER = { 'xl/s1.xml': worksheet(row(1, textCell('A1', 'Ringkasan'))) };

describe('a workbook', () => {
  it.each([
    ['with sizes behind the data, in 64 bits', zipOf(parts, undefined, true)],
    ['with backslashes in names', zipOf(renamed((name) => name.replaceAll('/', '\\')))],
    ['with other capitals in names', zipOf(renamed((name) => name.toUpperCase()))],
    [
      'in UTF-16',
      zipOf(Object.fromEntries(Object.entries(parts).map(([name, content]) => [name, utf16(content)]))),
    ],
    ['without addresses', zipOf(rewritten((content) => content.replaceAll(/ r="[^"]*"/gu, '')))],
    [
      'with prefixes',
      zipOf(rewritten((content) => content.replaceAll(/<(\/?)(?=\w)/gu, '<$1x:').replace('<x:', '<x:'))),
    ],
    [
      'of the strict kind',
      zipOf(
        rewritten((content) =>
          content.replaceAll(
            'http://schemas.openxmlformats.org/officeDocument/2006',
            'http://purl.oclc.org/ooxml/officeDocument',
          ),
        ),
      ),
    ],
    [
      'after a sheet without headings',
      workbookWith(sheet('Awal', 's1') + sheet('Daftar', 's2'), { ...OTHER, ...LIST }),
    ],
    [
      'after a hidden sheet',
      workbookWith(sheet('Awal', 's1', 'state="hidden"') + sheet('Daftar', 's2'), {
        'xl/s1.xml': LIST['xl/s2.xml'],
        ...LIST,
      }),
    ],
    [
      'after a chart',
      workbookWith(sheet('Grafik', 'c1') + sheet('Daftar', 's2'), { 'xl/c1.xml': '<chartsheet/>', ...LIST }),
    ],
  ])('%s is read', async (_, file) => {
    const { lines } = await readList(file);
    expect(lines).toEqual([{ row: 2, kind: 'product', cells: { name: 'Mug', price: 35_000 } }]);
  });

  it('has the values of its cells', async () => {
    const file = zipOf({
      ...partsOf(
        row(
          1,
          '<c t="s"><v>0</v></c><c t="s"><v>1</v></c><c t="b"><v>1</v></c><c t="d"><v>2026-11-27T10:00</v></c>',
          '<c s="1"><v>46353</v></c><c s="2"><v>46353.5</v></c><c s="3"><v>1.5</v></c><c t="str"><f>A1</f><v></v></c>',
          '<c><f>A1</f><v/></c><c t="e"><v>#N/A</v></c><c s="1"/><c><v>13750.000000000002</v></c>',
        ),
      ),
      'xl/sharedStrings.xml':
        '<sst><si><t>Tebal</t></si><si><r><t>a</t></r><r><t xml:space="preserve"> b_x000D__x005F_x0041_</t></r><rPh><t>c</t></rPh></si></sst>',
      'xl/styles.xml':
        '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd mmm"/><numFmt numFmtId="165" formatCode="&quot;hari&quot; [Red]0"/></numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="14"/><xf numFmtId="164"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    });
    const date = { unreadable: 'date', text: '2026-11-27' };
    const formula = { unreadable: 'formula', text: '' };
    const { rows } = await (await openFile(file)).table('Harga', WHOLE);
    expect(rows[0]?.cells).toEqual([
      ...['Tebal', 'a b\r_x0041_', true, date, date, date, 1.5, null, formula, formula, null],
      13_750,
    ]);
  });

  it('says which sheet was read', async () => {
    const sheets = sheet('Awal', 's1') + sheet('Isi', 's2');
    const { notes } = await readList(workbookWith(sheets, { ...OTHER, ...LIST }));
    expect(notes).toEqual(["Yang dibaca lembar 'Isi'. Lembar lain dilewati: Awal"]);
  });

  it('is read by the sheet, heading and columns that are chosen', async () => {
    const file = workbookWith(sheet('Awal', 's1') + sheet('Daftar', 's2'), {
      'xl/s1.xml': worksheet(
        row(2, textCell('A2', 'Apa'), textCell('B2', 'Berapa')) +
          row(4, textCell('A4', 'Pin'), '<c r="B4"><v>5</v></c>'),
      ),
      ...LIST,
    });
    const chosen = { 'sheet:Awal': 'yes', 'sheet:Daftar': 'no', heading: '2' };
    const { lines } = await readList(file, {
      ...chosen,
      'column:apa': 'name',
      'column:berapa': 'price',
      category: 'Kado',
    });
    expect(lines).toEqual([{ row: 4, kind: 'product', cells: { name: 'Pin', price: 5, category: 'Kado' } }]);
    await expect(readList(file, { ...chosen, 'column:apa': 'x' })).rejects.toThrow(
      "Jawaban untuk 'Apa' tidak dikenal. Pilih lagi.",
    );
  });
});

describe('a list with', () => {
  const linesOf = async (file: Buffer | string) =>
    (await readList(Buffer.from(file))).lines.map(({ cells }) => cells);

  it.each([
    [
      'Nama Produk;Harga;Harga Satuan\nMug;35000;350',
      "Kolom 'Harga Satuan' dilewati, karena ada kolom Harga",
    ],
    ['Nama;Jenis;Kelompok;Harga\nMug;Doff;Kado;35000', "Kolom 'Jenis' dilewati, karena ada kolom Kategori"],
  ])('two headings of a column is read by the better one: %j', async (list, note) => {
    const { lines, notes } = await readList(Buffer.from(list));
    expect(lines[0]?.cells).toMatchObject({ name: 'Mug', price: '35000' });
    expect(notes).toEqual([note]);
  });

  it('a merged category counts the category for each row', async () => {
    const rows = [
      row(1, textCell('A1', 'Kategori'), textCell('B1', 'Nama'), textCell('C1', 'Harga')),
      row(2, textCell('A2', 'Kado'), textCell('B2', 'Mug'), '<c r="C2"><v>1</v></c>'),
      row(3, textCell('B3', 'Pin'), '<c r="C3"><v>2</v></c>'),
      row(4, textCell('B4', 'Topi'), '<c r="C4"><v>3</v></c>'),
    ];
    const file = workbookOf(rows.join(''), '<mergeCells><mergeCell ref="A2:A3"/></mergeCells>');
    expect(await linesOf(file)).toEqual([
      { name: 'Mug', category: 'Kado', price: 1 },
      { name: 'Pin', category: 'Kado', price: 2 },
      { name: 'Topi', category: null, price: 3 },
    ]);
    expect((await readList(file)).notes).toEqual([]);
  });

  it('hidden rows are read and named, hidden sheets only named', async () => {
    const rows = [
      `<row r="1">${textCell('A1', 'Nama')}${textCell('B1', 'Harga')}</row>`,
      `<row r="2" hidden="1">${textCell('A2', 'Mug')}<c r="B2"><v>5</v></c></row>`,
      '<row r="3" hidden="1"/>',
    ];
    const parts = partsOf(rows.join(''));
    const workbook = parts['xl/workbook.xml']?.replace(
      '<sheets>',
      '<sheets><sheet name="Modal" state="hidden"/>',
    );
    const list = await readList(zipOf({ ...parts, 'xl/workbook.xml': workbook ?? '' }));
    expect(list.lines.map(({ cells }) => cells.name)).toEqual(['Mug']);
    expect(list.notes).toEqual([
      'Lembar tersembunyi dilewati: Modal',
      'Baris yang disembunyikan atau disaring ikut dibaca: 2',
    ]);
  });

  it('a line break in a name has a space instead', async () => {
    expect(await linesOf('Nama;Harga\n"Spanduk\r\n280 gsm";5')).toEqual([
      { name: 'Spanduk 280 gsm', price: '5' },
    ]);
  });

  it.each(['Nama;Harga;Kategori,,\nMug;5;Kado,,', 'Nama;Harga;Kategori\nMug;5;Kado\n"Pin;""a, b"";1"'])(
    'columns that became one column is told so: %j',
    async (list) => {
      await expect(linesOf(list)).rejects.toThrow('tersimpan sebagai satu kolom');
    },
  );

  it.each([
    [';Total;50000', false],
    ['Grand Total;;50000', false],
    ['SUBTOTAL;;50000', false],
    ['Total bag;Kado;50000', true],
    ['Total bag;;50000', true],
    ['Jumlah;Kado;50000', true],
  ])('the row %j has a product: %j', async (line, isProduct) => {
    const lines = await linesOf(`Nama;Kategori;Harga\nMug;Kado;5\n${line}`);
    expect(lines.length).toBe(isProduct ? 2 : 1);
  });
});

describe('a file with', () => {
  it.each(HOSTILE_LISTS)('%s is answered', async (_, file, sentence) => {
    const reading = readList(file());
    if (sentence) await expect(reading).rejects.toThrow(sentence);
    else expect(JSON.stringify(await reading).length).toBeLessThan(8_000_000);
  });
});
