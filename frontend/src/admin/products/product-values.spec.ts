import { describe, expect, it } from '@jest/globals';
import type { AdminProductResponse } from '../../api/generated/models';
import { bodyOf, bodyWithActive, emptyProduct, imagesOf, mistakesIn, valuesOf } from './product-values';

const product: AdminProductResponse = {
  id: '1',
  name: 'Mug Custom Foto',
  description: 'Keramik 11 oz',
  price: 55_000,
  category: 'merchandise',
  images: ['/objects/a.jpg', '/objects/b.jpg'],
  isNew: true,
  whatsappNumber: null,
  shopeeLink: null,
  isActive: true,
  createdAt: '',
  updatedAt: '',
  version: 3,
  uncategorised: false,
  isSample: false,
};
const full = { ...valuesOf(product), whatsappNumber: '0812 3456 7890' };

describe('the product form', () => {
  it('starts with the company number and shown in the shop', () => {
    expect(emptyProduct('0812')).toMatchObject({ whatsappNumber: '0812', isActive: true, isNew: false });
  });

  it('shows a product as people type it, and gives back the same product', () => {
    expect(valuesOf(product).price).toBe('55.000');
    expect(bodyOf(valuesOf(product), product.images)).toEqual({
      name: 'Mug Custom Foto',
      description: 'Keramik 11 oz',
      price: 55_000,
      category: 'merchandise',
      images: product.images,
      isNew: true,
      isActive: true,
      whatsappNumber: '',
      shopeeLink: '',
    });
    expect(bodyWithActive(product, false)).toMatchObject({ isActive: false, name: product.name });
  });

  it('has nothing to say about a full form, and names every missing field', () => {
    expect(mistakesIn(full)).toEqual({});
    expect(Object.keys(mistakesIn(emptyProduct('')))).toEqual(['name', 'description', 'price', 'category']);
  });

  it('refuses prices, numbers and links that could mean something else', () => {
    for (const price of ['150.00', '1,5 juta', 'gratis', '-1', '10.5'])
      expect(mistakesIn({ ...full, price })).toHaveProperty('price');
    for (const price of ['150000', '150.000', 'Rp 150.000', '0'])
      expect(mistakesIn({ ...full, price })).toEqual({});
    expect(mistakesIn({ ...full, whatsappNumber: '12' })).toHaveProperty('whatsappNumber');
    for (const shopeeLink of ['shopee.co.id/x', 'http://shopee.co.id', 'javascript:alert(1)'])
      expect(mistakesIn({ ...full, shopeeLink })).toHaveProperty('shopeeLink');
    expect(mistakesIn({ ...full, shopeeLink: 'https://shopee.co.id/x' })).toEqual({});
  });

  it('lets new photos replace the old ones, and keeps the old ones without new', () => {
    expect(imagesOf(['new'], ['old', 'older'])).toEqual(['new']);
    expect(imagesOf([], ['old', 'older'])).toEqual(['old', 'older']);
  });
});
