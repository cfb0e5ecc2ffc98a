import { expect, test, type Locator, type Page } from '@playwright/test';
import situations from './situations/panel-notices.json' with { type: 'json' };
import { DESKTOP, PHONE } from './support/browser.js';
import { saveContent } from './support/content-api.js';
import { longText, saveLongestTexts } from './support/longest-texts.js';
import {
  dialog,
  enterPassword,
  ADMIN_PASSWORD,
  expectAccessible,
  FAILED_LOAD,
  ignoreProblems,
  login,
  unfoldPart,
  openTab,
  ownerOf,
  photo,
} from './support/panel.js';
import { loginToApi, read, type Product } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';
import type { Tab } from './tabs.js';

const CONFLICT = 'Belum tersimpan: data ini baru diubah di perangkat lain.';
const BUSY = 'Server sedang sibuk.';

/** Expects that the element has the focus, and that the screen shows all of it, with nothing above it. */
async function expectInSight(element: Locator): Promise<void> {
  await expect(element).toBeFocused();
  await expect(element).toBeInViewport({ ratio: 1 });
  const corners = () =>
    element.evaluate((target) => {
      const { left, right, top, bottom } = target.getBoundingClientRect();
      return [left + 2, right - 2].flatMap((x) =>
        [top + 2, bottom - 2].map((y) => target.contains(document.elementFromPoint(x, y))),
      );
    });
  await expect.poll(corners).toEqual([true, true, true, true]);
}

const notice = (page: Page, name: string | RegExp): Locator =>
  page.locator('form, [role=dialog]').getByRole('alert', { name });

const REFUSALS = [
  [409, { message: 'Nama ini sudah dipakai.' }, 'Belum tersimpan. Nama ini sudah dipakai.'],
  [413, '<html>Too large</html>', 'Belum tersimpan. Coba lagi.'],
  [429, { message: 'Terlalu banyak permintaan.' }, 'Belum tersimpan. Terlalu banyak permintaan.'],
  [503, { message: BUSY }, `Belum tersimpan. ${BUSY}`],
  [0, '', /^Belum tersimpan\. Server tidak dapat dihubungi\./u],
] as const;

for (const viewport of [PHONE, DESKTOP])
  test.describe(`What a press on a save button causes, ${viewport.width} px wide,`, () => {
    const shop = useShop();
    let longest: Product;

    test.beforeAll(async () => {
      await saveLongestTexts(shop.server, 'words');
      const products = await read<Product[]>(shop.server, '/api/products?limit=100');
      const whole = products.map(({ id }) => read<Product>(shop.server, `/api/products/${id}`));
      const lengths = (await Promise.all(whole)).map((one) => ({ one, length: JSON.stringify(one).length }));
      const first = lengths.toSorted((one, other) => other.length - one.length)[0]?.one;
      longest = { ...(first as Product), name: 'Formulir terpanjang' };
      await saveElsewhere({ name: longest.name });
    });

    async function openLongest(page: Page): Promise<void> {
      await login(page);
      await page.getByLabel('Cari nama produk').fill(longest.name);
      await page
        .getByRole('button', { name: `Ubah ${longest.name}` })
        .first()
        .click();
      await dialog(page).getByLabel('Nama produk').fill(`${longest.name} (diubah)`);
    }
    const save = (page: Page): Promise<void> =>
      dialog(page).getByRole('button', { name: 'Simpan perubahan' }).click();
    async function saveElsewhere(change: Partial<Product>): Promise<void> {
      const send = await loginToApi(shop.server);
      const path = `/api/products/${longest.id}`;
      const { isActive: _, ...body } = await read<Product & { isActive: boolean }>(shop.server, path);
      await send('PUT', path, { ...body, ...change });
    }

    test('is in sight and has the focus: a conflict in the longest dialog', async () => {
      const { page } = await ownerOf(shop, { viewport });
      await openLongest(page);
      const body = dialog(page).locator('form > div').first();
      expect(await body.evaluate((element) => element.scrollHeight)).toBeGreaterThan(2 * viewport.height);
      const scrolled = await body.evaluate((element) => {
        element.scrollTop = element.scrollHeight / 2;
        return element.scrollTop;
      });
      await saveElsewhere({ isNew: !longest.isNew });
      await save(page);
      await expectInSight(notice(page, CONFLICT));
      await expectAccessible(page);
      for (const name of ['Muat versi terbaru', 'Simpan isian saya'])
        await expect(dialog(page).getByRole('button', { name })).toBeInViewport({ ratio: 1 });
      // The owner still sees the fields that were edited.
      expect(await body.evaluate((element) => element.scrollTop)).toBe(scrolled);
      // Another press is answered, too.
      await save(page);
      await expectInSight(notice(page, CONFLICT));
      await page.keyboard.press('Tab');
      await expect(dialog(page).getByRole('button', { name: 'Muat versi terbaru' })).toBeFocused();
    });

    test('is in sight and has the focus: a conflict in many fields of the content', async () => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      await openTab(page, 'Konten');
      await page.getByLabel('Judul', { exact: true }).fill('Dari sini');
      const site = await read<{ hero: Record<string, string> }>(shop.server, '/api/site-content');
      const others = Object.entries(site.hero).map(([key, { length }]) => [
        key,
        longText('one word', length),
      ]);
      const hero = Object.fromEntries(others) as object;
      await saveContent(shop.server, 'site-content', { ...site, hero });
      await page.getByRole('button', { name: 'Simpan', exact: true }).click();
      await expectInSight(notice(page, CONFLICT));
      await expectAccessible(page);
      for (const name of ['Muat versi terbaru', 'Simpan isian saya'])
        await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 });
    });

    test('is in sight and has the focus: each refusal in the longest dialog', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await openLongest(page);
      for (const [status, body, sentence] of REFUSALS) {
        await page.route('**/api/products/*', (route) => {
          if (route.request().method() !== 'PUT') return route.continue();
          if (status === 0) return route.abort();
          return typeof body === 'string'
            ? route.fulfill({ status, contentType: 'text/html', body })
            : route.fulfill({ status, json: { statusCode: status, error: 'x', ...body } });
        });
        await save(page);
        await expectInSight(notice(page, sentence));
        await page.unroute('**/api/products/*');
      }
      await expectAccessible(page);
      await save(page);
      await expect(dialog(page)).toHaveCount(0);
      ignoreProblems(owner, FAILED_LOAD);
    });

    for (const { name, tab, part, path, save: button, item, fields } of situations.forms)
      test(`is in sight and has the focus: a refusal in the form of ${name}`, async () => {
        const owner = await ownerOf(shop, { viewport });
        const { page } = owner;
        await login(page);
        await openTab(page, tab as Tab);
        if (part) await unfoldPart(page, part);
        if (item) await page.getByRole('button', { name: item }).first().click();
        for (const [label = '', text = ''] of fields)
          await page.getByLabel(label, { exact: true }).fill(text);
        await page.route(path, (route) =>
          route.request().method() === 'GET'
            ? route.continue()
            : route.fulfill({ status: 503, json: { statusCode: 503, error: 'x', message: BUSY } }),
        );
        await page.getByRole('button', { name: button, exact: true }).last().click();
        await expectInSight(notice(page, new RegExp(`${BUSY}$`, 'u')));
        await expectAccessible(page);
        ignoreProblems(owner, FAILED_LOAD);
      });

    test('is in sight and has the focus: the field that the server refuses', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await openLongest(page);
      await page.route('**/api/products/*', (route) =>
        route.request().method() === 'PUT'
          ? route.fulfill({
              status: 400,
              json: {
                statusCode: 400,
                error: 'x',
                message: 'Salah',
                fields: { description: 'Terlalu ramai.' },
              },
            })
          : route.continue(),
      );
      await save(page);
      await expectInSight(dialog(page).getByLabel('Deskripsi'));
      ignoreProblems(owner, FAILED_LOAD);
    });

    test('is in sight and has the focus: the end of the session, and then the form again', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page, context } = owner;
      await openLongest(page);
      await context.clearCookies();
      await save(page);
      const again = page.getByRole('dialog', { name: 'Masuk lagi' });
      await expect(again).toBeInViewport({ ratio: 1 });
      await expect(again.locator(':focus')).toHaveCount(1);
      await enterPassword(page, ADMIN_PASSWORD);
      await expect(again).toHaveCount(0);
      await expect(dialog(page).getByRole('button', { name: 'Simpan perubahan' })).toBeFocused();
      ignoreProblems(owner, FAILED_LOAD);
    });

    test('is in sight and has the focus: the image whose upload has failed', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await login(page);
      await openTab(page, 'Konten');
      await page.getByRole('button', { name: 'Ubah Identitas' }).click();
      const logo = page.getByRole('group', { name: 'Logo', exact: true });
      let fail = () => undefined as void;
      const pressed = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/api/objects/**', async (route) => {
        await pressed;
        await route.abort();
      });
      await logo.locator('input[type=file]').setInputFiles(await photo('logo', '#16130F'));
      const form = page.locator('form').filter({ has: logo });
      await form.getByLabel('Deskripsi').fill('Lain');
      await form.getByRole('button', { name: 'Simpan', exact: true }).click();
      fail();
      await expectInSight(logo.getByRole('button', { name: /^(?:Pilih|Ganti)/u }));
      ignoreProblems(owner, FAILED_LOAD);
    });
  });
