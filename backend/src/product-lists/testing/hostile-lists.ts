import { bookOf, partsOf, textCell, workbookOf, zipOf } from './xlsx-files.js';

const row = (number: number, cells: string): string => `<row r="${String(number)}">${cells}</row>`;
const times = (count: number, of: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => of(at)).join('');
const HEADINGS = ['Nama', 'Kategori', 'Harga', 'Deskripsi'];
const HEADING = row(1, HEADINGS.map((text, at) => textCell(`${'ABCD'[at] ?? ''}1`, text)).join(''));
const GOOD = row(2, `${textCell('A2', 'Kartu')}${textCell('B2', 'Percetakan')}<c r="C2"><v>5000</v></c>`);
const CSV = 'Nama;Kategori;Harga';
const ID = '00000000-0000-4000-8000-000000000009';

/** A workbook whose cells name one text again and again. */
const repeated = (text: string, rows: number): Buffer =>
  zipOf({
    ...partsOf(
      HEADING +
        times(rows, (at) =>
          row(
            at + 2,
            times(4, (n) => `<c r="${'ABCD'[n] ?? ''}${String(at + 2)}" t="s"><v>0</v></c>`),
          ),
        ),
    ),
    'xl/sharedStrings.xml': `<sst><si>${text}</si></sst>`,
  });
const withPart = (name: string, content: string): Buffer =>
  zipOf({ ...partsOf(HEADING + GOOD), [name]: content });

const BROKEN = /^Berkas ini rusak/u;
const TOO_MUCH = /^Isi daftar ini terlalu besar/u;
const ADDRESS = /^Alamat '[A-Z]+1?9*' di berkas ini salah/u;
const REPORT = undefined;

/** Small files that ask much of who reads them, with the sentence that answers each; undefined: a report. */
export const HOSTILE_LISTS: readonly (readonly [
  name: string,
  file: () => Buffer,
  answer: RegExp | undefined,
])[] = [
  ['a text of 32 kB in 4,000 cells', () => repeated(`<t>${'A'.repeat(32_768)}</t>`, 1000), TOO_MUCH],
  ['a text of 8 kB in 4,000 cells', () => repeated(`<t>${'A'.repeat(8192)}</t>`, 1000), TOO_MUCH],
  ['a text of 1 MB in 400 cells', () => repeated(`<t>${'A'.repeat(1024 * 1024)}</t>`, 100), TOO_MUCH],
  ['a text of 3,000 runs', () => repeated('<r><rPr><b/></rPr><t>A</t></r>'.repeat(3000), 1000), TOO_MUCH],
  [
    'parts of 4 GB, as it says',
    () => workbookOf(HEADING + GOOD, '', 2 ** 32 - 2),
    /^Isi berkas ini terlalu besar/u,
  ],
  ['cells without an end', () => workbookOf(HEADING + row(2, '<c r="A2">'.repeat(300_000))), BROKEN],
  ['elements within each other', () => workbookOf(`${HEADING}<row r="2">${'<a>'.repeat(300_000)}`), BROKEN],
  ['a formula in A999999999', () => workbookOf(HEADING + row(2, '<c r="A999999999"><f>1</f></c>')), ADDRESS],
  ['a formula in ZZZ2', () => workbookOf(HEADING + row(2, '<c r="ZZZ2"><f>1</f></c>')), /^Alamat 'ZZZ2'/u],
  ['a row 0', () => workbookOf(HEADING + row(0, '<c r="A0"><v>1</v></c>')), /^Alamat '0'/u],
  [
    '300,000 relationships without an end',
    () => withPart('xl/_rels/workbook.xml.rels', '<Relationship '.repeat(300_000)),
    BROKEN,
  ],
  [
    '300,000 attributes',
    () => withPart('xl/workbook.xml', `<workbook ${times(300_000, (at) => `a${String(at)}="1" `)}/>`),
    BROKEN,
  ],
  [
    'an entity that names a file',
    () =>
      withPart(
        'xl/worksheet.xml',
        `<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/passwd">]><worksheet><sheetData>${HEADING}<row r="2"><c r="A2" t="inlineStr"><is><t>&a;</t></is></c></row></sheetData></worksheet>`,
      ),
    BROKEN,
  ],
  [
    '20,000 empty parts',
    () =>
      zipOf({
        ...partsOf(HEADING + GOOD),
        ...Object.fromEntries(Array.from({ length: 20_000 }, (_, at) => [`a/${String(at)}`, ''])),
      }),
    REPORT,
  ],
  [
    '1,200,000 end records',
    () => Buffer.concat([workbookOf(HEADING + GOOD), Buffer.from('PK\x05\x06'.repeat(1_200_000))]),
    BROKEN,
  ],
  [
    'texts in column XFD',
    () =>
      workbookOf(
        HEADING +
          times(4990, (at) =>
            row(at + 2, textCell(`A${String(at + 2)}`, 'K') + textCell(`XFD${String(at + 2)}`, 'x')),
          ),
      ),
    /^Baris 2 berisi lebih dari 1\.000 kolom/u,
  ],
  [
    'dates far away',
    () =>
      zipOf({
        ...partsOf(
          `${HEADING}<row r="2">${textCell('A2', 'Kartu')}<c r="B2" s="0"><v>1e300</v></c><c r="C2" s="0"><v>-1e15</v></c></row>`,
        ),
        'xl/styles.xml': '<styleSheet><cellXfs><xf numFmtId="14"/></cellXfs></styleSheet>',
      }),
    REPORT,
  ],
  [
    'a format of brackets',
    () =>
      withPart(
        'xl/styles.xml',
        `<styleSheet><numFmts><numFmt numFmtId="200" formatCode="${'['.repeat(1_000_000)}"/></numFmts></styleSheet>`,
      ),
    REPORT,
  ],
  [
    '2,490,000 headings',
    () => Buffer.from(`${CSV}${';x'.repeat(2_490_000)}\r\nKartu;Percetakan;5000\r\n`),
    /^Baris 1 lebih dari 200\.000 huruf/u,
  ],
  [
    '80,000 columns',
    () => Buffer.from(`${CSV}${';x'.repeat(80_000)}\r\nKartu;Percetakan;5000\r\n`),
    /^Baris 1 berisi lebih dari 1\.000 kolom/u,
  ],
  [
    '480 more columns',
    () => Buffer.from(`${CSV}\r\n${`K;Percetakan;5000${';x'.repeat(480)}\r\n`.repeat(4950)}`),
    /^Lembar ini berisi lebih dari 500\.000 sel/u,
  ],
  [
    'a price of 4.8 MB',
    () => Buffer.from(`${CSV}\r\nK;Percetakan;1.000${'.000'.repeat(1_200_000)}x\r\n`),
    /^Baris 2 lebih dari 200\.000 huruf/u,
  ],
  ['a price of 100 kB', () => Buffer.from(`${CSV}\r\nK;Percetakan;1${', '.repeat(50_000)}x\r\n`), REPORT],
  [
    'a name of marks',
    () => Buffer.from(`${CSV}\r\nK${'\u0301\u0316'.repeat(40_000)};Percetakan;5000\r\n`),
    REPORT,
  ],
  [
    'photos of commas',
    () => Buffer.from(`${CSV};Foto\r\n${`K;Percetakan;5000;/a${','.repeat(9000)}b\r\n`.repeat(250)}`),
    REPORT,
  ],
  [
    '5,000,000 empty lines',
    () => Buffer.from(`${CSV}\r\n${'\n'.repeat(4_900_000)}Kartu;Percetakan;5000\r\n`),
    /^Lembar ini berisi lebih dari 55\.000 baris/u,
  ],
  [
    'one ID in all rows',
    () => Buffer.from(`${CSV};ID\r\n${times(3000, (at) => `K${String(at)};Percetakan;5000;${ID}\r\n`)}`),
    REPORT,
  ],
  [
    '5,000 choices of one product',
    () => Buffer.from(`Nama;Bahan;Satuan;Harga\r\n${times(4990, (at) => `K;V${String(at)};pcs;5000\r\n`)}`),
    REPORT,
  ],
  [
    '5,000 rows of one name without choices',
    () => Buffer.from(`${CSV}\r\n${'K;Percetakan;5000\r\n'.repeat(4990)}`),
    REPORT,
  ],
  [
    '60 columns of prices',
    () =>
      Buffer.from(
        `Nama;${times(60, (at) => `${String(at + 1)};`)}\r\n${times(100, (at) => `K${String(at)}${';5000'.repeat(60)}\r\n`)}`,
      ),
    REPORT,
  ],
  [
    '95 columns of one price',
    () => Buffer.from(`Nama${';Harga'.repeat(95)}\r\n${`K${';5000'.repeat(95)}\r\n`.repeat(2500)}`),
    REPORT,
  ],
  [
    '200 prices in each of 200 rows',
    () =>
      Buffer.from(
        `Nama;${times(200, (at) => `${String(at + 1)};`)}\r\n${`K${';5'.repeat(200)}\r\n`.repeat(200)}`,
      ),
    TOO_MUCH,
  ],
  [
    '4,990 sections',
    () =>
      Buffer.from(`Nama;Harga\r\n${times(2490, (at) => `BAGIAN ${String(at)};\r\nK${String(at)};5000\r\n`)}`),
    REPORT,
  ],
  [
    '60 sheets of 80 rows',
    () =>
      bookOf(
        Array.from({ length: 60 }, (_, sheet) => ({
          name: `S${String(sheet)}a`,
          rows: [['Nama', 'Harga'], ...Array.from({ length: 80 }, (__, at) => [`K${String(at)}`, 5000])],
        })),
      ),
    REPORT,
  ],
  [
    '60 sheets of 200 rows',
    () =>
      bookOf(
        Array.from({ length: 60 }, (_, sheet) => ({
          name: `S${String(sheet)}a`,
          rows: [['Nama', 'Harga'], ...Array.from({ length: 200 }, (__, at) => [`K${String(at)}`, 5000])],
        })),
      ),
    /^Daftar ini berisi lebih dari 5\.000 baris/u,
  ],
  [
    'long words as headings',
    () => Buffer.from(`Nama;Harga;${times(900, (at) => `${'harga ('.repeat(9)}${String(at)};`)}\r\nK;5\r\n`),
    REPORT,
  ],
  [
    'names of 60 words',
    () => Buffer.from(`Nama;Harga\r\n${times(3000, (at) => `${'kartu '.repeat(50)}${String(at)};5000\r\n`)}`),
    REPORT,
  ],
  [
    'the prices of a product far away from it',
    () =>
      Buffer.from(
        `Jenis baris;${CSV};Jumlah;ID\r\nproduk;A;Percetakan;5000;;\r\n` +
          times(4900, (at) => `jumlah;V;;${String(1000 + at)};${String(at + 1)};${ID}\r\n`) +
          `produk;K;Percetakan;;;${ID}\r\n`,
      ),
    REPORT,
  ],
];
