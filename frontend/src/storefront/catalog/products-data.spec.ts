import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { refreshQueries } from '../../api/query-client';
import { shownProducts } from './products-data';

const COUNT = 20;
const firstRange = (visible: number) => ({ start: 0, visible });

/**
 * Mocks `/api/products`.
 * @returns the list of the requests to this route, each as 'offset+limit'. The list grows with each request.
 */
function mockCatalog(): string[] {
  const requests: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((url) => {
    const { searchParams } = new URL(url as string, 'http://shop');
    const offset = Number(searchParams.get('offset'));
    const limit = Number(searchParams.get('limit'));
    requests.push(`${offset}+${limit}`);
    const products = Array.from({ length: COUNT }, (_, index) => ({ id: String(index), images: [] }));
    const body = JSON.stringify(products.slice(offset, offset + limit));
    return Promise.resolve(new Response(body, { headers: { 'X-Total-Count': String(COUNT) } }));
  });
  return requests;
}

describe('shownProducts', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('loads only the missing products when the list grows by eight', async () => {
    const requests = mockCatalog();
    const client = new QueryClient();
    await client.fetchQuery(shownProducts({}, firstRange(8)));
    await client.fetchQuery(shownProducts({}, firstRange(16)));
    const { items, total } = await client.fetchQuery(shownProducts({}, firstRange(24)));
    expect(requests).toEqual(['0+8', '8+8', '16+8']);
    expect(items.map(({ id }) => Number(id))).toEqual(Array.from({ length: COUNT }, (_, index) => index));
    expect(total).toBe(COUNT);
  });

  it('loads all shown products in one request when the category changes', async () => {
    const requests = mockCatalog();
    const client = new QueryClient();
    await client.fetchQuery(shownProducts({}, firstRange(8)));
    await client.fetchQuery(shownProducts({ category: 'printing' }, firstRange(16)));
    expect(requests).toEqual(['0+8', '0+16']);
  });

  it('does not reuse the list from offset 0 for a list from a later offset', async () => {
    const requests = mockCatalog();
    const client = new QueryClient();
    await client.fetchQuery(shownProducts({}, firstRange(8)));
    await client.fetchQuery(shownProducts({}, { start: 8, visible: 8 }));
    const { items, total } = await client.fetchQuery(shownProducts({}, { start: 8, visible: 16 }));
    expect(requests).toEqual(['0+8', '8+8', '16+8']);
    expect(items.map(({ id }) => Number(id))).toEqual([8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19]);
    expect(total).toBe(COUNT);
  });

  it('refetches a longer list in one request, without reusing outdated products', async () => {
    const requests = mockCatalog();
    const client = new QueryClient();
    const shown = [8, 16].map((visible) => new QueryObserver(client, shownProducts({}, firstRange(visible))));
    for (const observer of shown) {
      await observer.refetch();
      observer.subscribe(() => undefined);
    }
    requests.length = 0;
    await refreshQueries(client);
    expect(requests.toSorted()).toEqual(['0+16', '0+8']);
    client.clear();
  });
});
