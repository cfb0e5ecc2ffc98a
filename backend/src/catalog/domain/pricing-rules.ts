import { invalidField } from '../../platform/domain/domain-error.js';
import { groupDigits } from '../../platform/domain/rupiah.js';
import { fieldsOf } from './fields.js';
import * as messages from './messages.js';
import {
  EXTRA_BASES,
  isWhole,
  MAX_EXTRAS,
  MAX_FROM,
  MAX_TIERS,
  MAX_VARIANTS,
  MEASURES,
  PRICES_FOR,
  PRICING_TEXTS,
  type PriceExtra,
  type PriceTier,
  type PriceVariant,
  type Pricing,
} from './pricing.js';
import { optionalText, requiredText } from '../../platform/domain/parse-text.js';
import type { TextRule } from '../../platform/domain/text.js';

/** Bytes of JSON in UTF-8. */
const MAX_PRICING_BYTES = 16 * 1024;

const FIELDS = ['unit', 'measure', 'priceFor', 'variants', 'extras', 'leadTime', 'onRequest'];
const ROOT = 'pricing';

/**
 * Checks a price list of any origin, and fills in the defaults.
 * @throws DomainError 'invalid' with the path of the first field that is refused.
 */
export function parsePricing(value: unknown): Pricing {
  const list = fieldsOf(value, ROOT, messages.priceList, FIELDS);
  const onRequest = parseFlag(list['onRequest'], `${ROOT}.onRequest`);
  const pricing: Pricing = {
    unit: parseText(
      list['unit'] ?? '',
      `${ROOT}.unit`,
      PRICING_TEXTS.unit,
      onRequest ? optionalText : requiredText,
    ),
    measure: parseChoice(list['measure'] ?? 'count', `${ROOT}.measure`, MEASURES),
    priceFor: parseChoice(list['priceFor'] ?? 'unit', `${ROOT}.priceFor`, PRICES_FOR),
    variants: parseVariants(list['variants'] ?? [], onRequest),
    extras: rowsOf(
      list['extras'] ?? [],
      `${ROOT}.extras`,
      messages.extras,
      0,
      onRequest ? 0 : MAX_EXTRAS,
    ).map(parseExtra),
    leadTime: parseText(list['leadTime'] ?? '', `${ROOT}.leadTime`, PRICING_TEXTS.leadTime, optionalText),
    onRequest,
  };
  if (pricing.priceFor === 'quantity' && pricing.measure !== 'count')
    throw invalidField(`${ROOT}.priceFor`, messages.areaOrLengthPack);
  if (isTooLarge(pricing)) throw invalidField(ROOT, TOO_LARGE);
  return pricing;
}

export const TOO_LARGE = messages.pricingTooLarge(MAX_PRICING_BYTES / 1024);

export const isTooLarge = (pricing: Pricing): boolean =>
  new TextEncoder().encode(JSON.stringify(pricing)).length > MAX_PRICING_BYTES;

/** Returns a stored list with its fields in the order of `parsePricing`, which the column does not keep. */
export const orderedPricing = (stored: Pricing): Pricing => ({
  unit: stored.unit,
  measure: stored.measure,
  priceFor: stored.priceFor,
  variants: stored.variants.map(({ name, note, tiers }) => ({
    name,
    ...(note !== undefined && { note }),
    tiers: tiers.map(({ from, price }) => ({ from, price })),
  })),
  extras: stored.extras.map(({ name, price, per }) => ({ name, price, per })),
  leadTime: stored.leadTime,
  onRequest: stored.onRequest,
});

function parseVariants(value: unknown, onRequest: boolean): PriceVariant[] {
  const path = `${ROOT}.variants`;
  const [min, max] = onRequest ? [0, 0] : [1, MAX_VARIANTS];
  const rows = rowsOf(value, path, messages.variants, min, max);
  const taken = new Set<string>();
  return rows.map((row, i) => {
    const variant = parseVariant(row, `${path}.${i}`);
    if (variant.name === null) {
      if (rows.length > 1) throw invalidField(`${path}.${i}.name`, messages.variantNameMissing);
      return variant;
    }
    const key = variant.name.normalize('NFKC').toLowerCase();
    if (taken.has(key)) throw invalidField(`${path}.${i}.name`, messages.variantNameTaken(variant.name));
    taken.add(key);
    return variant;
  });
}

function parseVariant(value: unknown, path: string): PriceVariant {
  const row = fieldsOf(value, path, messages.variants, ['name', 'note', 'tiers']);
  const name = parseText(row['name'] ?? '', `${path}.name`, PRICING_TEXTS.variant, optionalText);
  const note = parseText(row['note'] ?? '', `${path}.note`, PRICING_TEXTS.note, optionalText);
  const tiers: PriceTier[] = [];
  rowsOf(row['tiers'], `${path}.tiers`, messages.tiers, 1, MAX_TIERS).forEach((tier, i) => {
    tiers.push(parseTier(tier, `${path}.tiers.${i}`, tiers.at(-1)));
  });
  return { name, ...(note !== null && { note }), tiers };
}

function parseTier(value: unknown, path: string, before: PriceTier | undefined): PriceTier {
  const { from, price } = fieldsOf(value, path, messages.tiers, ['from', 'price']);
  if (!isWhole(from, 1, MAX_FROM))
    throw invalidField(`${path}.from`, messages.fromInvalid(groupDigits(MAX_FROM)));
  if (before && from <= before.from) throw invalidField(`${path}.from`, messages.fromNotRising);
  return { from, price: parseAmount(price, `${path}.price`) };
}

function parseExtra(value: unknown, i: number): PriceExtra {
  const path = `${ROOT}.extras.${i}`;
  const row = fieldsOf(value, path, messages.extras, ['name', 'price', 'per']);
  return {
    name: parseText(row['name'] ?? '', `${path}.name`, PRICING_TEXTS.extra, requiredText),
    price: parseAmount(row['price'], `${path}.price`),
    per: parseChoice(row['per'], `${path}.per`, EXTRA_BASES),
  };
}

function rowsOf(value: unknown, path: string, label: string, min: number, max: number): unknown[] {
  if (!Array.isArray(value)) throw invalidField(path, messages.notList(label));
  if (max === 0 && value.length > 0) throw invalidField(path, messages.noFigures(label));
  if (value.length < min || value.length > max)
    throw invalidField(path, messages.countBetween(label, min, max));
  return value;
}

function parseText<T>(
  value: unknown,
  path: string,
  rule: TextRule,
  parse: (text: string, rule: TextRule, path: string) => T,
): T {
  if (typeof value !== 'string') throw invalidField(path, messages.notText(rule.label));
  return parse(value, rule, path);
}

function parseChoice<T extends string>(value: unknown, path: string, choices: readonly T[]): T {
  const choice = choices.find((known) => known === value);
  if (choice === undefined) throw invalidField(path, messages.notOneOf(lastOf(path), choices));
  return choice;
}

function parseFlag(value: unknown, path: string): boolean {
  if (value !== undefined && value !== null && typeof value !== 'boolean')
    throw invalidField(path, messages.notBoolean(lastOf(path)));
  return value ?? false;
}

function parseAmount(value: unknown, path: string): number {
  if (!isWhole(value, 0, Number.MAX_SAFE_INTEGER)) throw invalidField(path, messages.priceInvalid);
  // Adding 0 turns -0 into 0. The check above accepts -0, because it is an integer, too.
  return value + 0;
}

const lastOf = (path: string): string => path.slice(path.lastIndexOf('.') + 1);
