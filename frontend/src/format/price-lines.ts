import { MAX_TIERS } from '@etalase/backend/rules/pricing';
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

// The quantity, perhaps a unit, a separator or spaces, and the price.
const LINE =
  /^(?<quantity>\d[\d.]*)\s*(?:[a-z²]+\.?)?\s*(?:[=:;|→-]+|@|\s)\s*(?<price>(?:rp\.?\s*)?\d[\d.,]*\s*(?:k|rb|ribu|jt|juta)?\.?)-?\s*(?:\/.*)?$/iu;

/** Reads lines such as '100 lbr = 35rb', '250<tab>175.000' and '1.000 pcs: Rp 450.000', in the order of quantities. */
export function parsePriceLines(pasted: string): PriceLines {
  const lines = new Map<number, PriceLine>();
  const unknown: string[] = [];
  for (const text of pasted.split('\n').map((line) => line.trim())) {
    if (text === '') continue;
    const { quantity = '', price = '' } = LINE.exec(text)?.groups ?? {};
    const from = parseRupiah(quantity);
    const amount = parseRupiah(price.replace(/[.,]$/u, '')) ?? parseShortAmount(price);
    const isKnown = from && amount !== undefined && !lines.has(from) && lines.size < MAX_TIERS;
    if (isKnown) lines.set(from, { from, price: amount });
    else unknown.push(text);
  }
  return { lines: [...lines.values()].sort((a, b) => a.from - b.from), unknown };
}
