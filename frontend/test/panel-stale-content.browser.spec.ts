import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './support/browser.js';
import { expectSound, expectToast, login, openTab, ownerOf, type TABS } from './support/panel.js';
import { saveContent } from './support/content-api.js';
import { read } from './support/shop-api.js';
import { eventually } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

type Tab = (typeof TABS)[number];

const notice = (page: Page) => page.getByText('Data ini sudah diubah di tempat lain sejak Anda membukanya.');
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).click();
const save = (page: Page): Promise<void> => press(page, 'Simpan');

describe('Content that is edited on two devices', () => {
  const shop = useShop();

  // A second try finds what the first one saved: what it types must be something else.
  let attempt = 0;
  beforeEach(() => void attempt++);
  const no = (text: string): string => `${text} ${attempt}`;

  /** Two devices of the owner, each with the tab of the panel open before either saves. */
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

  it('is not overwritten by the second device, which loads the latest or keeps its own', async () => {
    const [laptop, phone] = await twoDevices('Konten');
    await change(laptop, 'Judul', no('Dari laptop'));
    await expectToast(laptop, 'Konten berhasil disimpan');

    await phone.getByLabel('Nama usaha').fill(no('Dari ponsel'));
    await save(phone);
    await notice(phone).waitFor();
    await expectSound(phone);
    expect(await phone.getByLabel('Nama usaha').inputValue()).toBe(no('Dari ponsel'));
    expect(await site()).toMatchObject({ hero: { title: no('Dari laptop') }, company: { name: 'Etalase' } });
    // Saving again is no way past the notice.
    await save(phone);
    await eventually(async () => expect(await phone.getByText('Menyimpan…').count()).toBe(0));
    expect(await notice(phone).count()).toBe(1);
    await press(phone, 'Muat versi terbaru');
    await eventually(async () =>
      expect(await phone.getByLabel('Judul', { exact: true }).inputValue()).toBe(no('Dari laptop')),
    );
    expect(await phone.getByLabel('Nama usaha').inputValue()).toBe('Etalase');
    expect(await notice(phone).count()).toBe(0);

    // What was loaded is what the next edit is based on.
    await change(phone, 'Judul', no('Dari ponsel'));
    await expectToast(phone, 'Konten berhasil disimpan');
    await change(laptop, 'Judul', no('Dari laptop lagi'));
    await notice(laptop).waitFor();
    await expectSound(laptop);
    expect((await site()).hero['title']).toBe(no('Dari ponsel'));
    await press(laptop, 'Simpan isian saya');
    await eventually(async () => expect((await site()).hero['title']).toBe(no('Dari laptop lagi')));
    await notice(laptop).waitFor({ state: 'detached' });
  });

  it('is asked about where follower figures are, too', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    await openTab(page, 'Media Sosial');
    const followers = { instagram: no('2K'), facebook: '250', tiktok: '89' };
    await saveContent(shop.server, 'site-content', { ...(await site()), followers });
    await page.getByLabel('Pengikut Instagram').fill(no('3K'));
    await press(page, 'Simpan dan tampilkan');
    await notice(page).waitFor();
    await expectSound(page);
    expect(await site()).toMatchObject({ followers });
    await press(page, 'Simpan isian saya');
    await expectToast(page, 'Jumlah pengikut berhasil disimpan');
    expect(await site()).toMatchObject({ followers: { instagram: no('3K') } });
  });
});
