import { mapProductTexts, type Pricing, type ProductState } from '../../../catalog/index.js';
import type { SheetRow } from '../../domain/cells.js';
import {
  BY_CHAT,
  FLAG_WORDS,
  KIND_WORDS,
  MEASURE_WORDS,
  PER_WORDS,
  PRICE_FOR_WORDS,
  type RowKind,
} from '../../domain/columns.js';

/** A product with what the column of its category shows. */
export interface SheetProduct extends ProductState {
  /** The slug of its category, deleted or not. */
  readonly category: string;
  readonly categoryCell: string;
}

const flag = (value: boolean): string => FLAG_WORDS[value ? 'true' : 'false'][0];
const kind = (value: RowKind): string => KIND_WORDS[value][0];

export const rowsOf = (product: SheetProduct): SheetRow[] => [
  productRow(product),
  ...(product.pricing ? pricingRows(product.id, product.pricing) : []),
];

export function productRow(product: SheetProduct): SheetRow {
  const { pricing } = product;
  return {
    kind: kind('product'),
    id: product.id,
    ...mapProductTexts((_, name) => product[name]),
    category: product.categoryCell,
    price: pricing ? (pricing.onRequest ? BY_CHAT : null) : product.price,
    ...(pricing && {
      unit: pricing.unit,
      measure: MEASURE_WORDS[pricing.measure][0],
      priceFor: PRICE_FOR_WORDS[pricing.priceFor][0],
      leadTime: pricing.leadTime,
    }),
    whatsappNumber: product.whatsappNumber,
    isNew: flag(product.isNew),
    isActive: flag(product.isActive),
    publishAt: product.publishAt?.toISOString() ?? null,
    images: product.images.join('\n'),
  };
}

function pricingRows(id: string, { variants, extras }: Pricing): SheetRow[] {
  return [
    ...variants.flatMap(({ name, note, tiers }) =>
      tiers.map(({ from, price }, position) => ({
        kind: kind('tier'),
        id,
        name,
        from,
        price,
        ...(position === 0 && note !== undefined && { description: note }),
      })),
    ),
    ...extras.map(({ name, price, per }) => ({
      kind: kind('extra'),
      id,
      name,
      price,
      per: PER_WORDS[per][0],
    })),
  ];
}
