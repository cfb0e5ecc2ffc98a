import { groupDigits } from './rupiah.js';
import { excerpt, withoutInvisible } from './text.js';

/** Whole rupiah; an amount that was probably meant; or what is wrong. */
export type Amount =
  | { readonly amount: number }
  | { readonly meant: number; readonly message: string }
  | { readonly refused: string };

const FACTORS: Readonly<Record<string, number>> = { rb: 1e3, ribu: 1e3, k: 1e3, jt: 1e6, juta: 1e6 };

const CURRENCY = String.raw`(?:rp|idr)(?!\p{L})[.:]?`;
const DIGIT_GROUPS = /^\d{1,3}(?:([. ])\d{3})(?:\1\d{3})*(?:,0{1,2})?$|^\d+(?:,00)?$/u;
const ENGLISH = /^\d{1,3}(?:,\d{3})+(?:\.00?)?$|^\d{4,}\.00$/u;
const SHORT = /^(\d{1,6}(?:[.,]\d{1,2})?) ?(rb|ribu|k|jt|juta)(?:-?an)?\.?$/iu;
const ABOUT = /^[@±~≈+=:]\s*/u;
const PER = /\s*(?:\/|per\s)\s*(?!(?:rp|idr)\P{L})\p{L}.*$/iu;

const REFUSALS: readonly (readonly [RegExp, (typed: string) => string])[] = [
  [
    /\b(?:ne[gq]o|chat|wa|dm|hubungi|tanya|kontak|call|telp?|telepon|konsultasi)/iu,
    () => 'Untuk harga nego, pilih Harga lewat chat.',
  ],
  [/\b(?:gratis|free|cuma-cuma)\b/iu, () => 'Untuk yang gratis, tulis 0.'],
  [/[$€£¥]|\b(?:usd|us|sgd|myr|rm|eur)\b/iu, () => 'Tulis harganya dalam rupiah.'],
  [/^(?:rp\.?\s*)?[-−–]\s*(?:rp\.?\s*)?\d/iu, () => 'Harga tidak bisa kurang dari 0.'],
  [
    /\d\s*\p{L}*\.?\s*(?:[-−–—~/]|s\/d|sd|sampai|hingga|atau|×|\sx\s)\s*(?:rp\.?\s*)?\d/iu,
    (typed) => `'${typed}' berisi lebih dari satu angka. Tulis satu harga saja.`,
  ],
  [
    /^\d+(?:[.,]\d{3,})+ ?(?:rb|ribu|k|jt|juta)/iu,
    (typed) => `'${typed}' bisa dibaca dua cara. Tulis angkanya lengkap, misalnya 1.500.000.`,
  ],
  [
    /^[\d., ]+$/u,
    (typed) => `Titik, koma, atau spasi di '${typed}' tidak pas. Tulis rupiah penuh, misalnya 27.500.`,
  ],
];

/** Returns undefined for a blank text, which is no amount and no fault. */
export function readAmount(typed: string | number): Amount | undefined {
  if (typeof typed === 'number')
    return isAmount(typed) ? { amount: typed + 0 } : { refused: notWhole(String(typed)) };
  const visible = withoutInvisible(typed).trim();
  if (visible === '') return undefined;
  const plain = visible.normalize('NFKC').replace(/\s+/gu, ' ');
  const text = plain
    .replace(new RegExp(String.raw`^${CURRENCY}\s*`, 'iu'), '')
    .replace(/[.,]\s*[-–—=]{1,2}$|\s*(?:idr|rp\.?|rupiah)$/iu, '')
    .trim();
  // An amount in other digits, or after a zero, is only offered.
  const isUsual = /^(?!0\d|0\.)[\x20-\x7e]*$/u.test(visible.replace(/\s/gu, ' ').replace(/[–—]{1,2}$/u, '-'));
  if (isUsual && DIGIT_GROUPS.test(text)) return amountIn(text, typed);
  return offered(text, typed) ?? { refused: refusalOf(text, excerpt(visible)) };
}

/** The amount of a text that needs no question. */
export function amountOf(typed: string): number | undefined {
  const read = readAmount(typed);
  return read && 'amount' in read ? read.amount : undefined;
}

/** What is to be said about a text that is no amount. */
export const problemOf = (read: Amount | undefined): string | undefined =>
  !read || 'amount' in read ? undefined : 'meant' in read ? read.message : read.refused;

const isAmount = (amount: number): boolean => Number.isSafeInteger(amount) && amount >= 0;
const notWhole = (typed: string) =>
  `Harga '${typed}' bukan bilangan bulat rupiah. Tulis angkanya saja, misalnya 27.500.`;

const wholePart = (text: string): number => Number(text.replace(/,0+$/u, '').replaceAll(/[. ]/gu, ''));

function amountIn(text: string, typed: string): Amount {
  const amount = wholePart(text);
  return isAmount(amount) ? { amount } : { refused: notWhole(excerpt(typed)) };
}

function offered(text: string, typed: string): Amount | undefined {
  const figure = text
    .replace(ABOUT, '')
    .replace(new RegExp(String.raw`^${CURRENCY}\s*`, 'iu'), '')
    .replace(PER, '')
    .replace(/(?<=[\da-z])[.,]?\s*-$/iu, '');
  const [, short = '', word = ''] = SHORT.exec(figure) ?? [];
  const meant = short
    ? Math.round(Number(short.replace(',', '.')) * (FACTORS[word.toLowerCase()] ?? 1))
    : ENGLISH.test(figure)
      ? Number(figure.replaceAll(',', ''))
      : DIGIT_GROUPS.test(figure)
        ? wholePart(figure)
        : NaN;
  if (!isAmount(meant)) return undefined;
  return { meant, message: `Harga '${excerpt(typed)}' belum pasti. Maksudnya Rp ${groupDigits(meant)}?` };
}

const refusalOf = (text: string, typed: string): string =>
  REFUSALS.find(([pattern]) => pattern.test(text))?.[1](typed) ??
  `Harga '${typed}' tidak terbaca. Tulis angka rupiahnya saja, misalnya 27.500.`;
