import { expect, test, type Page, type Route } from '@playwright/test';
import { randomBytes } from 'node:crypto';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  choosePhotos,
  chosenPhotos,
  dialog,
  expectAccessible,
  expectToast,
  login,
  ownerOf,
} from './support/panel.js';
import { FAILED_LOAD, ignoreProblems, photo, type PhotoFile } from './support/panel.js';
import { productNamed } from './support/shop-api.js';
import { visibleTexts } from './support/storefront.js';
import { moveFingers } from './support/touch.js';
import { useShop } from './support/use-shop.js';

const UPLOAD = '**/api/objects/upload';
const QUARANTINE = '**/api/objects/quarantine/*';
const PUBLISH = '**/api/objects/set-public';

const file = (name: string, mimeType: string, buffer: Buffer): PhotoFile => ({ name, mimeType, buffer });

async function fillProduct(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Tambah Produk' }).click();
  await dialog(page).getByLabel('Nama produk').fill(name);
  await dialog(page).getByLabel('Deskripsi').fill('Untuk pengujian.');
  await dialog(page).getByLabel('Harga').fill('50000');
  await dialog(page).getByLabel('Kategori').selectOption('printing');
}

const save = (page: Page): Promise<void> =>
  dialog(page).getByRole('button', { name: 'Simpan produk' }).click();
const refusal = (status: number, message: string) => (route: Route) =>
  route.fulfill({ status, json: { statusCode: status, message, error: 'Error' } });

test.describe('Photos of a product', () => {
  const shop = useShop();

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`at most five are accepted; too large, empty and other files are refused with a reason, ${viewport.width} px wide${tag}`, async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await login(page);
      await fillProduct(page, 'Tanpa foto');
      await save(page);
      await expectToast(page, 'Error', 'Harap upload minimal satu gambar produk');
      await dialog(page).getByRole('checkbox', { name: 'Perkecil sebelum dikirim' }).uncheck();
      const { buffer } = await photo('besar', '#D6006C');
      await choosePhotos(page, [
        await photo('satu', '#D6006C'),
        file('besar.png', 'image/png', Buffer.concat([buffer, randomBytes(5 * 1024 * 1024)])),
        file('catatan.pdf', 'application/pdf', randomBytes(100)),
        file('kosong.jpg', 'image/jpeg', Buffer.alloc(0)),
      ]);
      const alerts = async () => (await visibleTexts(dialog(page).getByRole('alert'))).join(' ');
      await expect.poll(() => alerts()).toContain('Foto “besar.png” lebih besar dari 5 MB.');
      expect(await alerts()).toContain('Perkecil fotonya, atau kirim ke diri sendiri lewat WhatsApp');
      expect(await alerts()).toContain('Berkas ini bukan foto');
      expect(await alerts()).toContain('Berkas ini kosong');
      expect(await chosenPhotos(page)).toEqual(['satu.png']);
      await choosePhotos(
        page,
        await Promise.all(['2', '3', '4', '5', '6'].map((name) => photo(name, '#00A0D2'))),
      );
      await expect.poll(() => alerts()).toContain('Cannot add more files');
      expect(await chosenPhotos(page)).toHaveLength(5);
      await expectAccessible(page);
    });

  test('can be reordered by mouse and touch, and removed by a button', async () => {
    const photos = await Promise.all(['satu', 'dua', 'tiga'].map((name) => photo(name, '#FFD400')));
    const desktop = await ownerOf(shop);
    await login(desktop.page);
    await desktop.page.getByRole('button', { name: 'Tambah Produk' }).click();
    await choosePhotos(desktop.page, photos);
    const tiles = (page: Page) => dialog(page).getByRole('list', { name: 'Foto baru' }).getByRole('listitem');
    const boxes = async (page: Page) =>
      Promise.all((await tiles(page).all()).map((tile) => tile.boundingBox()));
    await tiles(desktop.page).nth(2).scrollIntoViewIfNeeded();
    const [first, , last] = await boxes(desktop.page);
    if (!first || !last) throw new Error('The photos are not on the screen');
    await desktop.page.mouse.move(last.x + 40, last.y + 40);
    await desktop.page.mouse.down();
    await desktop.page.mouse.move(first.x + 30, first.y + 30, { steps: 4 });
    await desktop.page.mouse.up();
    expect(await chosenPhotos(desktop.page)).toEqual(['tiga.png', 'satu.png', 'dua.png']);
    await dialog(desktop.page).getByRole('button', { name: 'Hapus foto 2' }).click();
    expect(await chosenPhotos(desktop.page)).toEqual(['tiga.png', 'dua.png']);

    const phone = await ownerOf(shop, { viewport: PHONE });
    await login(phone.page);
    await phone.page.getByRole('button', { name: 'Tambah Produk' }).click();
    await choosePhotos(phone.page, photos);
    await tiles(phone.page).nth(0).scrollIntoViewIfNeeded();
    const [from, to] = await boxes(phone.page);
    if (!from || !to) throw new Error('The photos are not on the screen');
    const gripX = from.x + from.width - 20;
    await moveFingers(phone.page, (share) => [{ x: gripX + (to.x - from.x) * share, y: from.y + 20 }]);
    await expect.poll(() => chosenPhotos(phone.page)).toEqual(['dua.png', 'satu.png', 'tiga.png']);
  });

  for (const [viewport, tag] of firstIsCore([PHONE, DESKTOP]))
    test(`show the reason at the photo when the server refuses a photo, ${viewport.width} px wide${tag}`, async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await login(page);
      await fillProduct(page, 'Foto dari ponsel lain');
      await choosePhotos(page, [await photo('iphone', '#16130F')]);
      await page.route(PUBLISH, refusal(415, 'Berkas ini bukan foto.'));
      await save(page);
      await expectToast(page, 'Error', 'Gagal memproses upload gambar. Foto “iphone.png”: ');
      const tile = dialog(page).getByRole('listitem').filter({ hasText: 'iphone.png' });
      await expect(tile).toBeFocused();
      const reason = await tile.getByText('Non 2xx').boundingBox();
      const notice = await page.locator('[data-toast]').boundingBox();
      if (!reason || !notice) throw new Error('The reason is not on the screen');
      expect(reason.y).toBeGreaterThan(0);
      expect(reason.y + reason.height).toBeLessThan(notice.y);
      ignoreProblems(owner, FAILED_LOAD);
    });

  test('show a specific message for each kind of failed upload', async () => {
    test.setTimeout(120_000);

    const owner = await ownerOf(shop);
    const { page, context } = owner;
    await login(page);
    await fillProduct(page, 'Foto yang tidak sampai');
    await choosePhotos(page, [await photo('satu', '#16130F')]);
    const expectMessage = async (message: string, explanation = '') => {
      await save(page);
      const note = dialog(page).getByRole('listitem').filter({ hasText: 'satu.png' });
      await expect(note).toContainText(`${message} ${explanation}`.trim(), {
        useInnerText: true,
        timeout: 15_000,
      });
    };
    const routed = async (
      pattern: string,
      handler: (route: Route) => Promise<void>,
      check: () => Promise<void>,
    ) => {
      await page.route(pattern, handler);
      await check();
      await page.unroute(pattern);
    };
    await routed(
      UPLOAD,
      (route) => route.fulfill({ json: {} }),
      () => expectMessage('Cannot upload to an undefined URL'),
    );
    await expectToast(page, 'Error', 'Gagal memproses upload gambar');
    await routed(UPLOAD, refusal(403, 'Ditolak'), () => expectMessage('HTTP error! status: 403'));
    await routed(QUARANTINE, refusal(403, 'Sudah kedaluwarsa'), () => expectMessage('Request has expired'));
    await routed(QUARANTINE, refusal(401, 'Sesi berakhir'), () => expectMessage('Authorization required'));
    await routed(QUARANTINE, refusal(501, 'Tidak bisa'), () => expectMessage('Non 2xx', 'Tidak bisa'));
    await routed(
      QUARANTINE,
      (route) => route.abort(),
      () => expectMessage('Unknown error'),
    );
    await context.setOffline(true);
    await dialog(page).getByRole('alert').getByText('No Internet connection').waitFor();
    await context.setOffline(false);
    await expect(dialog(page).getByText('No Internet connection')).toHaveCount(0);

    // The form has kept all values and can be saved.
    await save(page);
    await expectToast(page, 'Product created successfully');
    ignoreProblems(owner, FAILED_LOAD);
  });

  test('are uploaded again with a new upload URL after each 503', async () => {
    const owner = await ownerOf(shop);
    const { page } = owner;
    await login(page);
    await fillProduct(page, 'Foto yang sampai belakangan');
    await choosePhotos(page, [await photo('satu', '#00A0D2')]);
    const urls: string[] = [];
    await page.route(QUARANTINE, (route) => {
      urls.push(route.request().url());
      return urls.length < 3 ? refusal(503, 'Sebentar')(route) : route.continue();
    });
    await save(page);
    await expectToast(page, 'Product created successfully');
    expect(new Set(urls).size).toBe(3);
    expect((await productNamed(shop.server, 'Foto yang sampai belakangan')).images).toHaveLength(1);
    ignoreProblems(owner, FAILED_LOAD);
  });
});
