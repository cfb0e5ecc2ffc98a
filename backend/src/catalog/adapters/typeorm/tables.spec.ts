import { expect, it } from '@jest/globals';
import { findForeign } from '../../../platform/domain/column-rules.js';
import { categoryTable, productTable } from './tables.js';

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const HEAD = {
  id: ID,
  created_at: '2026-11-26T03:51:06+00:00',
  updated_at: '2026-11-26T03:51:06+00:00',
  deleted_at: null,
  version: 1,
  is_active: true,
  is_sample: false,
};
const PRICING = {
  unit: 'boks',
  extras: [{ per: 'order', name: 'Laminasi', price: 5000 }],
  measure: 'count',
  leadTime: null,
  priceFor: 'unit',
  variants: [{ name: null, tiers: [{ from: 1, price: 0 }] }],
  onRequest: false,
};
const PRODUCT = {
  ...HEAD,
  name: 'Kartu nama',
  description: 'Satu boks isi 100.\nKertas tebal.',
  category_id: ID,
  price: 0,
  pricing: PRICING,
  price_unit: 'boks',
  price_from: false,
  price_on_request: false,
  images: ['/objects/00000000000000000000000000000001-800x600-c8a070.jpg', 'https://images.example/a.jpg'],
  is_new: false,
  whatsapp_number: '0812 3456 7890',
  shopee_link: null,
  publish_at: null,
};
const CATEGORY = {
  ...HEAD,
  name: 'Percetakan',
  slug: 'percetakan-2',
  description: null,
  sort_order: 0,
  service_pages: ['printing'],
  chat_number: null,
};

it.each([
  ['name', ''],
  ['name', 'a'.repeat(201)],
  ['name', 'a\u0000b'],
  ['name', 5],
  ['name', null],
  ['description', null],
  ['price', -1],
  ['price', 0.5],
  ['price', 2 ** 63],
  ['price', '5'],
  ['pricing', {}],
  ['pricing', []],
  ['pricing', { ...PRICING, variants: [] }],
  ['pricing', { ...PRICING, extras: undefined }],
  ['pricing', { ...PRICING, variants: [{ name: null, tiers: [{ from: 1, price: -1 }] }] }],
  ['price_unit', '<'.repeat(41)],
  ['price_from', 'yes'],
  ['price', 1],
  ['price_unit', 'lembar'],
  ['price_unit', null],
  ['price_from', true],
  ['price_on_request', true],
  ['price_on_request', null],
  ['images', []],
  ['images', null],
  ['images', 'https://images.example/a.jpg'],
  ['images', [5]],
  ['images', ['javascript:alert(1)']],
  ['images', ['/objects/../x.jpg']],
  ['images', Array.from({ length: 6 }, () => 'https://images.example/a.jpg')],
  ['whatsapp_number', 'x'],
  ['shopee_link', 'javascript:alert(1)'],
  ['publish_at', '2999-01-01T00:00:00+00:00'],
  ['publish_at', 'infinity'],
  ['category_id', 'x'],
  ['is_active', 'yes'],
  ['is_new', null],
])('a product is not stored with %s: %j', (name, value) => {
  const { columns = {} } = productTable;
  expect(findForeign(PRODUCT, columns, ID)).toBeUndefined();
  expect(findForeign({ ...PRODUCT, [name]: value }, columns, ID)).toBe(name);
});

it('a product without a price list has any price and no label, and a step of the history may lack the list', () => {
  const { columns = {} } = productTable;
  const none = { pricing: null, price_unit: null, price_from: null, price_on_request: null };
  expect(findForeign({ ...PRODUCT, ...none, price: 5 }, columns, ID)).toBeUndefined();
  expect(findForeign({ ...PRODUCT, ...none, price_unit: 'boks' }, columns, ID)).toBe('price_unit');
  expect(findForeign({ price: 5, price_unit: 'boks' }, columns, ID)).toBeUndefined();
  expect(findForeign({ price_from: 'yes' }, columns, ID)).toBe('price_from');
});

it.each([
  ['name', ' '],
  ['slug', 'a/b'],
  ['slug', '../x'],
  ['slug', 'Besar'],
  ['slug', 'all'],
  ['slug', ''],
  ['slug', 'a'.repeat(101)],
  ['sort_order', -1],
  ['service_pages', ['vouchers']],
  ['service_pages', 'printing'],
  ['chat_number', '<script>'],
  ['description', 'a'.repeat(2001)],
])('a category is not stored with %s: %j', (name, value) => {
  const { columns = {} } = categoryTable;
  expect(findForeign(CATEGORY, columns, ID)).toBeUndefined();
  expect(findForeign({ ...CATEGORY, [name]: value }, columns, ID)).toBe(name);
});
