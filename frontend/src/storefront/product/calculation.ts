import { FREE, priceOfOne, quantityText, rowPrice } from '@etalase/backend/rules/price-table';
import { type Pricing, quote, type Sum } from '@etalase/backend/rules/pricing';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { isSameUnit, packOf } from '@etalase/backend/rules/units';
import * as text from '../../text/calculator';
import type { Ordering } from '../ordering/ordering-data';
import { type Entered, type OrderForm, readForm, type Reply } from './order-form';

export interface Calculation extends Reply {
  readonly hints?: readonly string[];
  /** A valid sum: its total, what is ordered, when and how it arrives, and the lines of a message. */
  readonly order?: {
    readonly total: string;
    readonly amount: string;
    readonly notes: readonly string[];
    readonly lines: readonly string[];
  };
}

interface CalculationOf {
  readonly name: string;
  /** Whole percent of a running sale. */
  readonly discount: number | undefined;
  /** Whether the visitor has left the fields of the size. */
  readonly isLeft: boolean;
  readonly ordering?: Ordering | undefined;
}

type Pack = NonNullable<ReturnType<typeof packOf>>;

/** Fewer pieces than a pack has may be packs, if they are not more than this. */
const MAX_MEANT_PACKS = 20;

/** Reads '3 x 1' in the first field of an area as both. */
export function splitSize({ measure }: Pricing, entered: Entered): Entered {
  const [, lebar, tinggi] = /^([^x×*]*\d[^x×*]*)[x×*]([^x×*]*)$/iu.exec(entered['lebar'] ?? '') ?? [];
  return measure === 'area' && lebar && tinggi !== undefined
    ? { lebar: lebar.trim(), tinggi: tinggi.trim() }
    : {};
}

/** Reads '500 lembar' as a number whose unit is said, and a size in one field as two. */
function fieldsOf(pricing: Pricing, typed: Entered): Entered {
  const { unit } = pricing;
  const entered = { ...typed, ...splitSize(pricing, typed) };
  const [, banyaknya, word = ''] = /^\s*([\d.\s]*\d)\s*(\p{L}.*)$/u.exec(entered['banyaknya'] ?? '') ?? [];
  if (!banyaknya) return entered;
  const pack = packOf(unit);
  if (pack?.piece && isSameUnit(word, pack.piece)) return { ...entered, banyaknya, maksud: 'isi' };
  const isUnit = [unit ?? '', pack?.unit ?? ''].some((one) => isSameUnit(word, one));
  return isUnit ? { ...entered, banyaknya, maksud: 'kemasan' } : entered;
}

/** Calculates what the form of the calculator asks; undefined while a field that it needs is empty. */
export function calculate(
  pricing: Pricing,
  typed: Entered,
  { name, discount, isLeft, ordering }: CalculationOf,
): Calculation | undefined {
  const { measure, priceFor, unit, variants } = pricing;
  const entered = fieldsOf(pricing, typed);
  const variant = Number(entered['pilihan'] ?? 0);
  const least = variants[variant]?.tiers[0]?.from;
  if (!least) return undefined;
  const pack = measure === 'count' && priceFor === 'unit' ? packOf(unit) : undefined;
  const content = pack && (pack.isCounted || entered['maksud'] === 'isi') ? pack.pieces : 1;
  const form = readForm(pricing, entered, { least: least * content, isLeft });
  if (!form || 'lines' in form) return form;

  const { count, sides, pieces, extras } = form;
  const quoteOf = (quantity: number) =>
    quote(pricing, {
      variant,
      pieces,
      extras,
      size: { width: sides[0] ?? 0, height: sides[1] ?? 0 },
      ...(measure === 'count' && { quantity }),
      ...(discount && { discount }),
    });
  if (pack && !pack.isCounted && !entered['maksud'] && count >= pack.pieces)
    return piecesOrPacks(count, pack);
  if (count % content > 0) {
    const isMeant = (packs: number) =>
      packs > 1 && packs === count && count < content && count <= MAX_MEANT_PACKS;
    const near = [
      Math.floor(count / content),
      Math.ceil(count / content),
      ...(isMeant(count) ? [count] : []),
    ];
    const choices = [...new Set(near.map((packs) => Math.max(packs, least)))].flatMap((packs) => {
      const sum = quoteOf(packs);
      const factors = isMeant(packs) ? `${packs} × ${groupDigits(content)} = ` : '';
      const label = `${factors}${quantityText(packs, unit)}`;
      const values = { banyaknya: String(packs * content) };
      return 'total' in sum ? [{ label: `${label} · ${formatRupiah(sum.total)}`, values }] : [];
    });
    return { field: 'banyaknya', lines: [text.soldPer(unit ?? '')], choices };
  }
  const sum = quoteOf(count / content);
  if ('belowMinimum' in sum)
    return { field: 'banyaknya', lines: [text.belowMinimum(quantityText(sum.belowMinimum, unit))] };
  return 'total' in sum
    ? calculationOf(pricing, sum, { ...form, name, variant, quantity: count / content, ordering })
    : undefined;
}

/** Asks whether a number is of the pieces or of the packs of a unit such as 'kotak isi 100'. */
function piecesOrPacks(count: number, { pieces, piece, unit }: Pack): Calculation {
  const number = groupDigits(count);
  const packs = count % pieces === 0 ? ` (${groupDigits(count / pieces)} ${unit})` : '';
  const inPieces = `${piece ? `${number} ${piece}` : `${text.content} ${number}`}${packs}`;
  const inPacks = `${number} ${unit}`;
  return {
    lines: [text.whichMeant(inPieces, inPacks)],
    choices: [
      { label: inPieces, values: { maksud: 'isi' } },
      { label: inPacks, values: { maksud: 'kemasan' } },
    ],
  };
}

/** Says what the delivery of an order costs, or where it is picked up. It is never part of the total. */
function deliveryOf({ postage, freeShipping = [], pickup }: Ordering, total: bigint): string | undefined {
  const [free] = freeShipping
    .filter(({ minimum }) => minimum <= total)
    .sort((one, other) => other.minimum - one.minimum);
  const cost = free
    ? text.freeShipping(free.region)
    : postage && text.postage(formatRupiah(postage.fee), postage.region, postage.upToKg);
  if (!cost) return pickup ? text.pickup : undefined;
  return pickup ? text.orPickup(cost) : cost;
}

interface Order extends OrderForm {
  readonly name: string;
  readonly variant: number;
  readonly quantity: number;
  readonly ordering: Ordering | undefined;
}

function calculationOf(
  pricing: Pricing,
  { next, unitPrice, total, charged, entered, goods, extras: amounts }: Sum,
  { name, variant, quantity, sides, pieces, extras, ordering }: Order,
): Calculation {
  const { unit } = pricing;
  const isCount = pricing.measure === 'count';
  const isExact = pricing.priceFor === 'quantity';
  const unitsOf = (hundredths: number) =>
    isCount
      ? quantityText(hundredths / 100, unit)
      : quantityText(String(hundredths / 100).replace('.', ','), unit);
  const amount = unitsOf(Number(charged));
  const raised = charged > entered ? [text.charged(amount)] : [];
  const size = `${sides.join(' × ')} cm`;
  const steps = [
    `${size} = ${unitsOf(Number(entered) / pieces)}`,
    ...(pieces > 1 ? [`${groupDigits(pieces)} lembar = ${unitsOf(Number(entered))}`] : []),
  ];
  const price = isExact ? priceOfOne(unitPrice, quantity, unit) : rowPrice(unitPrice, pricing);
  const isCounted = isCount && packOf(unit)?.isCounted;
  const factors = isExact
    ? ''
    : ` ${isCounted ? `= ${groupDigits(quantity)} ` : ''}× ${formatRupiah(unitPrice)}`;
  const totalText = text.total(formatRupiah(total));
  const delivery = ordering && deliveryOf(ordering, total);
  const { leadTime } = pricing;
  return {
    lines: [isCount ? amount : steps.join(' × '), ...raised, ...(price ? [price] : [])],
    hints: next ? hints(next) : [],
    order: {
      total: totalText,
      amount,
      notes: [...(leadTime ? [text.leadTime(leadTime)] : []), ...(delivery ? [delivery] : [])],
      lines: [
        [name, pricing.variants[variant]?.name].filter(Boolean).join(', '),
        ...(isCount ? [] : [[`${size} × ${pieces}`, ...raised].join(', ')]),
        `${amount}${factors} = ${formatRupiah(goods)}`,
        ...pricing.extras.flatMap((extra, i) => {
          const times = extra.per === 'each' ? ` × ${groupDigits(extras[i] ?? 0)}` : '';
          const cost = extra.price === 0 ? FREE : formatRupiah(amounts[i] ?? 0);
          return extras[i] ? [`${extra.name}${times} = ${cost}`] : [];
        }),
        totalText,
        ...(delivery ? [delivery] : []),
      ],
    },
  };

  function hints({ from, missing, ...at }: NonNullable<Sum['next']>): string[] {
    const then = quantityText(from, unit);
    const isCheaper = at.total < total;
    return [
      ...(isExact && !isCheaper ? [text.withQuantity(then, formatRupiah(at.total))] : []),
      ...(!isExact && at.unitPrice < unitPrice
        ? [text.more(unitsOf(Math.round(missing * 100)), rowPrice(at.unitPrice, pricing))]
        : []),
      ...(isCheaper ? [text.cheaper(then, formatRupiah(at.total))] : []),
    ];
  }
}
