import {
  lowestPrice,
  measureOf,
  parsePricing,
  type PriceExtra,
  type PriceTier,
  type Pricing,
  savedUnit,
} from '../../../catalog/index.js';
import { DomainError } from '../../../platform/domain/domain-error.js';
import { required } from '../../../platform/domain/field-messages.js';
import { groupDigits } from '../../../platform/domain/rupiah.js';
import { excerpt } from '../../../platform/domain/text.js';
import { isBlank, isByChat, readAmount, readCount, textOf } from '../../domain/cells.js';
import {
  type Column,
  COLUMN_LABELS,
  MEASURE_WORDS,
  PER_WORDS,
  PRICE_FOR_WORDS,
} from '../../domain/columns.js';
import { type Group, hasCell } from '../../domain/groups.js';
import * as messages from '../../domain/messages.js';
import type { SheetProduct } from './product-rows.js';
import type { Problems } from '../../domain/problems.js';
import type { Line } from '../../domain/sheet-lines.js';

export interface SheetPrices {
  readonly price: number;
  readonly pricing: Pricing | null;
}

interface VariantRows {
  readonly name: string | null;
  note: string | null;
  readonly lines: Line[];
  readonly tiers: PriceTier[];
}

const DEFAULT_UNIT = 'pcs';

type Current = Pick<SheetProduct, 'price' | 'pricing'>;

/** Reads the price and the price list of a product. Missing columns keep what is stored. */
export function pricesOf(group: Group, current: Current | undefined, problems: Problems): SheetPrices {
  const { product } = group;
  const cell = product.cells.price;
  const stored = current?.pricing ?? null;
  const byChat = isByChat(cell);
  const inline = hasCell(product, 'from') ? [product] : [];
  if (group.tiers.length + group.extras.length + inline.length > 0)
    return listed(group, inline, stored, byChat, problems);
  if (byChat) {
    const pricing = { ...headOf(product, stored, problems), variants: [], extras: [], onRequest: true };
    return checked(pricing, () => product, problems, stored);
  }
  if (isBlank(cell)) return withoutPrice(product, current, problems);
  const price = amountIn(product, problems);
  if (product.isByName && stored && !stored.onRequest) return singleOf(product, price, stored, problems);
  const hasListColumns = product.cells.kind !== undefined || product.cells.from !== undefined;
  if (stored && !stored.onRequest && !hasListColumns) {
    if (price !== current?.price) problems.add(product, 'price', messages.priceOfListElsewhere);
    return { price, pricing: stored };
  }
  if (!hasCell(product, 'unit')) return { price, pricing: null };
  const variants = [{ name: null, tiers: [{ from: 1, price }] }];
  const head = headOf(product, stored, problems);
  return checked({ ...head, variants, extras: [], onRequest: false }, () => product, problems, stored);
}

/** Puts one price into a stored list that has one, too. */
function singleOf(product: Line, price: number, stored: Pricing, problems: Problems): SheetPrices {
  const tiers = stored.variants.flatMap((variant) => variant.tiers);
  if (tiers.length > 1) {
    if (price !== lowestPrice(stored))
      problems.add(product, null, messages.pricesMany(nameIn(product), tiers.length, groupDigits(price)));
    return { price: lowestPrice(stored), pricing: stored };
  }
  const variants = stored.variants.map((variant) => ({
    ...variant,
    tiers: variant.tiers.map((tier) => ({ ...tier, price })),
  }));
  return checked(
    { ...stored, ...headOf(product, stored, problems), variants },
    () => product,
    problems,
    stored,
  );
}

const nameIn = ({ cells }: Line): string => excerpt(textOf(cells.name));

function listed(
  group: Group,
  inline: readonly Line[],
  stored: Pricing | null,
  byChat: boolean,
  problems: Problems,
): SheetPrices {
  const { product, extras } = group;
  const variants = variantsOf([...inline, ...group.tiers], product, problems);
  const head = headOf(product, stored, problems);
  const [only, other] = product.isByName ? (stored?.variants ?? []) : [];
  const isUnnamed = variants.length === 1 && variants[0]?.name === null;
  if (other && isUnnamed)
    problems.add(product, null, messages.choicesUnnamed(nameIn(product), stored?.variants.length ?? 0));
  const list = {
    ...head,
    variants: variants.map(({ name, note, tiers }) =>
      only && isUnnamed ? { ...only, tiers } : { name, ...(note !== null && { note }), tiers },
    ),
    extras: product.isByName ? (stored?.extras ?? []) : extras.map((line) => extraOf(line, problems)),
    onRequest: byChat,
  };
  const lineAt = (path: readonly string[]): Line | undefined => {
    const [part, position = '', , tier = ''] = path;
    if (part === 'extras') return extras[Number(position)];
    const variant = part === 'variants' ? variants[Number(position)] : undefined;
    return variant && (variant.lines[Number(tier)] ?? variant.lines[0]);
  };
  const prices = checked(list, lineAt, problems, stored);
  const cell = product.cells.price;
  if (inline.length === 0 && !isBlank(cell) && !byChat && readAmount(cell) !== prices.price)
    problems.add(product, 'price', messages.priceOfList);
  return prices;
}

/** A blank price keeps a price list; a product without one needs a price. */
function withoutPrice(product: Line, current: Current | undefined, problems: Problems): SheetPrices {
  const stored = current?.pricing ?? null;
  const isMissing = product.cells.price === undefined && current !== undefined;
  if (!stored && !isMissing)
    problems.add(
      product,
      'price',
      product.merged ? messages.merged(product.merged) : required(COLUMN_LABELS.price),
    );
  if (!stored) return { price: current?.price ?? 0, pricing: null };
  return checked({ ...stored, ...headOf(product, stored, problems) }, () => product, problems, stored);
}

function headOf(product: Line, stored: Pricing | null, problems: Problems) {
  const text = (column: 'unit' | 'leadTime'): string | null =>
    product.cells[column] === undefined ? (stored?.[column] ?? null) : textIn(product, column, problems);
  const typed = text('unit') ?? (product.isByName ? DEFAULT_UNIT : null);
  const isKept = stored !== null && stored.unit === typed;
  const unit = typed === null || isKept ? typed : savedUnit(typed);
  // Metres alone decide nothing, and neither does an own word.
  const measure = isKept || unit === null ? undefined : measureOf(unit);
  return {
    unit,
    measure:
      problems.choice(product, 'measure', MEASURE_WORDS) ??
      (measure === 'ask' ? undefined : measure) ??
      stored?.measure ??
      'count',
    priceFor: problems.choice(product, 'priceFor', PRICE_FOR_WORDS) ?? stored?.priceFor ?? 'unit',
    leadTime: text('leadTime'),
  };
}

/** Groups rows by the name of the variant. A row without a name continues the variant above. */
function variantsOf(lines: readonly Line[], product: Line, problems: Problems): VariantRows[] {
  const variants: VariantRows[] = [];
  for (const line of lines) {
    const name = line === product ? null : textIn(line, 'name', problems);
    const note = line === product ? null : textIn(line, 'description', problems);
    let variant = variants.at(-1);
    if (!variant || (name !== null && name !== variant.name)) {
      variant = { name, note, lines: [], tiers: [] };
      variants.push(variant);
    } else if (note !== null && note !== variant.note) {
      if (variant.note !== null) problems.add(line, 'description', messages.noteTwice);
      variant.note ??= note;
    }
    variant.lines.push(line);
    variant.tiers.push({ from: countIn(line, problems), price: amountIn(line, problems) });
  }
  return variants;
}

const extraOf = (line: Line, problems: Problems): PriceExtra => ({
  name: textIn(line, 'name', problems) ?? '',
  price: amountIn(line, problems),
  per: problems.choice(line, 'per', PER_WORDS) ?? 'unit',
});

const textIn = (line: Line, column: Column, problems: Problems): string | null =>
  problems.isReadable(line, column) ? textOf(line.cells[column]).trim() || null : null;

function amountIn(line: Line, problems: Problems): number {
  const cell = line.cells.price;
  if (isBlank(cell)) {
    problems.add(line, 'price', line.merged ? messages.merged(line.merged) : required(COLUMN_LABELS.price));
    return 0;
  }
  if (!problems.isReadable(line, 'price')) return 0;
  const amount = readAmount(cell);
  if (typeof amount === 'number') return amount;
  problems.add(line, 'price', amount.message, amount.suggestion);
  return 0;
}

function countIn(line: Line, problems: Problems): number {
  const cell = line.cells.from;
  if (!problems.isReadable(line, 'from')) return 1;
  const count = readCount(cell);
  if (typeof count === 'number') return count;
  problems.add(line, 'from', isBlank(cell) ? required(COLUMN_LABELS.from) : count.message);
  return 1;
}

/** Checks a list whose cells were readable, so that each cell has one problem at most. */
function checked(
  list: object,
  lineAt: (path: readonly string[]) => Line | undefined,
  problems: Problems,
  fallback: Pricing | null,
): SheetPrices {
  const kept = { price: fallback ? lowestPrice(fallback) : 0, pricing: fallback };
  if (problems.any) return kept;
  try {
    const pricing = parsePricing(list);
    return { price: lowestPrice(pricing), pricing };
  } catch (error) {
    if (!(error instanceof DomainError)) throw error;
    const path = (Object.keys(error.fields ?? {})[0] ?? '').split('.').slice(1);
    problems.addAt(lineAt(path), path.at(-1) ?? '', error.message);
    return kept;
  }
}
