import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import situations from './situations/footer-and-about-forms.json' with { type: 'json' };
import { aboutContent } from './support/fixtures';
import { fill, errorAt, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

/** The labels of the links, with the part that the names of their fields share in the API. */
const LINKS = situations.links as [string, string][];
const FOOTER_TEXTS = situations.footer;
const ABOUT_TEXTS = situations.about;

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Pengaturan');
  await screen.findByLabelText('Teks hak cipta');
  await screen.findByLabelText('Judul halaman');
  const field = (name: string) => screen.getByLabelText(name);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  return { api, user, field, press };
}

describe('The form of the footer settings', () => {
  const names = [
    ...LINKS.flatMap(([name]) => [`Teks ${name}`, `Alamat ${name}`]),
    ...Object.values(FOOTER_TEXTS),
  ];

  it('requires every field', async () => {
    const { api, user, field, press } = await open();
    for (const name of names) await fill(user, field(name), '');
    await press('Simpan');
    for (const name of names)
      expect([name, errorAt(field(name))]).toEqual([name, expect.stringContaining(`${name} wajib diisi`)]);
    expect(document.activeElement).toBe(field('Teks Tentang Kami'));
    expect(api.requestsTo('POST /api/admin/footer-settings')).toEqual([]);
  });

  it.each(['javascript:alert(1)', 'contoh.id', 'http://contoh.id'])('rejects the URL %s', async (typed) => {
    const { user, field, press } = await open();
    await fill(user, field('Alamat Kontak'), typed);
    await press('Simpan');
    expect(errorAt(field('Alamat Kontak'))).toContain('Tulis alamat yang diawali / atau https://');
  });

  it('sends every changed field', async () => {
    const { api, user, field, press } = await open();
    const expected: Record<string, string> = {};
    for (const [name, key] of LINKS) {
      await fill(user, field(`Teks ${name}`), `${name} baru`);
      expected[`${key}Text`] = `${name} baru`;
      await fill(user, field(`Alamat ${name}`), `/${key}`);
      expected[`${key}Url`] = `/${key}`;
    }
    for (const [key, name] of Object.entries(FOOTER_TEXTS)) {
      await fill(user, field(name), `${name} baru`);
      expected[key] = `${name} baru`;
    }
    await press('Simpan');
    await screen.findByText('Pengaturan footer berhasil disimpan');
    expect(api.bodies('POST /api/admin/footer-settings')).toEqual([expected]);
  });
});

describe('The form of the about page', () => {
  it('requires every text', async () => {
    const { api, user, field, press } = await open();
    for (const name of Object.values(ABOUT_TEXTS)) await fill(user, field(name), '');
    await press('Simpan');
    for (const name of Object.values(ABOUT_TEXTS))
      expect([name, errorAt(field(name))]).toEqual([name, expect.stringContaining(`${name} wajib diisi`)]);
    expect(api.requestsTo('POST /api/admin/about-content')).toEqual([]);
  });

  it('sends every changed text', async () => {
    const { api, user, field, press } = await open();
    for (const name of Object.values(ABOUT_TEXTS)) await fill(user, field(name), `${name} baru`);
    await press('Simpan');
    await screen.findByText('Konten halaman Tentang Kami berhasil disimpan');
    const changed = Object.entries(ABOUT_TEXTS).map(([key, name]) => [key, `${name} baru`]);
    expect(api.bodies('POST /api/admin/about-content')).toEqual([
      aboutContent(Object.fromEntries(changed) as object),
    ]);
  });

  it('adds list rows by a button or Enter, and removes rows by a button', async () => {
    const { api, user, field, press } = await open();
    await press('Tambah butir misi');
    await waitFor(() => expect(document.activeElement).toBe(field('Butir misi 3')));
    await press('Simpan');
    expect(errorAt(field('Butir misi 3'))).toContain('Isi baris ini atau hapus');
    await fill(user, field('Butir misi 3'), 'Menyapa');
    await press('Hapus butir misi 1');
    const next = screen.getByRole('button', { name: 'Hapus butir misi 1' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    await user.click(field('Layanan desain 1'));
    await user.keyboard('{Enter}');
    await fill(user, field('Layanan desain 2'), 'Kemasan');
    await press('Simpan');
    await screen.findByText('Konten halaman Tentang Kami berhasil disimpan');
    expect(api.bodies('POST /api/admin/about-content')).toEqual([
      aboutContent({
        missionItems: ['Mencetak sekali jadi', 'Menyapa'],
        designServices: ['Logo', 'Kemasan'],
      }),
    ]);
  });
});
