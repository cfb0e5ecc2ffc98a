import type { templateNames } from '../../../text/admin-pricing';
import type { PricingValues, VariantValues } from './pricing-values';

type Template = Pick<PricingValues, 'unit' | 'measure' | 'priceFor' | 'variants' | 'extras' | 'leadTime'>;

const variant = (quantities: readonly string[], name = ''): VariantValues => ({
  name,
  note: '',
  tiers: quantities.map((from) => ({ from, price: '' })),
});
const LEAD_TIME = '2–3 hari kerja setelah desain disetujui';

/** Lists without prices, which the owner fills in. */
export const TEMPLATES: Readonly<Record<keyof typeof templateNames, Template>> = {
  cards: {
    unit: 'kotak isi 100 lembar',
    measure: 'count',
    priceFor: 'unit',
    variants: [variant(['1', '5', '10'], '1 sisi'), variant(['1', '5', '10'], '2 sisi')],
    extras: [{ name: 'Laminasi', price: '', per: 'unit' }],
    leadTime: LEAD_TIME,
  },
  banner: {
    unit: 'm²',
    measure: 'area',
    priceFor: 'unit',
    variants: [variant(['1', '10'])],
    extras: [{ name: 'Mata ayam', price: '', per: 'each' }],
    leadTime: '1–2 hari kerja',
  },
  brochure: {
    unit: 'rim',
    measure: 'count',
    priceFor: 'unit',
    variants: [variant(['1', '5', '10'])],
    extras: [{ name: 'Lipat', price: '', per: 'unit' }],
    leadTime: LEAD_TIME,
  },
  shirt: {
    unit: 'lusin',
    measure: 'count',
    priceFor: 'unit',
    variants: [variant(['1', '5'], 'Sablon 1 warna'), variant(['1', '5'], 'Sablon 2 warna')],
    extras: [],
    leadTime: '5–7 hari kerja',
  },
  pack: {
    unit: 'lembar',
    measure: 'count',
    priceFor: 'quantity',
    variants: [variant(['250', '500', '1.000'])],
    extras: [],
    leadTime: LEAD_TIME,
  },
};
