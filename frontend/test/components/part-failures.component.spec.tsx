import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { category, product } from './support/fixtures';
import { openPage, openSearch, shopApi } from './support/storefront';
import { fill } from './support/watch';

/** React throws when a component renders an object. */
const broken = {} as unknown as string;
const notice = () => screen.queryAllByText('Bagian ini belum bisa ditampilkan.');
/** The address of the retry link. An empty address reloads the page. */
const retryAddress = () => screen.getByText('Coba lagi').getAttribute('href');

// React logs the errors that this file causes. support/watch.ts would report them as failures.
beforeEach(() => void jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => void jest.restoreAllMocks());

describe('Components that throw in the browser', () => {
  it('an error in the header leaves the page and the footer visible', async () => {
    const api = shopApi([]);
    api.respond('GET /api/categories', () => [category({ name: broken })]);
    await openPage(api, '/faq');
    expect(notice()).toHaveLength(1);
    expect(retryAddress()).toBe('');
    screen.getByRole('heading', { level: 1 });
    screen.getByRole('contentinfo');
  });

  it('an error in the page leaves the header and the footer visible', async () => {
    const api = shopApi([]);
    api.respond('GET /api/products/:id', () => product({ name: broken }));
    await openPage(api, '/product/p1');
    expect(notice()).toHaveLength(1);
    screen.getByRole('button', { name: 'Cari Produk' });
    screen.getByRole('contentinfo');
  });

  it('an error outside the header and the page replaces both with one error notice', async () => {
    // The component that restores the scroll position calls requestAnimationFrame, so the component throws.
    jest.spyOn(window, 'requestAnimationFrame').mockImplementation(() => {
      throw new Error('No frames');
    });
    await openPage(shopApi([]), '/faq');
    expect(notice()).toHaveLength(1);
    expect(screen.queryByRole('banner')).toBeNull();
  });

  it('an error in the search results leaves the search dialog and the header usable', async () => {
    const api = shopApi([product({ name: broken })]);
    const user = await openPage(api, '/faq');
    const { dialog, field } = await openSearch(user);
    await fill(user, field, 'a');
    await dialog.findByText('Bagian ini belum bisa ditampilkan.');
    await user.click(dialog.getByRole('button', { name: 'Tutup' }));
    screen.getByRole('button', { name: 'Cari Produk' });
  });
});
