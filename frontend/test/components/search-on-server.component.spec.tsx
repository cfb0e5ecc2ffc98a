import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type FakeApi, heldBack, json, noNetwork, refusal } from './support/fake-api';
import { product } from './support/fixtures';
import { openPage, openSearch, shopApi } from './support/storefront';
import { fill } from './support/watch';

const OUTCOMES = /Ditemukan|Tidak ada produk|Coba lagi/u;
/** A response with one product. Its header states the total number of products. */
const found = (total: number) => json([product()], { 'X-Total-Count': String(total) });
const tooMany = () => found(501);
const tooHeavy = () => json([product()], { 'Content-Length': '150001' });

type Responses = Record<string, () => Response | Promise<Response>>;

/**
 * Opens the search of a catalog that is too large to search in the browser.
 * @param responses the response to each query.
 * @param list the response to the request for the product list.
 * @param similar the response to the request for similar products of each query.
 */
async function search(responses: Responses, list = tooMany, similar: Responses = {}) {
  const api = shopApi([]);
  api.respond('GET /api/products', ({ query }) => {
    const words = query.get('q');
    if (words === null) return list();
    if (query.get('match') === 'similar') return (similar[words] ?? (() => json([])))();
    return (responses[words] ?? (() => refusal(500, 'Tidak disiapkan')))();
  });
  const user = await openPage(api, '/faq');
  return { api, user, ...(await openSearch(user)) };
}
/** The queries that were sent. Null stands for the request for the product list. */
const queries = (api: FakeApi) =>
  api
    .requestsTo('GET /api/products')
    .filter(({ query }) => !query.has('match'))
    .map(({ query }) => query.get('q'));
/** Waits longer than the pause in typing after which a query is sent. */
const pause = () => act(() => new Promise<void>((done) => setTimeout(done, 400)));

describe('The search in a large catalog', () => {
  it.each([
    ['of more than 500 products', tooMany],
    ['whose list is larger than 150 kB', tooHeavy],
  ])('%s queries the server when typing pauses, and requests the product list once', async (_what, list) => {
    const { api, dialog, user, field } = await search({ 'massal 10': () => found(11) }, list);
    await user.type(field, 'massal 10');
    await dialog.findByText('Ditemukan 11 produk');
    await fill(user, field, '   ');
    dialog.getByText('Ketik untuk mencari produk...');
    await pause();
    expect(queries(api)).toEqual([null, 'massal 10']);
  });

  it('never shows the results of an earlier query for the current query', async () => {
    const [slow, none] = [heldBack(() => found(7)), heldBack(() => json([]))];
    const { api, dialog, user, field } = await search({
      'massal 10': () => found(11),
      'massal 4': () => found(92),
      wombat: slow.respond,
      'wombat x': none.respond,
    });
    await fill(user, field, 'massal 10');
    await dialog.findByText('Ditemukan 11 produk');
    await fill(user, field, 'wombat');
    dialog.getByText('Mencari…');
    expect(dialog.queryByText(OUTCOMES)).toBeNull();
    await waitFor(() => expect(queries(api)).toContain('wombat'));
    // The next query is sent before the response to the previous query has arrived.
    await fill(user, field, 'massal 4');
    await dialog.findByText('Ditemukan 92 produk');
    slow.release();
    await pause();
    dialog.getByText('Ditemukan 92 produk');
    await fill(user, field, 'wombat x');
    dialog.getByText('Mencari…');
    expect(dialog.queryByText(OUTCOMES)).toBeNull();
    none.release();
    await dialog.findByText('Tidak ada produk yang ditemukan');
    await fill(user, field, 'massal 10');
    await dialog.findByText('Ditemukan 11 produk');
  });

  it('shows the section of similar products only when their request succeeds', async () => {
    const other = () => json([product({ id: 'x1', name: 'Sticker' })]);
    const { dialog, user, field } = await search({ stiker: () => found(1), kaos: () => json([]) }, tooMany, {
      stiker: other,
      kaos: noNetwork,
    });
    await fill(user, field, 'stiker');
    await dialog.findByText('Mungkin yang Anda cari');
    dialog.getByText('Ditemukan 1 produk');
    dialog.getByRole('link', { name: /Sticker/u });
    await fill(user, field, 'kaos');
    await dialog.findByText('Tidak ada produk yang ditemukan');
    expect(dialog.queryByText('Mungkin yang Anda cari')).toBeNull();
  });

  it("offers 'Coba lagi' when the server is unreachable, and searches again on click", async () => {
    const responses: Responses = { 'massal 10': noNetwork };
    const { dialog, user, field } = await search(responses);
    await fill(user, field, 'massal 10');
    const retry = await dialog.findByRole('button', { name: 'Coba lagi' });
    responses['massal 10'] = () => found(11);
    await user.click(retry);
    await dialog.findByText('Ditemukan 11 produk');
  });
});

describe('The page of search results', () => {
  it.each([
    ['shows the results when the request for similar products fails', noNetwork, null],
    [
      'shows similar products below the results',
      () => json([product({ name: 'Sticker' })]),
      'Mungkin yang Anda cari',
    ],
  ])('%s', async (_what, similar, heading) => {
    const api = shopApi([]);
    api.respond('GET /api/products', ({ query }) =>
      query.has('match') ? similar() : json([product({ name: 'Stiker' })], { 'X-Total-Count': '1' }),
    );
    await openPage(api, '/?cari=stiker');
    screen.getByText('Ditemukan 1 produk');
    screen.getByRole('heading', { name: 'Stiker' });
    expect(screen.queryByRole('heading', { name: /Mungkin/u })?.textContent ?? null).toBe(heading);
  });
});
