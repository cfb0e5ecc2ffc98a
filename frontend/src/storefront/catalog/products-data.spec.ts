import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { shownProducts } from './products-data';

const COUNT = 20;
const first = (visible: number) => ({ start: 0, visible });

/** Answers `/api/products` as the server does and remembers what it was asked for. */
function catalog(): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((address) => {
    const { searchParams } = new URL(address as string, 'http://shop');
    const offset = Number(searchParams.get('offset'));
    const limit = Number(searchParams.get('limit'));
    asked.push(`${offset}+${limit}`);
    const ids = Array.from({ length: COUNT }, (_, index) => ({ id: String(index) }));
    const body = JSON.stringify(ids.slice(offset, offset + limit));
    return Promise.resolve(new Response(body, { headers: { 'X-Total-Count': String(COUNT) } }));
  });
  return asked;
}

describe('shownProducts', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('brings eight more instead of all again', async () => {
    const asked = catalog();
    const client = new QueryClient();
    await client.fetchQuery(shownProducts({}, first(8)));
    await client.fetchQuery(shownProducts({}, first(16)));
    const { items, total } = await client.fetchQuery(shownProducts({}, first(24)));
    expect(asked).toEqual(['0+8', '8+8', '16+8']);
    expect(items.map(({ id }) => Number(id))).toEqual(Array.from({ length: COUNT }, (_, index) => index));
    expect(total).toBe(COUNT);
  });

  it('starts another category, or an address with many, from nothing', async () => {
    const asked = catalog();
    const client = new QueryClient();
    await client.fetchQuery(shownProducts({}, first(8)));
    await client.fetchQuery(shownProducts({ category: 'printing' }, first(16)));
    expect(asked).toEqual(['0+8', '0+16']);
  });

  it('reads a range that starts later, and takes nothing for it from the list that starts at 0', async () => {
    const asked = catalog();
    const client = new QueryClient();
    await client.fetchQuery(shownProducts({}, first(8)));
    await client.fetchQuery(shownProducts({}, { start: 8, visible: 8 }));
    const { items, total } = await client.fetchQuery(shownProducts({}, { start: 8, visible: 16 }));
    expect(asked).toEqual(['0+8', '8+8', '16+8']);
    expect(items.map(({ id }) => Number(id))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(total).toBe(COUNT);
  });
});
