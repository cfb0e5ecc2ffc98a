import { test } from '@playwright/test';
import { loginAsAdmin } from './support/shop-api.js';
import { openHydrated } from './support/storefront.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };
import table from './price-lists/orders.json' with { type: 'json' };
const all: Record<string, any> = { ...table.lists, ...Object.fromEntries(lists.map((l) => [l.product, l.pricing])) };
const shop = useShop();
test('look', async () => {
  test.setTimeout(300000);
  const admin = await loginAsAdmin(shop.server);
  const ids: Record<string, string> = {};
  for (const [name, pricing] of Object.entries(all)) {
    const price = Math.min(...pricing.variants.flatMap((v: any) => v.tiers.map((t: any) => t.price)), 1e12);
    const p = await admin.addProduct({ name, price: pricing.onRequest ? 0 : price, pricing, whatsappNumber: '0812-3456-7890' } as any);
    ids[name] = p.id;
  }
  for (const [w, h] of [[320, 640], [390, 844], [1366, 657]] as const) {
    const v = await shop.visitor({ viewport: { width: w, height: h } });
    const { page } = v;
    const shot = async (n: string) => { await page.waitForTimeout(250); await page.screenshot({ path: `/tmp/bshots/${w}-${n}.png` }); };
    const form = page.locator('form[id=hitung-harga]');
    const top = () => form.evaluate((f) => f.scrollIntoView({ block: 'start' }));
    await openHydrated(page, `/product/${ids['Gelas Kertas']}`);
    await form.locator('[name=banyaknya]').fill('700'); await top(); await shot('gelas-700');
    await page.getByRole('button', { name: '1.000 gelas · Rp 1.440.000' }).click(); await shot('gelas-sum');
    await openHydrated(page, `/product/${ids['Kartu Nama Berlembar']}`);
    await form.locator('[name=banyaknya]').fill('500'); await top(); await shot('kartu-ask');
    await page.getByRole('button', { name: '500 lembar (5 kotak)' }).click(); await shot('kartu-sum');
    await openHydrated(page, `/product/${ids['Spanduk per Meter Persegi']}`);
    await form.locator('[name=lebar]').fill('3'); await form.locator('[name=tinggi]').fill('1'); await form.locator('[name=tinggi]').blur();
    await top(); await shot('spanduk-ask');
    await page.getByRole('button', { name: '3 × 1 meter' }).click(); await shot('spanduk-sum');
    await form.locator('[name=lebar]').fill('tiga'); await shot('spanduk-error');
    await openHydrated(page, `/product/${ids['Brosur Paket']}`);
    await page.getByRole('button', { name: '500 lembar' }).click(); await top(); await shot('brosur-sum');
    await page.screenshot({ path: `/tmp/bshots/${w}-brosur-full.png`, fullPage: true });
    await openHydrated(page, `/product/${ids['Neon Box']}`);
    await page.screenshot({ path: `/tmp/bshots/${w}-neon-full.png`, fullPage: true });
    console.log(w, v.problems);
    v.problems.length = 0;
  }
});
