import { describe, expect, it } from '@jest/globals';
import type { Pricing } from '@etalase/backend/rules/pricing';
import lists from '../../../test/price-lists/lists.json' with { type: 'json' };
import { breadcrumbs } from './breadcrumbs';
import { business } from './business';
import { itemList } from './item-list';
import { aboutPage, faqPage, service } from './pages';
import { productWithOffer } from './product';
import { shippingBusiness } from './shipping';
import { website } from './website';

const SHOP = 'https://toko.example';
const facts = {
  company: {
    name: 'Cetak Jaya',
    chatNumber: '0812 3456 7890',
    address: 'Jl. Contoh No. 1, Jakarta',
    hours: [
      { days: [5, 1, 2, 3, 4], opens: '09:00', closes: '18:00' },
      { days: [6], opens: '09:00', closes: '15:00' },
    ],
  },
  social: { instagram: 'https://www.instagram.com/cetakjaya', marketplace: null, facebook: null },
};
const businessCard = {
  id: '6f1f',
  name: 'Kartu Nama',
  description: 'Dua sisi',
  images: ['/objects/a.jpg', 'https://img.example/b.jpg'],
};

describe('business', () => {
  it('describes the business by name, telephone, address, country and profiles', () => {
    expect(business(facts, SHOP)).toMatchObject({
      '@type': 'LocalBusiness',
      '@id': 'https://toko.example/#business',
      name: 'Cetak Jaya',
      telephone: '+6281234567890',
      address: { streetAddress: 'Jl. Contoh No. 1, Jakarta', addressCountry: 'ID' },
      sameAs: ['https://www.instagram.com/cetakjaya'],
    });
  });

  it.each(['Jl. Contoh No. 1\nJakarta', 'Jl. Contoh No. 1,\r\n  Jakarta', 'Jl. Contoh No. 1\n\nJakarta'])(
    'joins the lines of the address %j by commas',
    (address) => {
      expect(business({ ...facts, company: { ...facts.company, address } }, SHOP)).toMatchObject({
        address: { streetAddress: 'Jl. Contoh No. 1, Jakarta' },
      });
    },
  );

  it('contains only the country as address when the company has no address', () => {
    const company = { ...facts.company, address: null };
    expect(business({ ...facts, company }, SHOP)).toMatchObject({
      address: { '@type': 'PostalAddress', addressCountry: 'ID' },
    });
    expect(JSON.stringify(business({ ...facts, company }, SHOP))).not.toContain('streetAddress');
  });

  it('lists the open weekdays in order, and omits closed days', () => {
    const { openingHoursSpecification: hours } = business(facts, SHOP) as {
      openingHoursSpecification: readonly { dayOfWeek: readonly string[]; opens: string; closes: string }[];
    };
    expect(hours.flatMap(({ dayOfWeek }) => dayOfWeek.map((day) => day.split('/').at(-1)))).toEqual([
      'Monday',
      'Tuesday',
      'Wednesday',
      'Thursday',
      'Friday',
      'Saturday',
    ]);
    expect(hours[1]).toMatchObject({ opens: '09:00', closes: '15:00' });
  });

  it('contains the map link and special hours if they are set, with closed days as 00:00 to 00:00', () => {
    const company = {
      ...facts.company,
      specialHours: [
        { from: '2026-12-24', to: '2026-12-26', hours: [], note: 'Natal' },
        {
          from: '2026-12-31',
          to: '2026-12-31',
          hours: [
            { opens: '09:00', closes: '12:00' },
            { opens: '13:00', closes: '15:00' },
          ],
          note: null,
        },
      ],
      mapUrl: 'https://maps.app.goo.gl/contoh',
    };
    const type = { '@type': 'OpeningHoursSpecification' };
    const eve = { ...type, validFrom: '2026-12-31', validThrough: '2026-12-31' };
    expect(business({ ...facts, company }, SHOP)).toMatchObject({
      hasMap: 'https://maps.app.goo.gl/contoh',
      specialOpeningHoursSpecification: [
        { ...type, validFrom: '2026-12-24', validThrough: '2026-12-26', opens: '00:00', closes: '00:00' },
        { ...eve, opens: '09:00', closes: '12:00' },
        { ...eve, opens: '13:00', closes: '15:00' },
      ],
    });
    expect(business(facts, SHOP)).not.toHaveProperty('specialOpeningHoursSpecification');
    expect(business(facts, SHOP)).not.toHaveProperty('hasMap');
  });

  it('omits sameAs when there are no profiles', () => {
    expect(business({ ...facts, social: {} }, SHOP)).not.toHaveProperty('sameAs');
  });
});

describe('productWithOffer', () => {
  const shown = { publicUrl: SHOP, path: '/product/6f1f', price: { now: 85_000 } };

  it('contains the regular price in rupiah and absolute image URLs', () => {
    expect(productWithOffer(businessCard, shown)).toMatchObject({
      '@type': 'Product',
      image: ['https://toko.example/objects/a.jpg', 'https://img.example/b.jpg'],
      offers: { priceCurrency: 'IDR', price: 85_000, url: 'https://toko.example/product/6f1f' },
    });
    expect(productWithOffer(businessCard, shown)).not.toHaveProperty('offers.priceValidUntil');
  });

  it('contains the sale price, which is valid until the sale ends', () => {
    const discount = { before: 85_000, percentage: 15, until: '2026-11-21T17:05:00+07:00' };
    expect(productWithOffer(businessCard, { ...shown, price: { now: 72_250, discount } })).toMatchObject({
      offers: { price: 72_250, priceValidUntil: '2026-11-21T10:05:00.000Z' },
    });
  });

  const offerOf = (pricing: object, now: number) =>
    productWithOffer(businessCard, { ...shown, price: { now }, pricing: pricing as Pricing });
  const [coded, quantity] = [{ unitCode: 'DZN' }, { '@type': 'QuantitativeValue' }];
  const named = (unitText: string) => ({ unitText });

  it.each([
    ['Kaos Sablon per Lusin', { ...coded, value: 1 }, { ...coded, minValue: 10 }],
    ['Spanduk per Meter Persegi', { unitCode: 'MTK', value: 1 }, { unitCode: 'MTK', minValue: 50 }],
    ['Brosur Paket', { ...named('lembar'), value: 250 }, { ...named('lembar'), minValue: 250 }],
    ['Undangan Cetak', { ...named('100 lembar'), value: 1 }, undefined],
    ['Paket Desain Logo', { ...named('paket'), value: 1 }, undefined],
  ])('says for how much the lowest price of %s is', (name, reference, eligible) => {
    const { pricing, price } = lists.find(({ product }) => product === name) ?? { pricing: {}, price: 0 };
    expect(offerOf(pricing, price)).toHaveProperty('offers.priceSpecification', {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'IDR',
      referenceQuantity: { ...quantity, ...reference },
      ...(eligible && { eligibleQuantity: { ...quantity, ...eligible } }),
    });
  });

  it('keeps a unit of any name as a text', () => {
    const [list] = lists;
    for (const unit of ['constructor', '__proto__', 'PCS set'])
      expect(offerOf({ ...list?.pricing, unit }, 1)).toHaveProperty(
        'offers.priceSpecification.referenceQuantity',
        { ...quantity, value: 1, unitText: unit },
      );
  });

  it('contains no offer for a price that is told by chat', () => {
    expect(offerOf(lists.at(-1)?.pricing ?? {}, 0)).not.toHaveProperty('offers');
  });
});

describe('shippingBusiness', () => {
  const bali = { region: 'Bali', regular: 32_000, express: null, days: '3–5' };
  const papua = { region: 'Papua', regular: 50_000, express: 75_000, days: 'sekitar 7' };
  const shipping = {
    origin: 'Surabaya',
    zones: [bali, papua],
    surcharge: { aboveKg: 2, text: 'Tanyakan dulu.' },
    freeShipping: [{ region: 'Jawa Timur', minimum: 300_000 }],
  };
  const servicesOf = (changes: Partial<typeof shipping>) => {
    const { hasShippingService } = shippingBusiness(facts, { ...shipping, ...changes }, SHOP) as {
      hasShippingService?: readonly { name: string; shippingConditions: readonly object[] }[];
    };
    return hasShippingService?.map(({ name, shippingConditions }) => [name, shippingConditions] as const);
  };

  it('lists each shipping fee with origin, destination, maximum weight and days', () => {
    expect(shippingBusiness(facts, shipping, SHOP)).toMatchObject(business(facts, SHOP));
    const condition = {
      shippingOrigin: { name: 'Surabaya', addressCountry: 'ID' },
      weight: { maxValue: 2, unitCode: 'KGM' },
    };
    const days = { transitTime: { duration: { minValue: 3, maxValue: 5, unitCode: 'DAY' } } };
    expect(servicesOf({})).toMatchObject([
      [
        'Reguler',
        [
          { ...condition, ...days, shippingDestination: { name: 'Bali' }, shippingRate: { value: 32_000 } },
          { ...condition, shippingDestination: { name: 'Papua' }, shippingRate: { value: 50_000 } },
        ],
      ],
      ['Ekspres', [{ shippingDestination: { name: 'Papua' }, shippingRate: { value: 75_000 } }]],
      ['Gratis ongkir', [{ orderValue: { minValue: 300_000 }, shippingRate: { value: 0 } }]],
    ]);
    expect(servicesOf({})?.[0]?.[1][1]).not.toHaveProperty('transitTime');
  });

  it('omits shipping services without a fee or a minimum, and all services when none remains', () => {
    expect(servicesOf({ zones: [bali], freeShipping: [] })).toMatchObject([['Reguler', [{}]]]);
    expect(servicesOf({ zones: [], freeShipping: [] })).toBeUndefined();
  });
});

describe('structured data of lists, the site and the FAQ', () => {
  it('numbers the items of breadcrumbs and item lists', () => {
    const trail = [
      { name: 'Beranda', path: '/' },
      { name: 'Kartu Nama', path: '/product/6f1f' },
    ];
    expect(breadcrumbs(trail, SHOP)).toMatchObject({
      itemListElement: [
        { position: 1, item: 'https://toko.example/' },
        { position: 2, name: 'Kartu Nama', item: 'https://toko.example/product/6f1f' },
      ],
    });
    expect(itemList('Desain', trail.slice(1), SHOP)).toMatchObject({
      name: 'Desain',
      itemListElement: [{ position: 1, url: 'https://toko.example/product/6f1f' }],
    });
  });

  it('links the website to the search page, and the about page and services to the business', () => {
    expect(website('Cetak Jaya', SHOP)).toMatchObject({
      potentialAction: { target: { urlTemplate: 'https://toko.example/?cari={search_term_string}' } },
    });
    const page = { name: 'Desain', description: 'Logo', path: '/design' };
    expect(aboutPage(page, SHOP)).toMatchObject({ mainEntity: { '@id': 'https://toko.example/#business' } });
    expect(service(page, SHOP)).toMatchObject({ provider: { '@id': 'https://toko.example/#business' } });
  });

  it('contains each FAQ question with its answer', () => {
    expect(faqPage([{ question: 'Berapa lama?', answer: '3 hari' }])).toMatchObject({
      '@type': 'FAQPage',
      mainEntity: [{ name: 'Berapa lama?', acceptedAnswer: { text: '3 hari' } }],
    });
  });
});
