import { expect, test } from '@playwright/test';
import { sessionCookie } from '../../backend/test/support/cookie.js';
import { PHONE } from './support/browser.js';
import { expectAccessible, FAILED_LOAD, ignoreProblems } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

test.describe('A preview page', () => {
  const shop = useShop();

  test('shows the product under a preview banner until the preview is withdrawn', async () => {
    const { id, name } = await productNamed(shop.server, 'Desain Logo Profesional');
    const preview = async (method: 'POST' | 'DELETE'): Promise<Response> =>
      fetch(`${shop.url}/api/admin/products/${id}/preview`, {
        method,
        headers: { Cookie: await sessionCookie(shop.server) },
      });
    const { url } = (await (await preview('POST')).json()) as { url: string };
    const { pathname } = new URL(url);
    const visitor = await shop.visitor({ viewport: PHONE });
    const { page } = visitor;
    const referers: string[] = [];
    page.on('request', (request) => referers.push(request.headers()['referer'] ?? ''));
    await openHydrated(page, pathname);
    expect(await visibleText(page.locator('main > p').first())).toBe('Pratinjau · belum terbit');
    expect(await visibleText(page.locator('h1'))).toBe(name);
    await page.getByRole('button', { name: 'Tambah jumlah' }).click();
    await page.getByRole('region', { name: 'Layanan Serupa' }).waitFor();
    await expectAccessible(page);
    // No request reveals the URL of the preview in its Referer header.
    expect(referers.length).toBeGreaterThan(9);
    expect(referers.filter((referer) => referer.includes('pratinjau'))).toEqual([]);

    expect((await preview('DELETE')).status).toBe(204);
    ignoreProblems(visitor, FAILED_LOAD);
    expect((await openHydrated(page, pathname))?.status()).toBe(404);
    expect(await visibleText(page.locator('h1'))).toContain('Page Not Found');
  });
});
