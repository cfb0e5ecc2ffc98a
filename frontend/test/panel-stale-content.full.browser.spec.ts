import { expect, test, type Page } from '@playwright/test';
import { DESKTOP, PHONE } from './support/browser.js';
import { expectAccessible, expectToast, login, openTab, ownerOf } from './support/panel.js';
import { saveContent } from './support/content-api.js';
import { read } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';
import type { Tab } from './tabs.js';

const notice = (page: Page) => page.getByText('Belum tersimpan: data ini baru diubah di perangkat lain.');
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const save = (page: Page): Promise<void> => press(page, 'Simpan');

test.describe('Content edited on two devices', () => {
  const shop = useShop();

  /** Opens the tab on two devices before either saves. */
  async function twoDevices(tab: Tab): Promise<[Page, Page]> {
    const [laptop, phone] = await Promise.all([
      ownerOf(shop, { viewport: DESKTOP }),
      ownerOf(shop, { viewport: PHONE }),
    ]);
    for (const { page } of [laptop, phone]) {
      await login(page);
      await openTab(page, tab);
    }
    return [laptop.page, phone.page];
  }

  async function change(page: Page, label: string, text: string): Promise<void> {
    await page.getByLabel(label, { exact: true }).fill(text);
    await save(page);
  }

  const site = () =>
    read<{ hero: Record<string, string>; social: Record<string, string>; followers: object | null }>(
      shop.server,
      '/api/site-content',
    );

  test('is protected by a conflict notice, which offers to load or overwrite the newer version', async () => {
    const [laptop, phone] = await twoDevices('Konten');
    await change(laptop, 'Judul', 'Dari laptop');
    await expectToast(laptop, 'Konten berhasil disimpan');

    await phone.getByLabel('Nama usaha').fill('Dari ponsel');
    await save(phone);
    await notice(phone).waitFor();
    await expectAccessible(phone);
    expect(await phone.getByLabel('Nama usaha').inputValue()).toBe('Dari ponsel');
    expect(await site()).toMatchObject({
      hero: { title: 'Dari laptop' },
      company: { name: 'Etalase' },
    });
    // While the conflict notice is shown, another press on the button saves nothing.
    await save(phone);
    await expect(phone.getByText('Menyimpan…')).toHaveCount(0);
    expect(await notice(phone).count()).toBe(1);
    await press(phone, 'Muat versi terbaru');
    await expect(phone.getByLabel('Judul', { exact: true })).toHaveValue('Dari laptop');
    expect(await phone.getByLabel('Nama usaha').inputValue()).toBe('Etalase');
    expect(await notice(phone).count()).toBe(0);

    // The next edit is based on the version that was loaded just now.
    await change(phone, 'Judul', 'Dari ponsel');
    await expectToast(phone, 'Konten berhasil disimpan');
    await change(laptop, 'Judul', 'Dari laptop lagi');
    await notice(laptop).waitFor();
    await expectAccessible(laptop);
    expect((await site()).hero['title']).toBe('Dari ponsel');
    await press(laptop, 'Simpan isian saya');
    await expect.poll(async () => (await site()).hero['title']).toBe('Dari laptop lagi');
    await notice(laptop).waitFor({ state: 'detached' });
  });

  test('is protected by the same conflict notice in the form of follower counts', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    await openTab(page, 'Media Sosial');
    const followers = { instagram: '2K', facebook: '250', tiktok: '89' };
    await saveContent(shop.server, 'site-content', { ...(await site()), followers });
    await page.getByLabel('Pengikut Instagram').fill('3K');
    await press(page, 'Simpan dan tampilkan');
    await notice(page).waitFor();
    await expectAccessible(page);
    expect(await site()).toMatchObject({ followers });
    await press(page, 'Simpan isian saya');
    await expectToast(page, 'Jumlah pengikut berhasil disimpan');
    expect(await site()).toMatchObject({ followers: { instagram: '3K' } });
  });
});
