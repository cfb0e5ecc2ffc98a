import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { heroImages, prefetchHome, readHomeParams } from './home-data';
import situations from './home-data.spec.json' with { type: 'json' };

const read = (query: string) => readHomeParams(new URLSearchParams(query));

describe('readHomeParams', () => {
  it('defaults to the first 8 products of all categories', () => {
    expect(read('')).toEqual({
      category: undefined,
      range: { start: 0, visible: 8 },
      query: undefined,
    });
  });

  it('reads the category and the number of visible products from the URL', () => {
    expect(read('kategori=printing&tampil=24')).toMatchObject({
      category: 'printing',
      range: { visible: 24 },
    });
  });

  it.each(situations.visible as [string, number][])('reads %s as %d visible products', (query, visible) => {
    expect(read(query).range.visible).toBe(visible);
  });

  it.each(situations.start as [string, number][])('reads %s as the start %d', (query, start) => {
    expect(read(query).range.start).toBe(start);
  });

  it('removes NUL characters, which the API refuses', () => {
    expect(read('cari=a%00b&kategori=%00')).toMatchObject({ query: 'ab', category: undefined });
  });

  it("trims the search text, cuts it at 200 characters, and returns '' for an empty one", () => {
    expect(read('cari=').query).toBe('');
    expect(read('cari=%20stiker%20').query).toBe('stiker');
    expect(read(`cari=${'a'.repeat(300)}`).query).toHaveLength(200);
  });
});

describe('heroImages', () => {
  const products = ['a', 'b', 'c', 'd', 'e'].map((id) => ({ id, price: 1000, image: `/${id}.jpg` }));
  /** @param onSale the ids of the products on sale, each one letter. */
  const images = (onSale: string) => heroImages(products, ({ id }) => onSale.includes(id));

  it('returns the images of the first three products', () => {
    expect(images('')).toEqual(['/a.jpg', '/b.jpg', '/c.jpg']);
  });

  it('prefers products that are not on sale', () => {
    expect(images('ac')).toEqual(['/b.jpg', '/d.jpg', '/e.jpg']);
  });

  it('adds products on sale when fewer than three other products exist', () => {
    expect(images('abcd')).toEqual(['/e.jpg', '/a.jpg', '/b.jpg']);
  });

  it('returns an image only once when several products have the same image', () => {
    const alike = products.map((product) => ({ ...product, image: '/one.jpg' }));
    expect(heroImages(alike, () => false)).toEqual(['/one.jpg']);
  });
});

describe('prefetchHome', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('starts all requests for the page without parameters before the first response arrives', () => {
    const requests: unknown[] = [];
    jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
      requests.push(url);
      return new Promise(() => undefined);
    });
    void prefetchHome(new QueryClient(), { params: {}, search: new URLSearchParams() });
    expect(requests.toSorted()).toEqual([
      '/api/content/facts',
      '/api/content/identity',
      '/api/content/works',
      '/api/products?limit=8&offset=0',
      '/api/products?limit=8&offset=8',
    ]);
  });
});
