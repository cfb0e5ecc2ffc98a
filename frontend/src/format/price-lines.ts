import { MAX_FROM, MAX_TIERS } from '@etalase/backend/rules/pricing';
import { parseRupiah } from './parse-rupiah';

/** A line of a pasted price list. */
interface PriceLine {
  readonly from: number;
  readonly price: number;
}

export interface PriceLines {
  readonly lines: readonly PriceLine[];
  /** The texts of the lines that are no quantity with a price, or too many. */
  readonly unknown: readonly string[];
}

const FACTORS: Readonly<Record<string, number>> = {
  k: 1000,
  rb: 1000,
  ribu: 1000,
  jt: 1_000_000,
  juta: 1_000_000,
};

/**
 * Reads '12rb', '12 ribu', '1,5jt' and '35k' as whole rupiah; undefined for any other text, also for plain digits and
 * for '1.500rb', which some people write for 1.500 and others for 1.500.000.
 */
export function parseShortAmount(typed: string): number | undefined {
  const [, digits, unit = ''] =
    /^(?:rp\.?\s*)?(\d{1,6}(?:[.,]\d{1,2})?)\s*(k|rb|ribu|jt|juta)\.?$/iu.exec(typed.trim()) ?? [];
  if (digits === undefined) return undefined;
  const amount = Math.round(Number(digits.replace(',', '.')) * (FACTORS[unit.toLowerCase()] ?? 1));
  return Number.isSafeInteger(amount) ? amount : undefined;
}

const UNITS =
  'lembar|lbr|lmbr|lb|helai|pcs|pc|buah|bh|biji|unit|kotak|ktk|box|dus|pak|pack|rim|buku|eksemplar|eks|set|paket|pkt|lusin|lsn|kodi|meter|mtr|m|m2|m²|roll|rol|jam';

/** A line: the quantity, perhaps a unit, a separator or spaces, the price, and perhaps what the price is for. */
function lineWith(unit: string): RegExp {
  const own = unit
    .trim()
    .replaceAll(/[\\^$.*+?()[\]{}|/]/gu, String.raw`\$&`)
    .replaceAll(/\s+/gu, String.raw`\s+`);
  const known = String.raw`(?:${UNITS})(?![\p{L}\d²])\.?`;
  const filled = String.raw`${known}(?:\s+isi\s+\d[\d.]*(?:\s*${known})?)?`;
  const any = own === '' ? filled : String.raw`(?:(?:[x×]\s*)?${own}(?![\p{L}\d])|${filled})`;
  return new RegExp(
    String.raw`^(?<quantity>[1-9][\d.]*)(?![\d.])\s*(?<unit>${any})?\s*(?:(?<times>[x×])|[=:;|→>–—-]+|@|\s)\s*` +
      String.raw`(?<price>(?<rupiah>rp\.?\s*)?(?!0\d)\d[\d.,]*\s*(?<short>k|rb|ribu|jt|juta)?\.?)-?\s*(?:(?:/|per\s)\s*${any})?$`,
    'iu',
  );
}

/**
 * Reads lines such as '100 lbr = 35rb', '250<tab>175.000' and '1.000 pcs: Rp 450.000', in the order of quantities.
 * @param unit the unit of the list, which lines may name besides the common ones
 */
export function parsePriceLines(pasted: string, unit = ''): PriceLines {
  const line = lineWith(unit);
  const lines = new Map<number, PriceLine>();
  const unknown: string[] = [];
  for (const text of pasted.split('\n').map((typed) => typed.trim())) {
    if (text === '') continue;
    const { quantity = '', price = '', ...parts } = line.exec(text)?.groups ?? {};
    // Two bare numbers with an x are a size.
    const isSize = parts.times && !(parts.unit ?? parts.rupiah ?? parts.short);
    const from = parseRupiah(quantity);
    const amount = parseRupiah(price.replace(/[.,]$/u, '')) ?? parseShortAmount(price);
    const isSold = from !== undefined && from <= MAX_FROM && !lines.has(from) && lines.size < MAX_TIERS;
    if (isSold && amount !== undefined && !isSize) lines.set(from, { from, price: amount });
    else unknown.push(text);
  }
  return { lines: [...lines.values()].sort((a, b) => a.from - b.from), unknown };
}
