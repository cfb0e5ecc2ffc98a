import type { ExtraBasis, Measure, PriceFor } from '../../catalog/domain/pricing.js';
import { cutText } from '../../platform/domain/text.js';
import {
  CATEGORY_TEXTS,
  mapProductTexts,
  PRODUCT_TEXTS,
  type ProductText,
} from '../../catalog/domain/text-rules.js';

export const ROW_KINDS = ['product', 'tier', 'extra'] as const;
/** A sheet has one row for each product. Below it are rows for its prices by quantity and for its extras. */
export type RowKind = (typeof ROW_KINDS)[number];

const ORDER = [
  'kind',
  'name',
  'category',
  'from',
  'price',
  'unit',
  'measure',
  'priceFor',
  'per',
  'leadTime',
  'description',
  'whatsappNumber',
  'shopeeLink',
  'isNew',
  'isActive',
  'publishAt',
  'images',
] as const;
export type Column = (typeof ORDER)[number] | ProductText | 'id';
/** Every text of a product has a column. Without a place in the order, it is among the last. */
export const COLUMNS: readonly Column[] = [
  ...new Set([...ORDER, ...(Object.keys(PRODUCT_TEXTS) as ProductText[]), 'id' as const]),
];

export const COLUMN_LABELS: Readonly<Record<Column, string>> = {
  ...mapProductTexts(({ label }) => label),
  kind: 'Jenis baris',
  id: 'ID',
  name: 'Nama',
  category: 'Kategori',
  from: 'Jumlah',
  price: 'Harga',
  unit: 'Satuan',
  measure: 'Dijual per',
  priceFor: 'Harga untuk',
  per: 'Dihitung per',
  leadTime: 'Waktu pengerjaan',
  whatsappNumber: 'Nomor WhatsApp',
  isNew: 'Baru',
  isActive: 'Tampil',
  publishAt: 'Waktu terbit',
  images: 'Foto',
};

// Other headings by which the columns are known. The field's name in the API and the label are known, too.
const ALIASES: Partial<Record<Column, readonly string[]>> = {
  kind: ['row type'],
  id: ['id produk', 'product id'],
  name: ['nama produk', 'nama barang', 'produk', 'barang', 'product', 'product name', 'item'],
  category: ['kelompok', 'jenis', 'jenis produk'],
  from: ['mulai', 'minimal', 'min', 'min order', 'minimal order', 'moq', 'qty', 'quantity', 'dari'],
  price: ['harga jual', 'harga satuan', 'harga rp', 'unit price', 'price rp'],
  measure: ['measured by'],
  priceFor: ['price for'],
  leadTime: ['pengerjaan', 'lead time'],
  description: ['keterangan', 'note', 'notes'],
  whatsappNumber: ['whatsapp', 'wa', 'nomor wa', 'no wa', 'whatsapp number'],
  shopeeLink: ['shopee', 'shopee link', 'shopee url'],
  isNew: ['new', 'is new', 'produk baru'],
  isActive: ['aktif', 'active', 'is active', 'visible'],
  publishAt: ['terbit', 'publish at'],
  images: ['gambar', 'photos', 'image', 'photo', 'url foto'],
};

// The longest texts that the columns may have, in characters.
const LONGEST: Partial<Record<Column, number>> = {
  ...mapProductTexts(({ maxLength }) => maxLength),
  category: CATEGORY_TEXTS.name.maxLength,
  images: 5 * PRODUCT_TEXTS.shopeeLink.maxLength,
};
const LONGEST_OTHER = 100;
const MORE = 100;
// A character has at most two UTF-16 units.
const unitsOf = (characters: number): number => 2 * characters + MORE;
export const LONGEST_CELL = unitsOf(PRODUCT_TEXTS.description.maxLength);
// More than any word of a column has.
const LONGEST_WORD = unitsOf(CATEGORY_TEXTS.name.maxLength);

/** Returns the length to which a cell is cut. It is too long for a rule, so that the rule still refuses the text. */
export const lengthOf = (column: Column): number => unitsOf(LONGEST[column] ?? LONGEST_OTHER);

/** Returns a word without the differences that people do not mean: case, spaces and punctuation. */
export const wordOf = (text: string): string =>
  cutText(text, LONGEST_WORD)
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

const BY_HEADING = new Map(
  COLUMNS.flatMap((column) =>
    [column, COLUMN_LABELS[column], ...(ALIASES[column] ?? [])].map((heading) => [wordOf(heading), column]),
  ),
);

/** Whether a heading is a column's own label. */
export const isLabel = (column: Column, heading: string): boolean =>
  wordOf(heading) === wordOf(COLUMN_LABELS[column]);

export const columnOf = (heading: string): Column | undefined => BY_HEADING.get(wordOf(heading));

/** Returns the number of a spreadsheet's column, from 1: 'A' → 1, 'AA' → 27. */
export const columnNumber = (letters: string): number =>
  [...letters].reduce((number, letter) => number * 26 + letter.charCodeAt(0) - 64, 0);

/** The words of a column that has a choice. The first word is written, all are read. */
export type Words<Value extends string> = Readonly<Record<Value, readonly [string, ...string[]]>>;

export const KIND_WORDS: Words<RowKind> = {
  product: ['produk', 'product'],
  tier: ['jumlah', 'varian', 'pilihan', 'tier', 'variant', 'quantity'],
  extra: ['tambahan', 'finishing', 'extra'],
};
export const MEASURE_WORDS: Words<Measure> = {
  count: ['buah', 'count', 'pcs'],
  length: ['meter', 'length', 'm'],
  area: ['meter persegi', 'area', 'm2'],
};
export const PRICE_FOR_WORDS: Words<PriceFor> = {
  unit: ['satuan', 'unit'],
  quantity: ['jumlah itu', 'quantity', 'paket'],
};
export const PER_WORDS: Words<ExtraBasis> = {
  unit: ['satuan', 'unit'],
  order: ['pesanan', 'order'],
  each: ['buah', 'each'],
};
export const FLAG_WORDS: Words<'true' | 'false'> = {
  true: ['ya', 'yes', 'y', 'true', 'benar', '1'],
  false: ['tidak', 'no', 'n', 'false', 'salah', '0'],
};

export function choiceOf<Value extends string>(words: Words<Value>, text: string): Value | undefined {
  const word = wordOf(text);
  return (Object.keys(words) as Value[]).find((value) => words[value].includes(word));
}

export const BY_CHAT = 'lewat chat';
