import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { display, services, serviceTexts } from './support/fixtures';
import { errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const PARTS = {
  'Halaman layanan': 'services',
  Tampilan: 'display',
  Pemesanan: 'ordering',
  'Hasil kerja': 'works',
} as const;

async function open(title: keyof typeof PARTS, api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  const section = within(await screen.findByRole('region', { name: title }));
  await user.click(section.getByRole('button', { name: `Ubah ${title}` }));
  await section.findByRole('button', {
    name: title === 'Hasil kerja' ? 'Tambah hasil kerja' : 'Kembalikan ke semula',
  });
  const field = (name: string) => section.findByLabelText(name);
  return {
    api,
    user,
    section,
    field,
    press: async (name: string) => user.click(await section.findByRole('button', { name })),
    flip: async (name: string) => user.click(await section.findByRole('switch', { name })),
    expand: (service: string) => user.click(section.getByText(`Halaman ${service}`)),
    type: async (name: string, text: string) => fill(user, await field(name), text),
    save: () => user.click(section.getByRole('button', { name: 'Simpan' })),
    saved: () => screen.findByText('Konten berhasil disimpan'),
    sent: () => api.bodies(`POST /api/admin/content/${PARTS[title]}`),
  };
}

describe('The form of service pages', () => {
  it('shows the fields of a service page only when its section is expanded', async () => {
    const { section, expand, field } = await open('Halaman layanan');
    expect(section.getByRole('link', { name: /^Lihat halaman/u }).getAttribute('href')).toBe('/design');
    expect(section.queryByLabelText('Nama layanan')).toBeNull();
    await expand('percetakan');
    expect(valueOf(await field('Nama layanan'))).toBe('Percetakan');
  });

  it('can hide and rename a service page, and remove the terms', async () => {
    const { expand, flip, type, press, save, saved, sent } = await open('Halaman layanan');
    await expand('branding');
    await type('Nama layanan', 'Kaos');
    await flip('Tampilkan halaman');
    await press('1. 3 konsep awal');
    await press('Hapus angka 1');
    await type('Ketentuan layanan', ' ');
    await press('1. Video Pendek');
    await press('Hapus layanan 1');
    await save();
    await saved();
    const branding = serviceTexts({ headerLabel: 'Kaos', visible: false, blocks: [] });
    expect(sent()).toEqual([services({ branding, terms: null, comingSoon: [] })]);
  });

  it('expands a collapsed page with an invalid field, focuses that field, and keeps the page expanded', async () => {
    const { expand, section, type, field, save, sent } = await open(
      'Halaman layanan',
      panelApi({ services: services({ design: serviceTexts({ title: '' }) }) }),
    );
    await type('Ketentuan layanan', 'Lunas di muka.');
    await save();
    const title = await field('Judul halaman');
    await waitFor(() => expect(document.activeElement).toBe(title));
    expect(errorAt(title)).toContain('Judul halaman wajib diisi');
    // This click would collapse the page if no field were invalid.
    await expand('desain');
    expect(section.getByText('Halaman desain').closest('details')?.open).toBe(true);
    expect(sent()).toEqual([]);
  });
});

describe('The form of visible elements', () => {
  it('can hide the admin link and the newsletter form of the shop', async () => {
    const { flip, save, saved, sent, api } = await open('Tampilan');
    await flip('Tautan Admin');
    await save();
    await saved();
    await flip('Formulir newsletter');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    expect(sent()).toEqual([
      display({ showAdminLink: false }),
      display({ showAdminLink: false, showNewsletter: false }),
    ]);
    expect(api.requestsTo('POST /api/admin/content/display')[0]?.headers.get('If-Match')).toBe('"1"');
  });
});

describe('The form of ordering', () => {
  it('saves texts and lines, chosen and typed ways to pay, and null without a text', async () => {
    const { user, type, press, field, flip, save, saved, sent } = await open('Pemesanan');
    await type('Format pesan (opsional)', 'Desain:\nKirim ke kota:');
    await type('Siapkan file (opsional)', 'PDF, 300 dpi');
    await press('Tambah kategori');
    await user.selectOptions(await field('Kategori'), 'Percetakan');
    await type('Syarat file', '9 × 5,5 cm');
    await user.click(await field('QRIS'));
    await user.click(await field('COD'));
    await type('Cara bayar lain (opsional)', 'Dana \n\n PayLater');
    await flip('Bisa ambil di toko');
    await save();
    await saved();
    await type('Format pesan (opsional)', ' ');
    await save();
    await waitFor(() => expect(sent()).toHaveLength(2));
    const all = {
      fileRules: 'PDF, 300 dpi',
      categoryRules: [{ category: 'printing', rule: '9 × 5,5 cm' }],
      designs: false,
      payment: ['COD', 'Dana', 'PayLater'],
      pickup: true,
      messageFormat: 'Desain:\nKirim ke kota:',
    };
    expect(sent()).toEqual([all, { ...all, messageFormat: null }]);
  });
});

describe('The form of works', () => {
  it('adds a work as the first, refuses one without a picture, and moves works', async () => {
    const image = (n: number) => `/objects/${'0'.repeat(31)}${n}-800x600-c8a070.jpg`;
    const work = (n: number) => ({ image: image(n), line: `Spanduk ${n}`, category: null });
    const api = panelApi({ works: { works: [work(1), work(2)] } });
    const { section, type, press, save, saved, sent } = await open('Hasil kerja', api);
    await press('Tambah hasil kerja');
    await type('Keterangan', 'Brosur');
    await save();
    expect(await section.findByText('Foto wajib diisi')).toBeTruthy();
    await press('Hapus hasil kerja 1');
    await press('1. Spanduk 1');
    await press('Turunkan hasil kerja 1');
    await save();
    await saved();
    expect(sent()).toEqual([{ works: [work(2), work(1)] }]);
  });
});
