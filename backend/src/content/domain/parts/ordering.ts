import { rowCategories } from '../category-ids.js';
import type { ContentPart, ShopFacts } from '../content-part.js';

export interface CategoryRule {
  /** A slug; null for an erased category. */
  category: string | null;
  rule: string;
}

export interface Ordering {
  /** How customers prepare their files. */
  fileRules: string | null;
  categoryRules: CategoryRule[];
  /** Whether customers may come without a design. */
  designs: boolean;
  payment: string[];
  pickup: boolean;
  /** Lines for the customer to fill in, at the end of a message with a calculation. */
  messageFormat: string | null;
}

/** What visitors read beside a product, with the owner's confirmed fees. */
export interface ShownOrdering extends Ordering {
  /** The slugs of the categories whose products are sent as parcels; null stands for all. */
  shippedCategories: string[] | null;
  /** The lowest fee, up to a weight if heavier parcels cost more. */
  postage: { region: string; fee: number; upToKg: number | null } | null;
  freeShipping: { region: string; minimum: number }[];
}

const SAMPLE_PAYMENT = ['Transfer bank', 'QRIS', 'Tunai di toko'];

function visible(
  ordering: Ordering,
  { categories, shippedCategories: shipped, fees }: ShopFacts,
): ShownOrdering {
  const all = fees.zones.flatMap(({ region, regular, express }) =>
    [regular, express].flatMap((fee) => (fee === null ? [] : { region, fee, upToKg: fees.upToKg })),
  );
  return {
    ...ordering,
    shippedCategories: shipped.size === categories.size ? null : [...shipped],
    postage: all.toSorted((one, other) => one.fee - other.fee)[0] ?? null,
    freeShipping: [...fees.freeShipping],
  };
}

export const ORDERING: ContentPart<Ordering> = {
  key: 'ordering',
  defaults: {
    fileRules:
      'Kirim PDF, AI, atau CDR dengan warna CMYK, 300 dpi, bleed 2 mm di tiap sisi, dan huruf yang sudah diubah menjadi kurva. Kartu nama berukuran 9 × 5,5 cm.',
    categoryRules: [
      {
        category: 'printing',
        rule: 'Spanduk dan banner: ukuran asli atau skala 1:10, 72–150 dpi, 5 cm di tepi dikosongkan untuk mata ayam.',
      },
      { category: 'merchandise', rule: 'Sablon dan DTF: PNG transparan, 300 dpi.' },
    ],
    designs: false,
    payment: SAMPLE_PAYMENT,
    pickup: false,
    messageFormat: null,
  },
  promises: ['fileRules', 'categoryRules', 'payment'],
  // Words that any shop may use. They are a sample as long as all of them are.
  isShown: ({ payment }, promise) => promise !== 'payment' || payment.join() === SAMPLE_PAYMENT.join(),
  references: rowCategories('categoryRules'),
  visible,
  withoutSamples: (value, unconfirmed) => ({
    ...value,
    fileRules: unconfirmed.includes('fileRules') ? null : value.fileRules,
    categoryRules: value.categoryRules.filter((_, index) => !unconfirmed.includes(`categoryRules.${index}`)),
    payment: value.payment.filter((_, index) => !unconfirmed.includes(`payment.${index}`)),
  }),
};
