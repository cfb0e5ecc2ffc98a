import { describe, expect, it } from '@jest/globals';
import { product, PRODUCT_FIELDS } from '../../../test/components/support/fixtures';
import { emptyProduct, isUnusualPrice, productSchema, type ProductValues, valuesOf } from './product-values';

const changes = { images: ['/objects/a.jpg', '/objects/b.jpg'], isNew: true, whatsappNumber: null };
const mug = product(changes);
const full = { ...valuesOf(mug), whatsappNumber: '0812 3456 7890' };
const errorsIn = (values: ProductValues) =>
  productSchema.safeParse(values).error?.issues.map(({ path }) => path.join('.')) ?? [];
const bodyOf = (values: ProductValues) => productSchema.parse(values);

describe('the product form', () => {
  it('starts a new product as visible and with the given chat number', () => {
    expect(emptyProduct('0812')).toMatchObject({
      whatsappNumber: '0812',
      isActive: true,
      isNew: false,
    });
  });

  it('shows the price with thousands dots, and sends an unedited product unchanged', () => {
    expect(valuesOf(mug).price).toBe('55.000');
    expect(bodyOf(valuesOf(mug))).toEqual({ ...PRODUCT_FIELDS, ...changes });
  });

  it('reports every missing field, and no errors for a complete form', () => {
    expect(errorsIn(full)).toEqual([]);
    expect(errorsIn(emptyProduct(''))).toEqual(['name', 'description', 'price', 'category', 'photos']);
  });

  it('rejects ambiguous prices, invalid chat numbers and links that are not https', () => {
    for (const price of ['150.00', '1,5 juta', 'gratis', '-1', '10.5'])
      expect(errorsIn({ ...full, price })).toEqual(['price']);
    for (const price of ['150000', '150.000', 'Rp 150.000', '0'])
      expect(errorsIn({ ...full, price })).toEqual([]);
    expect(errorsIn({ ...full, whatsappNumber: '12' })).toEqual(['whatsappNumber']);
    for (const shopeeLink of ['shopee.co.id/x', 'http://shopee.co.id', 'javascript:alert(1)'])
      expect(errorsIn({ ...full, shopeeLink })).toEqual(['shopeeLink']);
    expect(errorsIn({ ...full, shopeeLink: ' https://shopee.co.id/x ' })).toEqual([]);
  });

  it('drops the saved photos only when new photos replace them', () => {
    const saved = ['old', 'older'];
    expect(bodyOf({ ...full, photos: { saved, chosen: 1, add: false } }).images).toEqual([]);
    expect(bodyOf({ ...full, photos: { saved, chosen: 0, add: false } }).images).toEqual(saved);
  });

  it('keeps the saved photos when new photos are added, up to five in total', () => {
    const saved = ['old', 'older'];
    expect(bodyOf({ ...full, photos: { saved, chosen: 3, add: true } }).images).toEqual(saved);
    expect(errorsIn({ ...full, photos: { saved, chosen: 4, add: true } })).toEqual(['photos']);
    expect(errorsIn({ ...full, photos: { saved, chosen: 5, add: false } })).toEqual([]);
  });

  it('treats a price of 0 or of more than Rp 1 billion as unusual', () => {
    expect([0, 1, 1_000_000_000, 1_000_000_001].map(isUnusualPrice)).toEqual([true, false, false, true]);
  });
});
