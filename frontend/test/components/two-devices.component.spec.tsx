import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { footerSettings, siteContent } from './support/fixtures';
import { fill, openPanel, openTab, valueOf } from './support/panel';
import { panelApi, type Shop } from './support/panel-api';

const NOTICE = 'Belum tersimpan: data ini baru diubah di perangkat lain.';

/**
 * Opens a tab of the panel on this device.
 * @returns actions on this device, and a function that saves on the other device.
 */
async function openTabOfPanel(tab: Parameters<typeof openPanel>[1], api = panelApi()) {
  const user = await openPanel(api, tab);
  const field = (name: string) => screen.findByLabelText(name);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const changeAndSave = async (name: string, text: string, save = 'Simpan') => {
    await fill(user, await field(name), text);
    await press(save);
  };
  const saveOnOtherDevice = (changes: Partial<Shop>) =>
    void Object.assign(api.shop, changes, { contentVersion: api.shop.contentVersion + 1 });
  return { api, user, field, press, changeAndSave, saveOnOtherDevice };
}
const hero = (title: string) => ({ ...siteContent().hero, title });
const figures = (instagram: string) => ({ instagram, facebook: '250', tiktok: '89' });

describe('Content edited on two devices', () => {
  it("the other device's version can be loaded after a conflict", async () => {
    const { api, field, press, changeAndSave, saveOnOtherDevice } = await openTabOfPanel('Konten');
    await field('Judul');
    saveOnOtherDevice({ siteContent: siteContent({ hero: hero('Dari laptop') }) });
    await changeAndSave('Nama usaha', 'Dari ponsel');
    await screen.findByText(NOTICE);
    screen.getByText('Yang berbeda: Judul, Nama usaha.');
    screen.getByText(/^Judul: tersimpan “Dari laptop”, isian Anda “.+”\.$/u);
    screen.getByText(/^Nama usaha: tersimpan “.+”, isian Anda “Dari ponsel”\.$/u);
    // While the conflict notice is shown, another press on the button saves nothing.
    await press('Simpan');
    await waitFor(() => expect(screen.queryByText('Menyimpan…')).toBeNull());
    screen.getByText(NOTICE);
    expect(valueOf(await field('Nama usaha'))).toBe('Dari ponsel');
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
    await press('Muat versi terbaru');
    expect(valueOf(await field('Judul'))).toBe('Dari laptop');
    expect(valueOf(await field('Nama usaha'))).toBe('Etalase');
    expect(screen.queryByText(NOTICE)).toBeNull();
    await changeAndSave('Judul', 'Dari ponsel');
    await screen.findByText('Konten berhasil disimpan');
    expect(api.shop.siteContent.hero.title).toBe('Dari ponsel');
  });

  it("the other device's version can be overwritten after a conflict", async () => {
    const { api, field, press, changeAndSave, saveOnOtherDevice } = await openTabOfPanel('Konten');
    await field('Judul');
    saveOnOtherDevice({ siteContent: siteContent({ hero: hero('Dari laptop') }) });
    await changeAndSave('Judul', 'Dari ponsel');
    await screen.findByText(NOTICE);
    await press('Simpan isian saya');
    await waitFor(() => expect(api.shop.siteContent.hero.title).toBe('Dari ponsel'));
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
  });

  it('changes of different parts are merged without a conflict notice', async () => {
    const { api, user, field, press, saveOnOtherDevice } = await openTabOfPanel('Media Sosial');
    await field('Judul newsletter');
    saveOnOtherDevice({ siteContent: siteContent({ hero: hero('Judul baru') }) });
    const address = 'https://www.instagram.com/ponsel';
    await fill(user, await screen.findByLabelText(/^Instagram/u), address);
    await press('Simpan');
    await screen.findByText('Tautan media sosial berhasil disimpan');
    expect(screen.queryByText(NOTICE)).toBeNull();
    expect(api.shop.siteContent).toMatchObject({
      hero: { title: 'Judul baru' },
      social: { instagram: address },
    });
  });

  it('a change of the copyright line preserves newsletter texts that the other device saved', async () => {
    const { api, field, changeAndSave, saveOnOtherDevice } = await openTabOfPanel('Pengaturan');
    await field('Judul newsletter');
    saveOnOtherDevice({ footerSettings: footerSettings({ newsletterTitle: 'Kabar dari ponsel' }) });
    await changeAndSave('Teks hak cipta', '© 2024 laptop');
    await screen.findByText('Pengaturan footer berhasil disimpan');
    expect(api.shop.footerSettings).toMatchObject({
      newsletterTitle: 'Kabar dari ponsel',
      copyrightText: '© 2024 laptop',
    });
    await waitFor(async () => expect(valueOf(await field('Judul newsletter'))).toBe('Kabar dari ponsel'));
  });

  it('a conflict notice appears on saving or hiding follower counts that another device changed', async () => {
    const { api, user, field, press, changeAndSave, saveOnOtherDevice } =
      await openTabOfPanel('Media Sosial');
    await field('Pengikut Instagram');
    saveOnOtherDevice({ siteContent: siteContent({ followers: figures('2K') }) });
    await changeAndSave('Pengikut Instagram', '3K', 'Simpan dan tampilkan');
    await screen.findByText(NOTICE);
    expect(api.shop.siteContent.followers).toEqual(figures('2K'));
    expect(valueOf(await field('Pengikut Instagram'))).toBe('3K');
    await press('Simpan isian saya');
    await screen.findByText('Jumlah pengikut berhasil disimpan');
    expect(api.shop.siteContent.followers).toEqual(figures('3K'));

    saveOnOtherDevice({ siteContent: siteContent({ followers: figures('4K') }) });
    await press('Sembunyikan dari toko');
    await screen.findByText(NOTICE);
    await press('Muat versi terbaru');
    await waitFor(() => expect(screen.queryByText(NOTICE)).toBeNull());
    expect(valueOf(await field('Pengikut Instagram'))).toBe('4K');
    // The form has no unsaved changes, so the tab opens without a confirmation.
    await openTab(user, 'Produk');
  });
});
