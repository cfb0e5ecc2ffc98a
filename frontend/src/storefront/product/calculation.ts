import { quantityText } from '@etalase/backend/rules/price-table';
import { type Pricing, quote } from '@etalase/backend/rules/pricing';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import * as text from '../../text/calculator';

export interface Calculation {
  readonly lines: readonly string[];
  readonly total?: string;
  readonly hints: readonly string[];
  readonly sum?: readonly string[];
}

export interface CalculationOf {
  readonly name: string;
  /** Whole percent of a running sale. */
  readonly discount: number | undefined;
}

const refused = (line: string): Calculation => ({ lines: [line], hints: [] });

/** Reads '1.000' and '1000', but not '1.5'; undefined if nothing was entered. */
function read(data: FormData, field: string): number | undefined {
  const value = data.get(field);
  const entered = typeof value === 'string' ? value.trim() : '';
  if (entered === '') return undefined;
  return /^(?:\d{1,15}|\d{1,3}(?:[.\s]\d{3}){1,4})$/u.test(entered)
    ? Number(entered.replace(/\D/gu, ''))
    : Number.NaN;
}

const decimal = (units: number): string => String(units).replace('.', ',');

/** Calculates what the form of the calculator asks; undefined while a field that it needs is empty. */
export function calculate(
  pricing: Pricing,
  data: FormData,
  { name, discount }: CalculationOf,
): Calculation | undefined {
  const { measure, priceFor, unit, variants } = pricing;
  const variant = read(data, 'pilihan') ?? 0;
  const quantity = read(data, 'banyaknya');
  const [width, height] = [read(data, 'lebar'), read(data, 'tinggi')];
  const pieces = read(data, 'lembar') ?? 1;
  const extras = pricing.extras.map((_, i) => read(data, `finishing${i}`) ?? 0);
  const needed = { count: [quantity], length: [width], area: [width, height] }[measure];
  if (needed.includes(undefined)) return undefined;
  if ([...needed, pieces, ...extras].some(Number.isNaN)) return refused(text.notWhole);

  const answer = quote(pricing, {
    variant,
    pieces,
    extras,
    size: { width: width ?? 0, height: height ?? 0 },
    ...(quantity !== undefined && { quantity }),
    ...(discount && { discount }),
  });
  const tiers = variants[variant]?.tiers ?? [];
  if ('belowMinimum' in answer) return refused(text.belowMinimum(quantityText(answer.belowMinimum, unit)));
  if (!('total' in answer))
    return refused(
      measure === 'count'
        ? text.notSold(quantityText(tiers.map(({ from }) => groupDigits(from)).join(' / '), unit))
        : text.outOfRange,
    );

  const { next, unitPrice, total } = answer;
  const isPack = priceFor === 'quantity';
  const units = (hundredths: bigint) => quantityText(decimal(Number(hundredths) / 100), unit);
  const per = (price: number, from: number) =>
    `${formatRupiah(price)} / ${isPack ? quantityText(from, unit) : (unit ?? '')}`;
  const amount = measure === 'count' ? quantityText(quantity ?? 0, unit) : units(answer.charged);
  const isRaised = answer.charged > answer.entered;
  const sizeText = measure === 'area' ? `${width} × ${height} cm` : `${width} cm`;
  return {
    lines: [...(isRaised ? [text.charged(amount)] : []), per(unitPrice, quantity ?? 0)],
    total: text.total(formatRupiah(total)),
    hints: next
      ? [
          ...(next.unitPrice < unitPrice || isPack
            ? [text.more(quantityText(decimal(next.missing), unit), per(next.unitPrice, next.from))]
            : []),
          ...(next.total < total
            ? [text.cheaper(quantityText(next.from, unit), formatRupiah(next.total))]
            : []),
        ]
      : [],
    sum: [
      [name, variants[variant]?.name].filter(Boolean).join(', '),
      ...(measure === 'count'
        ? []
        : [`${sizeText} × ${pieces}${isRaised ? `, ${text.charged(amount)}` : ''}`]),
      `${amount}${isPack ? '' : ` × ${formatRupiah(unitPrice)}`} = ${formatRupiah(answer.goods)}`,
      ...pricing.extras.flatMap((extra, i) =>
        extras[i]
          ? [
              `${extra.name}${extra.per === 'each' ? ` × ${extras[i]}` : ''} = ${formatRupiah(answer.extras[i] ?? 0)}`,
            ]
          : [],
      ),
      text.total(formatRupiah(total)),
    ],
  };
}
