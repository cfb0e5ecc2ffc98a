import { expect, it } from '@jest/globals';
import { emptyPricing, pricingSchema } from './pricing-values';
import { TEMPLATES } from './templates';

const PRICE = '1.000';
const tiers = (...quantities: number[]) => quantities.map((from) => ({ from, price: 1000 }));
const LEAD_TIME = '2–3 hari kerja setelah desain disetujui';

it.each([
  [
    'cards',
    {
      unit: 'kotak isi 100 lembar',
      variants: [
        { name: '1 sisi', tiers: tiers(1, 5, 10) },
        { name: '2 sisi', tiers: tiers(1, 5, 10) },
      ],
      extras: [{ name: 'Laminasi', price: 1000, per: 'unit' }],
    },
  ],
  [
    'banner',
    {
      unit: 'm²',
      measure: 'area',
      variants: [{ name: null, tiers: tiers(1, 10) }],
      extras: [{ name: 'Mata ayam', price: 1000, per: 'each' }],
      leadTime: '1–2 hari kerja',
    },
  ],
  [
    'brochure',
    {
      unit: 'rim',
      variants: [{ name: null, tiers: tiers(1, 5, 10) }],
      extras: [{ name: 'Lipat', price: 1000, per: 'unit' }],
    },
  ],
  [
    'shirt',
    {
      unit: 'lusin',
      variants: [
        { name: 'Sablon 1 warna', tiers: tiers(1, 5) },
        { name: 'Sablon 2 warna', tiers: tiers(1, 5) },
      ],
      leadTime: '5–7 hari kerja',
    },
  ],
  [
    'pack',
    {
      unit: 'lembar',
      priceFor: 'quantity',
      variants: [{ name: null, tiers: tiers(250, 500, 1000) }],
    },
  ],
] as const)('the template %s needs only prices to be a list', (name, list) => {
  const { variants, extras, ...template } = TEMPLATES[name];
  expect(
    pricingSchema.parse({
      ...emptyPricing,
      ...template,
      isListed: true,
      variants: variants.map((variant) => ({
        ...variant,
        tiers: variant.tiers.map(({ from }) => ({ from, price: PRICE })),
      })),
      extras: extras.map((extra) => ({ ...extra, price: PRICE })),
    }),
  ).toEqual({
    measure: 'count',
    priceFor: 'unit',
    extras: [],
    leadTime: LEAD_TIME,
    onRequest: false,
    ...list,
  });
});
