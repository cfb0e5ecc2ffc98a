import { type Column, COLUMN_LABELS, columnOf, isLabel, wordOf } from './columns.js';
import * as messages from './messages.js';

/** What a column of an own list may be, as the owner reads it. */
export const MEANINGS = {
  name: 'Nama',
  join: 'Sambung ke nama',
  category: 'Kategori',
  choice: 'Pilihan (bahan, ukuran, sisi)',
  price: 'Harga',
  tier: 'Harga mulai jumlah …',
  unit: 'Satuan',
  description: 'Keterangan',
  leadTime: 'Waktu pengerjaan',
  ignore: 'Abaikan',
} as const;
export type Meaning = Column | 'join' | 'choice' | 'tier' | 'ignore';

export const labelOf = (meaning: Meaning): string =>
  meaning in MEANINGS ? MEANINGS[meaning as keyof typeof MEANINGS] : COLUMN_LABELS[meaning as Column];

/** What a column probably is. Without a meaning, the owner has to say. */
export interface Guess {
  readonly as: Meaning | null;
  /** The quantity from which a price counts. */
  readonly from?: number;
  readonly isSure: boolean;
  readonly note?: string;
}

const words = (text: string): RegExp => new RegExp(String.raw`(?<!\p{L})(?:${text})(?!\p{L})`, 'u');

const COSTS = words(
  'modal|hpp|hb|beli|pokok|dasar|kulakan|supplier|suplier|vendor|distributor|agen|reseller|member|untung|keuntungan|laba|profit|margin|diskon|disc|komisi|cost',
);
const NUMBERING = words('no|nomor|nomer|urut|kode|sku|barcode|stok|stock|code');
const PRICE = words('harga|hrg|biaya|price|rp|idr|tarif|jual');
const WHOLESALE = words('grosir|partai|wholesale|borongan');
const PIECES = 'pcs|pc|lembar|lbr|buah|bh|biji|eks|unit|meter|m2|m²|m';
const RETAIL = new RegExp(
  `^(?:eceran|ecer|retail|satuan|umum|normal|biasa|cash|nett?|kotak|box|pak|pack|buku|set|lusin|rim|${PIECES})$`,
  'u',
);
const CHOICE = words(
  'bahan|ukuran|uk|sisi|muka|warna|material|size|kertas|laminasi|finishing|varian|variasi|model|gramasi|gramatur|tebal|ketebalan|pilihan',
);
const JOIN = words('tipe|type|merk|merek|brand|seri');
const DESCRIPTION = words('keterangan|ket|catatan|spesifikasi|spek|detail|rincian|deskripsi');
const LEAD_TIME = words('estimasi|pengerjaan|durasi|lama|proses');
const NAME = /^(?:nama|(?:jenis )?(?:produk|barang|item|layanan|jasa|cetak|cetakan|artikel|paket))(?!\p{L})/u;
const THOUSANDS =
  /[x×*]\s*1[.,]?000(?!\d)|\(\s*(?:rp\.?\s*)?(?:dalam\s+)?(?:ribu(?:an)?|rb|000|k)\s*\)|\b(?:dalam\s+)?ribu(?:an)?\b/giu;
const NUMBER = String.raw`\d{1,3}(?:\.\d{3})+|\d{1,7}`;
const QUANTITY = new RegExp(
  String.raw`^(?:min(?:imal|imum)?\.?|mulai|dari|qty|jumlah|>=?|≥)?\s*(${NUMBER})\s*(?:\+|up|ke ?atas|(?:-|–|s/d|sampai)\s*(?:${NUMBER}))?\s*(?:${PIECES})?\s*(?:\+|up|ke ?atas)?$`,
  'u',
);
const YEAR = /^20[1-3]\d$/u;

/** Whether a heading says that its prices are in thousands. */
export const isInThousands = (heading: string): boolean => heading.search(THOUSANDS) >= 0;

/** Guesses what a column is by its heading; undefined for an unknown one. */
export function guessOf(heading: string): Guess | undefined {
  const word = wordOf(heading);
  if (COSTS.test(word)) return { as: 'ignore', isSure: true, note: messages.notPublic };
  const known = columnOf(heading);
  if (known) return { as: known, isSure: word !== 'jenis' };
  const text = heading.normalize('NFKC').toLowerCase().replace(THOUSANDS, ' ');
  const isPrice = PRICE.test(text);
  const base = text
    .replace(new RegExp(PRICE, 'gu'), ' ')
    .replace(new RegExp(WHOLESALE, 'gu'), ' ')
    .replace(/[()[\]:;,/|_]+/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
    .replace(/^\.+ ?|^per /u, '');
  const [, digits] = (isPrice && YEAR.test(base) ? null : QUANTITY.exec(base)) ?? [];
  if (digits !== undefined) return { as: 'tier', from: Number(digits.replaceAll('.', '')), isSure: true };
  if (WHOLESALE.test(text) && !/^min/u.test(base)) return { as: 'tier', isSure: true };
  if (
    isPrice
      ? base === '' || YEAR.test(base) || RETAIL.test(base)
      : /^(?:ecer|retail|umum$|normal$)/u.test(base)
  )
    return { as: 'price', isSure: true };
  if (isPrice) return { as: null, isSure: false };
  if (NUMBERING.test(word)) return { as: 'ignore', isSure: true };
  if (DESCRIPTION.test(word)) return { as: 'description', isSure: true };
  if (LEAD_TIME.test(word)) return { as: 'leadTime', isSure: true };
  if (CHOICE.test(word)) return { as: 'choice', isSure: true };
  if (NAME.test(word)) return { as: 'name', isSure: word.startsWith('nama') };
  return JOIN.test(word) ? { as: 'join', isSure: false } : undefined;
}

// These meanings several columns may have.
const SHARED: readonly (Meaning | null)[] = ['join', 'choice', 'tier', 'ignore', null];

/** The positions of the columns that have a meaning which only one may have. */
export function conflicts(columns: readonly (Meaning | null)[]): ReadonlyMap<Meaning, readonly number[]> {
  const places = Map.groupBy(columns.keys(), (at) => columns[at] ?? null);
  return new Map(
    [...places].flatMap(([meaning, at]) =>
      meaning === null || SHARED.includes(meaning) || at.length < 2 ? [] : [[meaning, at] as const],
    ),
  );
}

/** Guesses what the columns are. A column's own label wins over other words; two prices are never told apart. */
export function guessesOf(headings: readonly string[]): (Guess | undefined)[] {
  const guesses = headings.map(guessOf);
  for (const [meaning, places] of conflicts(guesses.map((guess) => guess?.as ?? null))) {
    const best =
      only(places, (at) => isLabel(meaning as Column, headings[at] ?? '')) ??
      only(places, (at) => wordOf(headings[at] ?? '') !== 'jenis') ??
      (meaning === 'price' ? undefined : (places.find((at) => guesses[at]?.isSure) ?? places[0]));
    for (const at of places)
      if (best === undefined) guesses[at] = { as: null, isSure: false };
      else if (at !== best)
        guesses[at] =
          meaning === 'name'
            ? { as: 'join', isSure: false }
            : {
                as: 'ignore',
                isSure: false,
                note: messages.columnLost(headings[at] ?? '', labelOf(meaning)),
              };
  }
  const isTaken = (meaning: Meaning): boolean => guesses.some((guess) => guess?.as === meaning);
  const jenis = guesses.findIndex((guess) => guess?.as === 'category' && !guess.isSure);
  if (!isTaken('name') && jenis >= 0) guesses[jenis] = { as: 'name', isSure: false };
  const prices = [...guesses.keys()].filter((at) => guesses[at]?.as === null);
  const isPriced = isTaken('price') || isTaken('tier');
  if (prices.length === 1 && !isPriced) guesses[prices[0] ?? 0] = { as: 'price', isSure: false };
  if (isTaken('price'))
    for (const at of prices) if (guesses[at]?.as === null) guesses[at] = { as: 'ignore', isSure: false };
  return guesses;
}

function only<Item>(items: readonly Item[], is: (item: Item) => boolean): Item | undefined {
  const found = items.filter(is);
  return found.length === 1 ? found[0] : undefined;
}
