import { expect, test, type Page } from '@playwright/test';
import { SAMPLE_CHAT_NUMBER } from '../../backend/src/content/domain/sample-number.js';
import { DESKTOP, PHONE } from './support/browser.js';
import { firstIsCore } from './support/core.js';
import {
  dialog,
  expectAccessible,
  expectToast,
  FAILED_LOAD,
  ignoreProblems,
  login,
  openTab,
  ownerOf,
  untilDialogShown,
} from './support/panel.js';
import { read, type Product } from './support/shop-api.js';
import { openHydrated, visibleText } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

const save = (page: Page): Promise<void> => page.getByRole('button', { name: 'Simpan', exact: true }).click();
const saveBar = (page: Page) => page.locator('[data-save-bar]');

for (const [{ screen, viewport, number, understood }, tag] of firstIsCore([
  { screen: 'phone', viewport: PHONE, number: '0812 3456 7890', understood: '+62 812-3456-7890' },
  { screen: 'desktop', viewport: DESKTOP, number: '+62 813 1111 2222', understood: '+62 813-1111-2222' },
]))
  test.describe(`Content that the owner edits on a ${screen}${tag}`, () => {
    const shop = useShop();

    test('appears on the home, contact and FAQ pages', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      const { page: visitor } = await shop.visitor();
      const countWithNumber = async (wanted: string): Promise<number> => {
        const products = await read<Product[]>(shop.server, '/api/products');
        return products.filter(({ whatsappNumber }) => whatsappNumber === wanted).length;
      };
      const affected = await countWithNumber(SAMPLE_CHAT_NUMBER);
      await login(page);
      await page.getByRole('button', { name: 'Isi nomor' }).click();
      await page.getByRole('heading', { name: 'Konten', level: 2 }).waitFor();
      const chat = page.getByLabel('Nomor chat (WhatsApp)');
      await expect(chat).toBeFocused();
      expect(await saveBar(page).count()).toBe(0);

      await chat.fill('bukan nomor');
      await saveBar(page).waitFor();
      await save(page);
      await page.getByText('Nomor tidak dikenali').waitFor();
      await chat.fill('+81 90 1234 5678');
      await page.getByText('Nomor ini di luar Indonesia.').waitFor();
      await expectAccessible(page);
      await chat.fill(number);
      await page.getByText(`Tautan chat akan memakai ${understood}.`).waitFor();
      await page.getByLabel('Judul', { exact: true }).fill(`Cetak apa saja, ${screen}`);
      await page.getByRole('checkbox', { name: 'Minggu' }).check();
      await page.getByLabel('Minggu, jam buka').fill('10:00');
      await page.getByLabel('Minggu, jam tutup').fill('12:00');
      await page.getByRole('button', { name: 'Tambah pertanyaan' }).click();
      await page.getByLabel('Pertanyaan', { exact: true }).fill(`Apakah buka hari Minggu di ${screen}?`);
      await page.getByLabel('Jawaban').fill('Ya, sebentar.');
      // The sample shop has twelve questions. The new question 13 moves up to place 12.
      await page.getByRole('button', { name: 'Naikkan pertanyaan 13' }).press('Enter');
      await expectAccessible(page);
      await save(page);
      await expectToast(page, 'Konten berhasil disimpan');

      // The chat number has changed, so the panel offers to replace it in products.
      expect(await visibleText(dialog(page))).toContain('+62 800-0000-0000');
      await untilDialogShown(page);
      await expectAccessible(page);
      await dialog(page).getByRole('button', { name: 'Ganti di produk' }).click();
      await expectToast(page, `Nomor di ${affected} produk diganti`);
      expect(await countWithNumber(SAMPLE_CHAT_NUMBER)).toBe(0);
      expect(await countWithNumber(number)).toBe(affected);
      await page.getByText(/^Tersimpan pukul \d\d\.\d\d WIB$/u).waitFor();
      expect(await page.getByText('Nomor chat masih nomor contoh').count()).toBe(0);

      await openHydrated(visitor, '/');
      expect(await visibleText(visitor.locator('h1'))).toContain(`Cetak apa saja, ${screen}`);
      await openHydrated(visitor, '/contact');
      expect(await visibleText(visitor.locator('main'))).toContain('10.00');
      await openHydrated(visitor, '/faq');
      const questions = await visitor.locator('main summary').allInnerTexts();
      expect(questions.at(-2)).toContain(`Apakah buka hari Minggu di ${screen}?`);
    });

    test('with an invalid field gets a message at this field, and no notification covers the field or the message', async () => {
      const owner = await ownerOf(shop, { viewport });
      const { page } = owner;
      await login(page);
      await openTab(page, 'Konten');
      await page.getByLabel('Nama usaha').fill('Etalase Baru');
      await page.route('**/api/admin/site-content', (route) => route.abort());
      await save(page);
      await expectToast(page, 'Gagal menyimpan konten');
      ignoreProblems(owner, FAILED_LOAD);
      await page.getByLabel('Jumat, jam tutup').fill('08:00');
      await page.getByRole('button', { name: 'Tambah pertanyaan' }).click();
      await save(page);
      const opens = page.getByLabel('Jumat, jam buka');
      const message = page.getByText('Jumat: jam buka harus lebih awal dari jam tutup');
      await message.waitFor();
      const isOnTop = (target: typeof opens) =>
        target.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
        });
      // The check is repeated, because the page scrolls smoothly.
      for (const target of [opens, message]) await expect.poll(() => isOnTop(target)).toBe(true);
      // The notification moves to a place without controls, or is over.
      const spaceBetween = async () => {
        const { y = 0, height = 0 } = (await message.boundingBox()) ?? {};
        return ((await page.locator('[data-toast]').boundingBox())?.y ?? Infinity) - (y + height);
      };
      await expect.poll(spaceBetween).toBeGreaterThan(0);
      expect(await opens.evaluate((field) => field === document.activeElement)).toBe(true);
      await expectAccessible(page);
    });
  });
