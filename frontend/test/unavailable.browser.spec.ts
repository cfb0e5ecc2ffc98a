import { afterEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { axeFindings, PHONE, sidewaysScroll } from './support/browser.js';
import { eventually, words } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

describe('While the database is away', () => {
  const shop = useShop();

  /** Nobody gets in any more, and those who were in are put out. */
  async function setDatabaseOpen(open: boolean): Promise<void> {
    const client = new Client({ connectionString: process.env['TEST_POSTGRES_URL'] });
    const name = new URL(shop.server.databaseUrl).pathname.slice(1);
    await client.connect();
    await client.query(`ALTER DATABASE ${name} ALLOW_CONNECTIONS ${String(open)}`);
    if (!open)
      await client.query('SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1', [name]);
    await client.end();
  }
  afterEach(() => setDatabaseOpen(true));

  it('answers an Indonesian page with status 503, and the shop again when it is back', async () => {
    const { page, faults } = await shop.visitor({ viewport: PHONE });
    expect((await page.goto('/'))?.status()).toBe(200);
    await setDatabaseOpen(false);
    await eventually(async () => {
      const answer = await page.goto('/category/printing');
      expect(answer?.status()).toBe(503);
      expect(Number(answer?.headers()['retry-after'])).toBeGreaterThan(0);
    }, 10_000);
    expect(await page.locator('html').getAttribute('lang')).toBe('id');
    expect(await words(page.locator('h1'))).toBe('Sedang ada gangguan');
    expect(await axeFindings(page)).toEqual([]);
    expect(await sidewaysScroll(page)).toBe(0);

    await setDatabaseOpen(true);
    await eventually(async () => {
      await page.getByRole('link', { name: 'Coba lagi' }).click();
      expect(await words(page.locator('h1'))).toBe('Percetakan');
    }, 15_000);
    faults.splice(0).forEach((fault) => expect(fault).toContain('503'));
  });
});
