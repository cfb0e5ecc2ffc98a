import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import situations from './situations/icons.json' with { type: 'json' };
import { useSharedShop } from './support/use-shop.js';

interface Icon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

test.describe('Icons and the web manifest', () => {
  const shop = useSharedShop();
  const get = async (path: string) => {
    const response = await fetch(shop.url + path);
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, type: response.headers.get('content-type'), bytes };
  };

  for (const [path, type, maxBytes] of situations.files as [string, string, number][])
    test(`${path} is served as ${type} in at most ${maxBytes} bytes`, async () => {
      const response = await get(path);
      expect([response.status, response.type]).toEqual([200, type]);
      expect(response.bytes.length).toBeLessThanOrEqual(maxBytes);
    });

  test('have the declared sizes, and the manifest names the shop', async () => {
    const manifest = JSON.parse((await get('/manifest.webmanifest')).bytes.toString('utf8')) as {
      name: string;
      lang: string;
      start_url: string;
      icons: Icon[];
    };
    expect(manifest).toMatchObject({ name: 'Etalase', lang: 'id', start_url: '/' });
    const pngIcons = manifest.icons.filter(({ type }) => type === 'image/png');
    expect(pngIcons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual(situations.png);
    for (const { src, sizes } of [...pngIcons, { src: '/apple-touch-icon.png', sizes: '180x180' }]) {
      const { width, height } = await sharp((await get(src)).bytes).metadata();
      expect(`${width}x${height}`).toBe(sizes);
    }
    const ico = (await get('/favicon.ico')).bytes;
    // A header of 6 bytes is followed by entries of 16 bytes. The first byte of an entry is the width of an icon.
    expect([0, 1, 2].map((entry) => ico.readUInt8(6 + 16 * entry))).toEqual([16, 32, 48]);
  });

  for (const path of ['/', '/admin', '/halaman-hilang'])
    test(`are linked in the head of ${path}`, async () => {
      const { page } = await shop.visitor();
      await page.goto(path);
      const links = await page
        .locator('head link:is([rel=icon], [rel=apple-touch-icon], [rel=manifest])')
        .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
      expect(links).toEqual([
        '/favicon.ico',
        '/favicon.svg',
        '/apple-touch-icon.png',
        '/manifest.webmanifest',
      ]);
    });
});
