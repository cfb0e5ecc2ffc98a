import { crc32, deflateRawSync } from 'node:zlib';

/**
 * Packs files into an archive, whose stated sizes may be wrong.
 * @param streamed whether the sizes follow the data, in 64 bits, as programs write them that do not know the sizes.
 */
export function zipOf(
  files: Readonly<Record<string, string | Buffer>>,
  statedSize?: number,
  streamed = false,
): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of Object.entries(files)) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const facts = Buffer.alloc(26);
    facts.writeUInt16LE(streamed ? 45 : 20, 0);
    facts.writeUInt16LE(streamed ? 8 : 0, 2);
    facts.writeUInt16LE(8, 4);
    facts.writeUInt32LE(crc32(bytes), 10);
    facts.writeUInt32LE(packed.length, 14);
    facts.writeUInt32LE(statedSize ?? bytes.length, 18);
    facts.writeUInt16LE(name.length, 22);
    const after = Buffer.alloc(streamed ? 24 : 0);
    const extra = Buffer.alloc(streamed ? 20 : 0);
    if (streamed) {
      extra.writeUInt16LE(1, 0);
      extra.writeUInt16LE(16, 2);
      extra.writeBigUInt64LE(BigInt(bytes.length), 4);
      extra.writeBigUInt64LE(BigInt(packed.length), 12);
      after.write('504b0708', 'hex');
      after.writeUInt32LE(crc32(bytes), 4);
      extra.copy(after, 8, 12);
      extra.copy(after, 16, 4, 12);
    }
    const start = Buffer.from(facts);
    if (streamed) {
      start.fill(0, 10, 22);
      facts.fill(0xff, 14, 22);
      facts.writeUInt16LE(extra.length, 24);
    }
    const local = Buffer.concat([Buffer.from('504b0304', 'hex'), start, Buffer.from(name), packed, after]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    const head = Buffer.from('504b01021400', 'hex');
    entries.push(Buffer.concat([head, facts, rest, Buffer.from(name), extra]));
    locals.push(local);
    offset += local.length;
  }
  const directory = Buffer.concat(entries);
  const end = Buffer.alloc(22);
  end.write('504b0506', 'hex');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, directory, end]);
}

const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The parts of a workbook with one sheet, of the given rows and what follows them. */
export const partsOf = (rows: string, after = ''): Readonly<Record<string, string>> => ({
  'xl/workbook.xml':
    '<workbook xmlns:r="r"><sheets><sheet name="Harga" sheetId="1" r:id="rId1"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>${['worksheet', 'sharedStrings', 'styles']
    .map(
      (type, at) => `<Relationship Id="rId${String(at + 1)}" Type="${OFFICE}/${type}" Target="${type}.xml"/>`,
    )
    .join('')}</Relationships>`,
  'xl/worksheet.xml': `<worksheet><sheetData>${rows}</sheetData>${after}</worksheet>`,
});

export const workbookOf = (rows: string, after = '', statedSize?: number): Buffer =>
  zipOf(partsOf(rows, after), statedSize);

export const textCell = (address: string, text: string): string =>
  `<c r="${address}" t="inlineStr"><is><t>${text}</t></is></c>`;

export type SheetCells = readonly (string | number | null)[];

/** A workbook with sheets of texts and numbers. */
export function bookOf(
  sheets: readonly {
    readonly name: string;
    readonly rows: readonly SheetCells[];
    readonly merged?: readonly string[];
  }[],
): Buffer {
  const cellOf = (cell: string | number | null, address: string): string =>
    typeof cell === 'string'
      ? textCell(address, cell)
      : cell === null
        ? ''
        : `<c r="${address}"><v>${String(cell)}</v></c>`;
  const partOf = ({ rows, merged = [] }: (typeof sheets)[number]): string =>
    `<worksheet><sheetData>${rows
      .map((cells, at) => {
        const row = String(at + 1);
        return `<row r="${row}">${cells.map((cell, n) => cellOf(cell, `${String.fromCharCode(65 + n)}${row}`)).join('')}</row>`;
      })
      .join(
        '',
      )}</sheetData><mergeCells>${merged.map((range) => `<mergeCell ref="${range}"/>`).join('')}</mergeCells></worksheet>`;
  const each = (of: (name: string, id: string) => string): string =>
    sheets.map(({ name }, at) => of(name, `s${String(at)}`)).join('');
  return zipOf({
    'xl/workbook.xml': `<workbook xmlns:r="r"><sheets>${each((name, id) => `<sheet name="${name}" r:id="${id}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${each((_, id) => `<Relationship Id="${id}" Type="${OFFICE}/worksheet" Target="${id}.xml"/>`)}</Relationships>`,
    ...Object.fromEntries(sheets.map((sheet, at) => [`xl/s${String(at)}.xml`, partOf(sheet)])),
  });
}
