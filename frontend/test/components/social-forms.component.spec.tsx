import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { siteContent } from './support/fixtures';
import { fill, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const NETWORKS = ['Instagram', 'Toko di marketplace', 'Facebook', 'TikTok'] as const;

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Media Sosial');
  await screen.findByLabelText(/^Instagram/u);
  await screen.findByLabelText('Judul newsletter');
  const field = (name: string) => screen.getByLabelText(new RegExp(`^${name}`, 'u'));
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { api, user, field, press };
}

const hintOf = (field: HTMLElement): string =>
  document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent ?? '';

describe('The form of the social profiles', () => {
  it.each(NETWORKS)('saves a URL for %s only if it starts with https://', async (name) => {
    const { api, user, field, press } = await open();
    await fill(user, field(name), 'contoh.id/etalase');
    await press('Simpan');
    expect(errorAt(field(name))).toContain(`${name} harus berupa alamat yang diawali https://`);
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
    await fill(user, field(name), 'https://contoh.id/etalase');
    expect(errorAt(field(name))).toBe('');
    await press('Simpan');
    await screen.findByText('Tautan media sosial berhasil disimpan');
    // An empty field is sent as an empty string.
    const social = Object.fromEntries(
      ['instagram', 'marketplace', 'facebook', 'tiktok'].map((key, index) => [
        key,
        NETWORKS[index] === name ? 'https://contoh.id/etalase' : '',
      ]),
    );
    expect(api.bodies('POST /api/admin/site-content')).toEqual([{ ...siteContent(), social }]);
  });

  it.each([
    ['Instagram', 'instagram', '@namatoko', 'https://www.instagram.com/namatoko'],
    ['Facebook', 'facebook', ' namatoko ', 'https://www.facebook.com/namatoko'],
    ['TikTok', 'tiktok', '@namatoko', 'https://www.tiktok.com/@namatoko'],
  ])('completes a profile name to the %s URL', async (name, key, typed, url) => {
    const { api, user, field, press } = await open();
    expect(hintOf(field(name))).toBe('Contoh: @namatoko, atau tempel alamat profilnya.');
    await fill(user, field(name), typed);
    expect(hintOf(field(name))).toBe(`Tautannya menjadi ${url}`);
    await press('Simpan');
    await screen.findByText('Tautan media sosial berhasil disimpan');
    expect(api.bodies('POST /api/admin/site-content')).toMatchObject([{ social: { [key]: url } }]);
    expect(valueOf(field(name))).toBe(url);
    expect(hintOf(field(name))).toBe('');
  });

  it('rejects a profile name for the marketplace and a TikTok URL without https://, with errors', async () => {
    const { api, user, field, press } = await open();
    await fill(user, field('Toko di marketplace'), '@namatoko');
    await fill(user, field('TikTok'), 'tiktok.com');
    await press('Simpan');
    expect(errorAt(field('Toko di marketplace'))).toBe(
      'Toko di marketplace harus berupa alamat yang diawali https://',
    );
    expect(errorAt(field('TikTok'))).toBe(
      'TikTok harus berupa alamat yang diawali https://, atau nama profil seperti @namatoko',
    );
    expect(document.activeElement).toBe(field('Toko di marketplace'));
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
  });
});

describe('The form of the newsletter', () => {
  it.each(['Judul newsletter', 'Deskripsi newsletter'])('requires %s', async (name) => {
    const { api, user, field, press } = await open();
    await fill(user, field(name), '');
    await press('Simpan');
    expect(errorAt(field(name))).toContain(`${name} wajib diisi`);
    expect(api.requestsTo('POST /api/admin/footer-settings')).toEqual([]);
  });

  it('sends the newsletter texts together with the other footer settings', async () => {
    const { api, user, field, press } = await open();
    const before = api.shop.footerSettings;
    await fill(user, field('Judul newsletter'), 'Kabar');
    await fill(user, field('Deskripsi newsletter'), 'Jarang.');
    await press('Simpan');
    await screen.findByText('Newsletter berhasil disimpan');
    expect(api.bodies('POST /api/admin/footer-settings')).toEqual([
      { ...before, newsletterTitle: 'Kabar', newsletterDescription: 'Jarang.' },
    ]);
  });
});

describe('The form of the follower counts', () => {
  const saved = { instagram: '3K', facebook: '', tiktok: '7' };

  it('is prefilled with sample counts, which are not published until the owner saves them', async () => {
    const { api, user, field, press } = await open();
    expect(['Instagram', 'Facebook', 'TikTok'].map((name) => valueOf(field(`Pengikut ${name}`)))).toEqual([
      '1.2K',
      '250',
      '89',
    ]);
    screen.getByText(/^Angka ini masih contoh dan belum terlihat pengunjung\./u);
    expect(screen.queryByRole('button', { name: 'Sembunyikan dari toko' })).toBeNull();
    await fill(user, field('Pengikut Instagram'), '2K');
    await press('Simpan dan tampilkan');
    await screen.findByText('Jumlah pengikut berhasil disimpan');
    expect(api.bodies('POST /api/admin/site-content')).toEqual([
      siteContent({ followers: { instagram: '2K', facebook: '250', tiktok: '89' } }),
    ]);
  });

  it('can hide published follower counts from the shop', async () => {
    const { api, press } = await open(panelApi({ siteContent: siteContent({ followers: saved }) }));
    screen.getByText('Angka ini terlihat pengunjung.');
    await press('Sembunyikan dari toko');
    await screen.findByText('Jumlah pengikut disembunyikan dari toko');
    expect(api.bodies('POST /api/admin/site-content')).toEqual([siteContent({ followers: null })]);
  });
});
