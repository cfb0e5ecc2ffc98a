import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { salesTask } from '../../src/storefront/flash-sales/live-sales';
import { product } from './support/fixtures';
import { PRODUCT_ON_SALE, sale } from './support/sales';
import { openPage, shopApi } from './support/storefront';

const isHidden = () => document.documentElement.hasAttribute('data-sale-over');

describe('When a sale ends', () => {
  it('the open page shows the original price again, and the sale section disappears', async () => {
    const api = shopApi([product({ id: PRODUCT_ON_SALE })]);
    const endDate = new Date(Date.now() + 2000).toISOString();
    api.respond('GET /api/flash-sales', () => [sale({ endDate })]);
    await openPage(api, '/');
    const section = () => screen.queryByRole('region', { name: 'Flash Sale' });
    expect(section()).not.toBeNull();
    expect(screen.getAllByText(/Rp\s44\.000/u).length).toBeGreaterThan(1);
    await waitFor(() => expect(section()).toBeNull(), { timeout: 10_000 });
    expect(screen.queryByText(/Rp\s44\.000/u)).toBeNull();
    screen.getAllByText(/Rp\s55\.000/u);
    expect(isHidden()).toBe(false);
  });

  it('the sale prices are hidden exactly at the end time, even before hydration', () => {
    const end = Date.parse('2026-11-23T12:00:00.000Z');
    document.body.innerHTML = `<div data-sale-ends="${new Date(end).toISOString()}"></div>`;
    // `update` gets the current time, and returns the earliest end of the sales on the page.
    expect(salesTask.update(end - 1)).toBe(end);
    expect(isHidden()).toBe(false);
    expect(salesTask.update(end)).toBe(end);
    expect(isHidden()).toBe(true);
  });
});
