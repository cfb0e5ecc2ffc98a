import { amountOf } from '@etalase/backend/rules/amounts';
import { EXTRA_BASES, MAX_FROM, MEASURES, type Pricing, PRICES_FOR } from '@etalase/backend/rules/pricing';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { savedUnit } from '@etalase/backend/rules/units';
import { z } from 'zod';
import type { PricingBody, PricingSchema } from '../../../api/generated/models';
import * as common from '../../../text/admin-common';
import * as text from '../../../text/admin-pricing';
import * as products from '../../../text/admin-products';
import { optionalText, requiredAmount, requiredText } from '../../forms/form-schema';

const typedTier = z.object({ from: z.string(), price: z.string() });
const typedVariant = z.object({ name: z.string(), note: z.string(), tiers: z.array(typedTier) });
const typedExtra = z.object({ name: z.string(), price: z.string(), per: z.string() });

const typedPricing = z.object({
  /** Whether the saved product has a price list, which null then removes. */
  saved: z.boolean(),
  isListed: z.boolean(),
  onRequest: z.boolean(),
  unit: z.string(),
  /** Blank while the owner has not said how metres are measured. */
  measure: z.string(),
  priceFor: z.string(),
  variants: z.array(typedVariant),
  extras: z.array(typedExtra),
  leadTime: z.string(),
});

/** A price list as typed. Amounts and quantities are texts. */
export type PricingValues = z.input<typeof typedPricing>;
export type VariantValues = PricingValues['variants'][number];
export type TierValues = VariantValues['tiers'][number];

const numberOf = (typed: string): number => amountOf(typed) ?? 0;
const isQuantity = (typed: string): boolean => numberOf(typed) >= 1 && numberOf(typed) <= MAX_FROM;

// `requiredText` reports an empty field already, so the next rules accept it.
const quantity = requiredText(text.quantity)
  .refine((typed) => typed === '' || isQuantity(typed), text.fromError)
  .transform(numberOf);
const amount = requiredAmount(products.price);

const list = z.object({
  unit: requiredText(text.unit).transform(savedUnit),
  measure: z.enum(MEASURES, text.measureQuestion),
  priceFor: z.enum(PRICES_FOR),
  variants: z.array(
    z.object({
      name: optionalText.transform((typed) => typed || null),
      note: optionalText.transform((typed) => typed || undefined),
      tiers: z.array(z.object({ from: quantity, price: amount })).superRefine((tiers, context) => {
        for (const [index, { from }] of tiers.entries())
          if (index > 0 && from <= (tiers[index - 1]?.from ?? 0))
            context.addIssue({ code: 'custom', path: [index, 'from'], message: text.notRising });
      }),
    }),
  ),
  extras: z.array(z.object({ name: requiredText(text.extras), price: amount, per: z.enum(EXTRA_BASES) })),
  leadTime: optionalText.transform((typed) => typed || null),
});

const named = list.superRefine(({ variants }, context) => {
  const taken = new Set<string>();
  for (const [index, { name }] of variants.entries()) {
    const key = name?.toLowerCase();
    const message =
      key === undefined
        ? variants.length > 1 && common.required(text.variantName(index + 1))
        : taken.has(key) && text.nameTaken;
    if (message) context.addIssue({ code: 'custom', path: ['variants', index, 'name'], message });
    if (key !== undefined) taken.add(key);
  }
});

/** The rows of a variant that count. Quantities of a further variant are only offered until they have a price. */
function countedRows({ tiers }: VariantValues, variant: number): number[] {
  const rows = [...tiers.keys()];
  const priced = rows.filter((row) => tiers[row]?.price.trim());
  return variant === 0 || priced.length === 0 ? rows : priced;
}

/** Turns typed values into a price list. Undefined leaves a product without a list as it is; null removes the list. */
export const pricingSchema = typedPricing.transform((typed, context): PricingBody | null | undefined => {
  if (!typed.isListed) return typed.saved ? null : undefined;
  if (typed.onRequest)
    return { unit: savedUnit(typed.unit) || null, leadTime: typed.leadTime.trim() || null, onRequest: true };
  const counted = typed.variants.map(countedRows);
  const variants = typed.variants.map((variant, index) => ({
    ...variant,
    tiers: variant.tiers.filter((_, row) => counted[index]?.includes(row)),
  }));
  const read = named.safeParse({ ...typed, variants });
  if (read.success) return { ...read.data, onRequest: false };
  for (const { path, message } of read.error.issues) {
    const [list, variant, tiers, row, ...field] = path;
    const typedRow = counted[Number(variant)]?.[Number(row)];
    const typedPath = typedRow === undefined ? path : [list, variant, tiers, typedRow, ...field];
    context.addIssue({ code: 'custom', path: typedPath as PropertyKey[], message });
  }
  return z.NEVER;
});

/** Reads a list that is still being typed: rows that are incomplete are left out. */
export function readable(typed: PricingValues): Pricing {
  const variants = typed.variants.map(({ name, note, tiers }) => ({
    name: name.trim() || null,
    note: note.trim(),
    tiers: tiers
      .filter(({ from, price }) => isQuantity(from) && amountOf(price) !== undefined)
      .map(({ from, price }) => ({ from: numberOf(from), price: numberOf(price) })),
  }));
  const [measure, priceFor] = [
    MEASURES.find((known) => known === typed.measure) ?? 'count',
    PRICES_FOR.find((known) => known === typed.priceFor) ?? 'unit',
  ];
  const leadTime = typed.leadTime.trim() || null;
  return {
    unit: savedUnit(typed.unit),
    measure,
    priceFor,
    variants: variants.filter(({ tiers }) => tiers.length > 0),
    extras: typed.extras
      .filter(({ name, price }) => name.trim() !== '' && amountOf(price) !== undefined)
      .map(({ name, price, per }) => ({
        name: name.trim(),
        price: numberOf(price),
        per: EXTRA_BASES.find((known) => known === per) ?? 'unit',
      })),
    leadTime,
    onRequest: typed.onRequest,
  };
}

export const emptyVariant: VariantValues = { name: '', note: '', tiers: [{ from: '1', price: '' }] };

export const emptyPricing: PricingValues = {
  saved: false,
  isListed: false,
  onRequest: false,
  unit: '',
  measure: 'count',
  priceFor: 'unit',
  variants: [emptyVariant],
  extras: [],
  leadTime: '',
};

export function pricingValues(pricing: PricingSchema | null | undefined): PricingValues {
  if (!pricing) return emptyPricing;
  const { unit, measure, priceFor, variants, extras, leadTime, onRequest } = pricing;
  return {
    saved: true,
    isListed: true,
    onRequest,
    unit: unit ?? '',
    measure,
    priceFor,
    variants: onRequest
      ? [emptyVariant]
      : variants.map(({ name, note, tiers }) => ({
          name: name ?? '',
          note: note ?? '',
          tiers: tiers.map(({ from, price }) => ({ from: groupDigits(from), price: groupDigits(price) })),
        })),
    extras: extras.map(({ name, price, per }) => ({ name, price: groupDigits(price), per })),
    leadTime: leadTime ?? '',
  };
}
