import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import { choosePhotos, chosenPhotos, dialog, login, ownerOf, photo } from './support/panel.js';
import { fixture, photoFile } from './support/phone-photos.js';
import { recordRequests, visibleTexts } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const openForm = async (page: Page): Promise<void> => {
  await login(page);
  await page.getByRole('button', { name: 'Tambah Produk' }).click();
  await dialog(page).getByLabel('Nama produk').waitFor();
};

/** Returns the photo of 24 megapixels. Eight more columns in its header make it declare more than 24 megapixels. */
async function heicAbove24(): Promise<Buffer> {
  const bytes = await fixture('24-megapixels.heic');
  // The last `ispe` box declares the size of the whole photo. The width follows the type `ispe` and four more bytes.
  bytes.writeUInt32BE(5720, bytes.lastIndexOf('ispe') + 8);
  return bytes;
}

test.describe('Photos of the panel', () => {
  const shop = useShop();

  test('load the HEIC decoder only for a HEIC photo of at most 24 megapixels @full', async () => {
    test.setTimeout(120_000);

    const { page } = await ownerOf(shop, { viewport: PHONE });
    await openForm(page);
    const requests = recordRequests(page);
    const decoders = () => requests.filter((request) => request.endsWith('.wasm')).length;
    await choosePhotos(page, [await photo('merah', '#c01020')]);
    expect(decoders()).toBe(0);
    await choosePhotos(page, [photoFile('terlalu-besar.heic', await heicAbove24())]);
    expect(
      await visibleTexts(
        dialog(page).getByRole('list', { name: 'Belum bisa dipakai' }).getByRole('listitem'),
      ),
    ).toEqual([
      'terlalu-besar.heic Foto HEIC ini lebih dari 24 megapiksel. Atur kamera ke JPEG, atau kirim foto ke diri sendiri lewat WhatsApp lalu pilih hasilnya.',
    ]);
    expect(decoders()).toBe(0);
    await choosePhotos(page, [photoFile('iphone.heic', await fixture('24-megapixels.heic'))]);
    expect(decoders()).toBe(1);
    expect(await chosenPhotos(page)).toEqual(['merah.png', 'iphone.heic']);
  });
});
