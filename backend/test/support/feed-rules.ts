type Row = Readonly<Record<string, string>>;

interface FeedRule {
  readonly rule: string;
  readonly holds: (row: Row) => boolean;
  /** Cells that break only this rule. */
  readonly broken: Row;
}

const at = (row: Row, column: string): string => row[column] ?? '';
const PRICE = /^[1-9]\d* IDR$/u;
const TIME = String.raw`\d{4}-\d\d-\d\dT\d\d:\d\d\+0[789]:00`;
const PERIOD = new RegExp(`^(${TIME})/(${TIME})$`, 'u');
const WEB = /^https?:\/\/[^\s,]+$/u;
const amount = (text: string): number => Number(text.split(' ', 1)[0]);
const isPeriod = (text: string): boolean => {
  const [, start = '', end = ''] = PERIOD.exec(text) ?? [];
  return Date.parse(start) < Date.parse(end);
};

/** The rules of Commerce Manager for a row of a feed, as far as the shop writes these columns. */
export const FEED_RULES: readonly FeedRule[] = [
  {
    rule: 'id has 1 to 100 characters',
    holds: (row) => /^.{1,100}$/u.test(at(row, 'id')),
    broken: { id: 'x'.repeat(101) },
  },
  {
    rule: 'title has 1 to 200 characters',
    holds: (row) => at(row, 'title').trim() !== '' && at(row, 'title').length <= 200,
    broken: { title: 'x'.repeat(201) },
  },
  {
    rule: 'description has 1 to 9,999 characters',
    holds: (row) => at(row, 'description').trim() !== '' && at(row, 'description').length <= 9999,
    broken: { description: 'x'.repeat(10_000) },
  },
  {
    rule: 'texts have no half of a surrogate pair',
    holds: (row) => Object.values(row).every((text) => text.isWellFormed()),
    broken: { title: 'x\uD83D' },
  },
  {
    rule: 'availability is in stock',
    holds: (row) => at(row, 'availability') === 'in stock',
    broken: { availability: 'available' },
  },
  { rule: 'condition is new', holds: (row) => at(row, 'condition') === 'new', broken: { condition: 'baru' } },
  {
    rule: 'price is a positive amount with its currency',
    holds: (row) => PRICE.test(at(row, 'price')),
    broken: { price: 'Rp 25.000' },
  },
  {
    rule: 'sale_price is empty or lower than price',
    holds: (row) =>
      at(row, 'sale_price') === '' ||
      (PRICE.test(at(row, 'sale_price')) && !(amount(at(row, 'sale_price')) >= amount(at(row, 'price')))),
    broken: { sale_price: '25000 IDR' },
  },
  {
    rule: 'a sale price has a period whose start is before its end',
    holds: (row) =>
      at(row, 'sale_price') === ''
        ? at(row, 'sale_price_effective_date') === ''
        : isPeriod(at(row, 'sale_price_effective_date')),
    broken: { sale_price_effective_date: '2026-12-05T23:59+07:00/2026-12-01T00:00+07:00' },
  },
  {
    rule: 'link is a web address',
    holds: (row) => WEB.test(at(row, 'link')),
    broken: { link: '/product/1' },
  },
  {
    rule: 'image_link is the address of one photo',
    holds: (row) => WEB.test(at(row, 'image_link')),
    broken: { image_link: '' },
  },
  {
    rule: 'additional_image_link lists at most 20 photos',
    holds: (row) => at(row, 'additional_image_link').split(',').length <= 20,
    broken: { additional_image_link: Array.from({ length: 21 }, () => 'https://a.example/a.jpg').join(',') },
  },
  {
    rule: 'additional_image_link separates addresses of photos',
    holds: (row) =>
      at(row, 'additional_image_link') === '' ||
      at(row, 'additional_image_link')
        .split(',')
        .every((address) => WEB.test(address)),
    broken: { additional_image_link: 'https://a.example/a,b.jpg' },
  },
  {
    rule: 'brand has 1 to 100 characters',
    holds: (row) => /^.{1,100}$/u.test(at(row, 'brand')),
    broken: { brand: '' },
  },
];

/** The rules that a feed breaks, one line for each row and rule. */
export function violations(csv: string): string[] {
  return parseCsv(csv).flatMap((row) =>
    FEED_RULES.filter(({ holds }) => !holds(row)).map(({ rule }) => `${row['id']}: ${rule}`),
  );
}

/**
 * Parses CSV strictly by RFC 4180, with a header.
 * @throws if a line has another number of cells than the header, or if a cell is quoted wrongly.
 */
export function parseCsv(csv: string): Row[] {
  const lines: string[][] = [[]];
  let rest = csv;
  while (rest !== '') {
    const [all, quoted, plain, end] = /^(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n)/u.exec(rest) ?? [];
    if (all === undefined) throw new Error(`No cell of RFC 4180: ${rest.slice(0, 80)}`);
    lines.at(-1)?.push(quoted?.replaceAll('""', '"') ?? plain ?? '');
    if (end === '\r\n') lines.push([]);
    rest = rest.slice(all.length);
  }
  lines.pop();
  const [header = [], ...rows] = lines;
  return rows.map((cells) => {
    if (cells.length !== header.length) throw new Error(`A row has ${cells.length} cells`);
    return Object.fromEntries(header.map((column, index) => [column, cells[index] ?? '']));
  });
}
