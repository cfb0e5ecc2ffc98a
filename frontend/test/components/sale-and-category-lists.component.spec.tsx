import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from './support/fake-api';
import { category, sale } from './support/fixtures';
import { openPanel, confirmDialog } from './support/panel';
import { panelApi } from './support/panel-api';

const row = async (name: string) => {
  const button = await screen.findByRole('button', { name: `Ubah ${name}` });
  return within(button.closest('li') as HTMLElement);
};
const at = (name: string, id: string) => ({ id, product: { ...sale().product, name } });

describe('The list of flash sales', () => {
  it('shows percentage, status, both prices and times in WIB', async () => {
    const running = sale({ ...at('Mug', 's1'), endDate: '2090-01-01T17:30:00.000Z' });
    const scheduled = sale({
      ...at('Poster', 's2'),
      startDate: '2089-01-01T00:00:00.000Z',
      endDate: '2089-01-02T00:00:00.000Z',
      status: 'scheduled',
    });
    const ended = sale({ ...at('Kartu', 's3'), endDate: '2020-01-01T00:00:00.000Z', status: 'ended' });
    await openPanel(panelApi({ sales: [running, scheduled, ended] }), 'Flash Sales');
    const mug = await row('Mug');
    mug.getByText('20% OFF');
    mug.getByText('Berjalan');
    mug.getByText(/^Rp\s44\.000$/u);
    mug.getByText(/^Rp\s55\.000$/u);
    mug.getByText('Berakhir Senin, 2 Januari 2090 pukul 00.30 WIB');
    const poster = await row('Poster');
    poster.getByText('Terjadwal');
    poster.getByText('Mulai Sabtu, 1 Januari 2089 pukul 07.00 WIB');
    const past = within(screen.getByRole('list', { name: 'Sudah berakhir' }));
    expect(past.getAllByRole('button', { name: /^Ubah /u })).toHaveLength(1);
    past.getByRole('button', { name: 'Ubah Kartu' });
    screen.getByText('1 berjalan, 1 terjadwal');
  });

  it('says of a running sale that its product is hidden', async () => {
    const hidden = sale({ product: { ...sale().product, isActive: false } });
    await openPanel(panelApi({ sales: [hidden] }), 'Flash Sales');
    const row = (await screen.findByText('Berjalan')).closest('li') as HTMLElement;
    within(row).getByText('Disembunyikan dari toko');
    // Its page is a 404 page.
    expect(within(row).queryByRole('link', { name: /Mug Custom Foto/u })).toBeNull();
  });

  it("shows 'No active flash sales' when there are none", async () => {
    await openPanel(panelApi(), 'Flash Sales');
    await screen.findByText('No active flash sales');
    screen.getByText(/^Pilih satu produk, isi diskon dan waktu berakhirnya\./u);
  });

  it('removes a deleted sale after a confirmation that states the original price', async () => {
    const api = panelApi({ sales: [sale()] });
    const user = await openPanel(api, 'Flash Sales');
    await user.click((await row('Mug Custom Foto')).getByRole('button', { name: 'Hapus Mug Custom Foto' }));
    const confirmation = await confirmDialog('Hapus flash sale Mug Custom Foto?');
    confirmation.getByText(/^Harga di toko kembali menjadi Rp\s55\.000\.$/u);
    api.respond('DELETE /api/flash-sales/:id', () => void (api.shop.sales = []));
    await user.click(confirmation.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Flash sale berhasil dihapus');
    await waitFor(() => expect(screen.queryByText('Mug Custom Foto')).toBeNull());
    expect(api.requestsTo('DELETE /api/flash-sales/:id').map(({ path }) => path)).toEqual([
      '/api/flash-sales/s1',
    ]);
  });
});

describe('The list of categories', () => {
  it('shows path, description, status, order and number of products', async () => {
    await openPanel(panelApi({ categories: [category({ isActive: false })] }), 'Kategori');
    const merchandise = await row('Merchandise');
    for (const text of ['/category/merchandise', 'Mug, kaus, dan tas.', 'Tidak aktif'])
      merchandise.getByText(text);
    expect(merchandise.getAllByText(/Urutan 3/u).length).toBeGreaterThan(0);
    expect(merchandise.getAllByText(/7 produk/u).length).toBeGreaterThan(0);
    screen.getByText('1 kategori, urutan kecil tampil lebih dulu');
  });

  it("shows 'Belum ada kategori' when there are none", async () => {
    await openPanel(panelApi({ categories: [] }), 'Kategori');
    await screen.findByText('Belum ada kategori');
    screen.getByText('Kategori mengelompokkan produk, misalnya Desain atau Percetakan.');
  });

  it('removes a deleted category after a confirmation that its products are kept', async () => {
    const api = panelApi();
    const user = await openPanel(api, 'Kategori');
    await user.click((await row('Merchandise')).getByRole('button', { name: 'Hapus Merchandise' }));
    const confirmation = await confirmDialog('Hapus Merchandise?');
    confirmation.getByText(
      'Apakah Anda yakin ingin menghapus kategori ini? Produk dalam kategori ini masih akan tersimpan.',
    );
    api.respond('DELETE /api/categories/:id', () => void (api.shop.categories = []));
    await user.click(confirmation.getByRole('button', { name: 'Hapus' }));
    await screen.findByText('Kategori berhasil dihapus');
    await screen.findByText('Belum ada kategori');
  });
});

it.each([
  ['Kategori', 'GET /api/admin/categories'],
  ['Flash Sales', 'GET /api/admin/flash-sales'],
] as const)(
  "The tab %s offers 'Coba lagi' when its list cannot be loaded, and recovers",
  async (tab, call) => {
    const api = panelApi();
    api.respond(call, () => refusal(503, 'Rusak'));
    const user = await openPanel(api, tab);
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    expect(screen.queryByText('Rusak')).toBeNull();
    api.respond(call, () => []);
    await user.click(retry);
    await screen.findByText(tab === 'Kategori' ? 'Belum ada kategori' : 'No active flash sales');
  },
);
