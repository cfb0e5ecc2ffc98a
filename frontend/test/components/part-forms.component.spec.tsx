import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { noNetwork } from './support/fake-api';
import { facts, sampleTexts, shipping } from './support/fixtures';
import {
  answer,
  dialog,
  errorAt,
  fill,
  login,
  openLogin,
  openPanel,
  openTab,
  valueOf,
} from './support/panel';
import { panelApi } from './support/panel-api';

async function open(title: 'Pengiriman' | 'Fakta', api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  const section = within(await screen.findByRole('region', { name: title }));
  await user.click(section.getByRole('button', { name: `Ubah ${title}` }));
  await section.findByRole('button', { name: 'Kembalikan ke semula' });
  const button = (name: string | RegExp) => section.getByRole('button', { name });
  const field = (name: string) => section.getByLabelText(name);
  return {
    api,
    user,
    section,
    field,
    button,
    press: (name: string | RegExp) => user.click(button(name)),
    type: (name: string, text: string) => fill(user, field(name), text),
    save: () => user.click(button('Simpan')),
    saved: () => screen.findByText('Konten berhasil disimpan'),
    sent: () => api.bodies(`POST /api/admin/content/${title === 'Fakta' ? 'facts' : 'shipping'}`),
  };
}

describe('The form of shipping', () => {
  it('shows the saved values when opened, and links to the shipping page', async () => {
    const api = panelApi();
    const { section, field } = await open('Pengiriman', api);
    expect(document.activeElement).toBe(section.getByRole('heading', { name: 'Pengiriman' }));
    expect(valueOf(field('Kota asal'))).toBe('Bandung');
    expect(section.getByRole('link', { name: /^Lihat halaman/u }).getAttribute('href')).toBe('/shipping');
    expect(section.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('opens when the URL names the section of the form', async () => {
    history.replaceState(null, '', '/admin#konten?bagian=pengiriman');
    await login(openLogin(panelApi()));
    expect(valueOf(await screen.findByLabelText('Kota asal'))).toBe('Bandung');
  });

  it('marks the texts of the sample shop until they are changed or confirmed', async () => {
    const api = panelApi();
    let paths = ['origin', 'zones.0', 'zones.1'];
    api.respond('GET /api/admin/content', () => [sampleTexts('shipping', paths)]);
    api.respond('POST /api/admin/content/:id/confirm', ({ body }) => {
      const { paths: confirmed } = body as { readonly paths: readonly string[] };
      paths = paths.filter((path) => !confirmed.includes(path));
      return new Response(null, { status: 204 });
    });
    const { section, type, press, field } = await open('Pengiriman', api);
    await section.findByRole('button', { name: 'Sudah benar: Kota asal' });
    const describedBy = () =>
      document.getElementById(field('Kota asal').getAttribute('aria-describedby') ?? '');
    expect(describedBy()?.textContent).toContain('Masih teks contoh');
    await type('Kota asal', 'Solo');
    expect(describedBy()).toBeNull();
    const zones = within(section.getByRole('group', { name: 'Tarif per wilayah' }));
    const marked = () =>
      zones.getAllByRole('listitem').map((row) => within(row).queryByText('Masih teks contoh') !== null);
    const [first] = zones.getAllByRole('listitem');
    expect(first && within(first).getByText('Masih teks contoh')).toBeTruthy();
    expect(marked()).toContain(true);
    await press('Sudah benar: Tarif per wilayah');
    await waitFor(() => expect(marked()).not.toContain(true));
    expect(api.bodies('POST /api/admin/content/:id/confirm')).toEqual([{ paths: ['zones.0', 'zones.1'] }]);
    section.getByRole('button', { name: 'Sudah benar: Kota asal' });
  });

  it('sends rows in the displayed order, amounts as numbers and text lines as list items', async () => {
    const { api, press, type, user, save, saved, sent } = await open('Pengiriman');
    await type('Kota asal', 'Surabaya');
    await press('Tambah wilayah');
    await type('Wilayah', 'Papua');
    await type('Tarif ekspres', '75000');
    await type('Perkiraan hari', '6–10');
    await press('Naikkan wilayah 3');
    await press('1. Jawa');
    await press('Hapus wilayah 1');
    await user.click(screen.getByRole('switch', { name: 'Paket berat kena biaya tambahan' }));
    await press('1. Barang cetak');
    await type('Butir', 'Reguler\n\n  Kargo  ');
    await press('1. Maluku: tanyakan lewat chat.');
    await press('Hapus catatan 1');
    await save();
    await saved();
    const papua = { region: 'Papua', regular: null, express: 75_000, days: '6–10' };
    const { zones, delivery, ...rest } = shipping();
    expect(sent()).toEqual([
      {
        ...rest,
        origin: 'Surabaya',
        zones: [papua, zones[1]],
        surcharge: null,
        delivery: [{ ...delivery[0], points: ['Reguler', 'Kargo'] }],
        notes: [],
      },
    ]);
    expect(api.requestsTo('POST /api/admin/content/shipping')[0]?.headers.get('If-Match')).toBe('"1"');
  });

  it('refuses a zone without any fee, and accepts the zone once a fee is typed', async () => {
    const { press, field, type, save, saved, sent } = await open('Pengiriman');
    await press('2. Bali');
    await type('Tarif reguler', ' ');
    await save();
    await waitFor(() => expect(document.activeElement).toBe(field('Tarif reguler')));
    expect(errorAt(field('Tarif reguler'))).toContain('Isi tarif reguler, ekspres, atau keduanya');
    expect(sent()).toEqual([]);
    await type('Tarif ekspres', '0');
    await waitFor(() => expect(errorAt(field('Tarif reguler'))).toBe(''));
    await save();
    await saved();
    expect(sent()).toMatchObject([{ zones: [{}, { regular: null, express: 0 }] }]);
  });

  it('copies the rates of the first zone with a rate to all zones', async () => {
    const { button, press, section, save, saved, sent } = await open('Pengiriman');
    section.getByText('Tarif Jawa dipakai untuk semua wilayah.');
    await press('2. Bali');
    await press('Samakan tarif semua wilayah');
    section.getByText('Semua sudah sama.');
    expect(document.activeElement).toBe(button('Samakan tarif semua wilayah'));
    expect(valueOf(section.getByLabelText('Tarif ekspres'))).toBe('25.000');
    await save();
    await saved();
    const [java, bali] = shipping().zones;
    const rates = { regular: java?.regular, express: java?.express };
    expect(sent()).toMatchObject([{ zones: [java, { ...bali, ...rates }] }]);
    expect(section.queryByRole('button', { name: 'Samakan tarif semua wilayah' })).toBeNull();
  });

  it('expands every invalid row, and shows an error at each invalid field', async () => {
    const { press, section, type, save, sent } = await open('Pengiriman');
    await press('Tambah wilayah');
    await press('1. Jawa');
    await type('Tarif reguler', '100.000.001');
    await type('Di atas berapa kg', '0');
    await press('Tambah langkah');
    await press('1. Barang cetak');
    await type('Butir', 'a\nb\nc\nd\ne\nf\ng');
    await save();
    const messages = section
      .getAllByRole('textbox')
      .map((field) => errorAt(field))
      .filter((message) => message !== '');
    // The field's hint follows the error message. This split removes hints that begin with 'Kosongkan'.
    expect(messages.map((message) => message.split(' Kosongkan')[0])).toEqual([
      'Tulis rupiahnya dengan angka, misalnya 25.000, paling banyak 100.000.000',
      'Wilayah wajib diisi',
      'Isi tarif reguler, ekspres, atau keduanya',
      expect.stringContaining('Perkiraan hari wajib diisi'),
      'Isi angka bulat dari 1 sampai 100',
      expect.stringContaining('Paling banyak 6 butir, masing-masing paling panjang 120 karakter'),
      'Judul wajib diisi',
      'Keterangan wajib diisi',
    ]);
    expect(sent()).toEqual([]);
  });

  it('loads the default texts on request, but saves them only with the save button', async () => {
    const { user, press, field, save, saved, sent, section } = await open(
      'Pengiriman',
      panelApi({ shipping: shipping({ origin: 'Surabaya', zones: [], surcharge: null }) }),
    );
    section.getByText('Belum ada wilayah. Tabel tarif tidak tampil.');
    await press('Kembalikan ke semula');
    await waitFor(() => expect(valueOf(field('Kota asal'))).toBe('Bandung'));
    section.getByRole('button', { name: '2. Bali' });
    expect(valueOf(field('Di atas berapa kg'))).toBe('2');
    expect(sent()).toEqual([]);
    await press('Buang');
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await waitFor(() => expect(valueOf(field('Kota asal'))).toBe('Surabaya'));
    await press('Kembalikan ke semula');
    await waitFor(() => expect(valueOf(field('Kota asal'))).toBe('Bandung'));
    await save();
    await saved();
    expect(sent()).toEqual([shipping()]);
  });

  it('keeps the typed values when the default texts cannot be loaded', async () => {
    const { api, press, type, field } = await open('Pengiriman');
    api.respond('GET /api/admin/content/shipping/defaults', noNetwork);
    await type('Kota asal', 'Malang');
    await press('Kembalikan ke semula');
    await screen.findByText('Gagal memuat teks bawaan');
    expect(valueOf(field('Kota asal'))).toBe('Malang');
  });

  it('accepts at most 20 zones', async () => {
    const zones = Array.from({ length: 19 }, () => ({
      region: 'Jawa',
      regular: 1,
      express: null,
      days: '1',
    }));
    const { press, section } = await open('Pengiriman', panelApi({ shipping: shipping({ zones }) }));
    await press('Tambah wilayah');
    expect(section.queryByRole('button', { name: 'Tambah wilayah' })).toBeNull();
  });
});

describe('The form of facts', () => {
  it('requires a category for a fact that does not apply to all products', async () => {
    const { user, section, press, type, save, saved, sent } = await open('Fakta');
    await press('Tambah fakta');
    await type('Nama fakta', 'Sablon');
    await type('Isi fakta', 'Mulai 12 kaos');
    await user.click(section.getByRole('switch', { name: 'Untuk semua produk' }));
    await save();
    section.getByText('Pilih paling sedikit satu kategori, atau nyalakan "Untuk semua produk"');
    expect(sent()).toEqual([]);
    await user.click(section.getByRole('checkbox', { name: 'Percetakan' }));
    await save();
    await saved();
    const sablon = { term: 'Sablon', fact: 'Mulai 12 kaos', categories: ['printing'] };
    expect(sent()).toEqual([{ ...facts(), product: [...facts().product, sablon] }]);
  });

  it('lists a deleted category of a fact until the owner unchecks the category', async () => {
    const product = [{ term: 'Sablon', fact: 'Ada', categories: ['printing', 'kaos'] }];
    const { user, section, press, save, saved, sent } = await open(
      'Fakta',
      panelApi({ facts: facts({ product }) }),
    );
    await press('1. Sablon');
    await user.click(section.getByRole('checkbox', { name: 'kaos (kategori sudah dihapus)' }));
    expect(section.queryByRole('checkbox', { name: /^kaos/u })).toBeNull();
    await save();
    await saved();
    expect(sent()).toMatchObject([{ product: [{ categories: ['printing'] }] }]);
  });

  it('keeps a category of a fact checked after the slug of the category was changed', async () => {
    const fact = { term: 'Sablon', fact: 'Ada', categories: ['printing'] };
    const api = panelApi({ facts: facts({ product: [fact] }) });
    const { user } = await open('Fakta', api);
    await openTab(user, 'Kategori');
    await user.click(await screen.findByRole('button', { name: 'Ubah Percetakan' }));
    const form = await dialog('Ubah kategori');
    await fill(user, await form.findByLabelText('Slug (alamat halaman)'), 'cetak');
    // The real server changes the slug in the facts, too.
    api.shop.facts = facts({ product: [{ ...fact, categories: ['cetak'] }] });
    api.shop.categories = api.shop.categories.map((saved) =>
      saved.slug === 'printing' ? { ...saved, slug: 'cetak' } : saved,
    );
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await screen.findByText('Kategori berhasil diupdate');
    await openTab(user, 'Konten');
    const section = within(await screen.findByRole('region', { name: 'Fakta' }));
    await user.click(section.getByRole('button', { name: 'Ubah Fakta' }));
    await waitFor(() => expect(api.requestsTo('GET /api/admin/content/facts')).toHaveLength(2));
    await user.click(await section.findByRole('button', { name: '1. Sablon' }));
    await section.findByRole('checkbox', { name: 'Percetakan', checked: true });
    expect(section.queryByRole('checkbox', { name: /sudah dihapus/u })).toBeNull();
  });

  it('accepts at most three figures for the home page', async () => {
    const hero = [1, 2, 3].map((n) => ({ figure: `${n}`, label: 'hari' }));
    const { section, press } = await open('Fakta', panelApi({ facts: facts({ hero }) }));
    expect(section.queryByRole('button', { name: 'Tambah angka' })).toBeNull();
    await press('1. 1');
    await press('Hapus angka 1');
    section.getByRole('button', { name: 'Tambah angka' });
  });
});
