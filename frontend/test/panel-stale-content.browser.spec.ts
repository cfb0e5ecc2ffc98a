import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Page } from 'playwright-core';
import { DESKTOP, PHONE } from './support/browser.js';
import { expectSound, expectToast, login, openTab, ownerOf, type TABS } from './support/panel.js';
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

  /** Two devices of the owner, each with its tab of the panel open before either saves. */
  async function twoDevices(first: Tab, second: Tab): Promise<[Page, Page]> {
    const [laptop, phone] = await Promise.all([
      ownerOf(shop, { viewport: DESKTOP }),
      ownerOf(shop, { viewport: PHONE }),
    ]);
    for (const [{ page }, tab] of [[laptop, first] as const, [phone, second] as const]) {
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
  const footer = () => read<Record<string, string>>(shop.server, '/api/footer-settings');

  it('is not overwritten by the second device, which loads the latest or keeps its own', async () => {
    const [laptop, phone] = await twoDevices('Konten', 'Konten');
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

  it('keeps both changes, without a question, when they are to different parts', async () => {
    const [laptop, phone] = await twoDevices('Konten', 'Media Sosial');
    await change(laptop, 'Judul', no('Judul baru'));
    await expectToast(laptop, 'Konten berhasil disimpan');
    await phone.getByLabel(/^Instagram/u).fill(`https://www.instagram.com/ponsel${attempt}`);
    await save(phone);
    await expectToast(phone, 'Tautan media sosial berhasil disimpan');
    await change(laptop, 'Judul', no('Judul terbaru'));
    await eventually(async () =>
      expect(await site()).toMatchObject({
        hero: { title: no('Judul terbaru') },
        social: { instagram: `https://www.instagram.com/ponsel${attempt}` },
      }),
    );
  });

  it('keeps newsletter texts of one device when the other changes only the copyright line', async () => {
    const [laptop, phone] = await twoDevices('Pengaturan', 'Media Sosial');
    await change(phone, 'Judul newsletter', no('Kabar dari ponsel'));
    await expectToast(phone, 'Newsletter berhasil disimpan');
    await change(laptop, 'Teks hak cipta', no('© 2024 laptop'));
    await expectToast(laptop, 'Pengaturan footer berhasil disimpan');
    expect(await footer()).toMatchObject({
      newsletterTitle: no('Kabar dari ponsel'),
      copyrightText: no('© 2024 laptop'),
    });
    await eventually(async () =>
      expect(await laptop.getByLabel('Judul newsletter').inputValue()).toBe(no('Kabar dari ponsel')),
    );

    await change(laptop, 'Judul newsletter', no('Kabar dari laptop'));
    await eventually(async () => expect((await footer())['newsletterTitle']).toBe(no('Kabar dari laptop')));
    await change(phone, 'Judul newsletter', no('Kabar lain dari ponsel'));
    await notice(phone).waitFor();
    expect((await footer())['newsletterTitle']).toBe(no('Kabar dari laptop'));
    await press(phone, 'Simpan isian saya');
    await eventually(async () =>
      expect(await footer()).toMatchObject({
        newsletterTitle: no('Kabar lain dari ponsel'),
        copyrightText: no('© 2024 laptop'),
      }),
    );
  });

  it('asks about the about page and about follower figures too', async () => {
    const [laptop, phone] = await twoDevices('Pengaturan', 'Pengaturan');
    await change(laptop, 'Judul halaman', no('Tentang laptop'));
    await expectToast(laptop, 'Konten halaman Tentang Kami berhasil disimpan');
    await change(phone, 'Judul halaman', no('Tentang ponsel'));
    await notice(phone).waitFor();
    await press(phone, 'Muat versi terbaru');
    await eventually(async () =>
      expect(await phone.getByLabel('Judul halaman').inputValue()).toBe(no('Tentang laptop')),
    );

    for (const page of [laptop, phone]) await openTab(page, 'Media Sosial');
    await laptop.getByLabel('Pengikut Instagram').fill(no('2K'));
    await press(laptop, 'Simpan dan tampilkan');
    await expectToast(laptop, 'Jumlah pengikut berhasil disimpan');
    await phone.getByLabel('Pengikut Instagram').fill(no('3K'));
    await press(phone, 'Simpan dan tampilkan');
    await notice(phone).waitFor();
    await expectSound(phone);
    expect(await site()).toMatchObject({ followers: { instagram: no('2K') } });
    expect(await phone.getByLabel('Pengikut Instagram').inputValue()).toBe(no('3K'));
    await press(phone, 'Simpan isian saya');
    await expectToast(phone, 'Jumlah pengikut berhasil disimpan');
    expect(await site()).toMatchObject({ followers: { instagram: no('3K') } });
    await press(laptop, 'Sembunyikan dari toko');
    await notice(laptop).waitFor();
    await press(laptop, 'Muat versi terbaru');
    await notice(laptop).waitFor({ state: 'detached' });
    expect(await laptop.getByLabel('Pengikut Instagram').inputValue()).toBe(no('3K'));
  });
});
