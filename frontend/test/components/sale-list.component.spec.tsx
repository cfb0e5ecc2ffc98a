import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { deletedItem, product } from './support/fixtures';
import { answer, confirmDialog, findRow, listItems, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';
import { PRODUCT_ON_SALE, sale } from './support/sales';

const named = (name: string, id: string) => ({ id, product: { ...sale().product, name } });

describe('The list of products', () => {
  it('shows the running sale of a product', async () => {
    const products = [product({ id: PRODUCT_ON_SALE })];
    await openPanel(panelApi({ products, sales: [sale({ discountPercentage: 15 })] }));
    (await findRow('Mug Custom Foto')).getByText(/15% OFF sampai /u);
  });
});

describe('The list of flash sales', () => {
  it('shows percentage, status, both prices and times in WIB', async () => {
    const running = sale({ ...named('Mug', 's1'), endDate: '2090-01-01T17:30:00.000Z' });
    const scheduled = sale({
      ...named('Poster', 's2'),
      startDate: '2089-01-01T00:00:00.000Z',
      endDate: '2089-01-02T00:00:00.000Z',
      status: 'scheduled',
    });
    const ended = sale({ ...named('Kartu', 's3'), endDate: '2020-01-01T00:00:00.000Z', status: 'ended' });
    await openPanel(panelApi({ sales: [running, scheduled, ended] }), 'Flash Sales');
    const mug = await findRow('Mug');
    mug.getByText('20% OFF');
    mug.getByText('Berjalan');
    mug.getByText(/^Rp\s44\.000$/u);
    mug.getByText(/^Rp\s55\.000$/u);
    mug.getByText('Berakhir Senin, 2 Januari 2090 pukul 00.30 WIB');
    const poster = await findRow('Poster');
    poster.getByText('Terjadwal');
    poster.getByText('Mulai Sabtu, 1 Januari 2089 pukul 07.00 WIB');
    const past = within(screen.getByRole('list', { name: 'Sudah berakhir' }));
    expect(past.getAllByRole('button', { name: /^Ubah /u })).toHaveLength(1);
    past.getByRole('button', { name: 'Ubah Kartu' });
    screen.getByText('1 berjalan, 1 terjadwal');
  });

  it('marks a running sale whose product is hidden', async () => {
    const hidden = sale({ product: { ...sale().product, isActive: false } });
    await openPanel(panelApi({ sales: [hidden] }), 'Flash Sales');
    const hiddenRow = (await screen.findByText('Berjalan')).closest('li') as HTMLElement;
    within(hiddenRow).getByText('Disembunyikan dari toko');
    // There is no link, because the product's page answers 404.
    expect(within(hiddenRow).queryByRole('link', { name: /Mug Custom Foto/u })).toBeNull();
  });

  it("shows 'No active flash sales' when there are no flash sales", async () => {
    await openPanel(panelApi(), 'Flash Sales');
    await screen.findByText('No active flash sales');
    screen.getByText(/^Pilih satu produk, isi diskon dan waktu berakhirnya\./u);
  });

  it('shows the undo line of a deleted sale in the list of ended sales', async () => {
    const ended = sale({ id: 's2', endDate: '2020-01-01T00:00:00.000Z', status: 'ended' });
    ended.product = { ...ended.product, name: 'Kartu' };
    const api = panelApi({ sales: [sale(), ended] });
    api.respond('DELETE /api/flash-sales/:id', () => void (api.shop.sales = [sale()]));
    const user = await openPanel(api, 'Flash Sales');
    await user.click(await screen.findByRole('button', { name: 'Hapus Kartu' }));
    const confirmation = await confirmDialog('Hapus flash sale Kartu?');
    confirmation.getByText('Flash sale pindah ke Terhapus selama 30 hari.');
    confirmation.getByText(/^Harga di toko kembali menjadi Rp\s55\.000\.$/u);
    await user.click(confirmation.getByRole('button', { name: 'Hapus' }));
    await screen.findByRole('button', { name: 'Urungkan penghapusan Kartu' });
    expect(api.requestsTo('DELETE /api/flash-sales/:id').map(({ path }) => path)).toEqual([
      '/api/flash-sales/s2',
    ]);
    expect(listItems('Sudah berakhir')).toEqual(['Flash sale dihapus · Urungkan']);
    expect(listItems('Flash sale berjalan dan terjadwal')).toEqual(['Ubah Mug Custom Foto']);
  });
});

it('A deleted flash sale is listed with discount and end time, and can be erased permanently', async () => {
  const promo = deletedItem({
    type: 'flash-sales',
    id: 's9',
    name: 'Mug',
    discountPercentage: 25,
    endDate: '2090-01-01T17:30:00.000Z',
  });
  const api = panelApi({ deleted: [promo] });
  const user = await openPanel(api, 'Pengaturan');
  const section = within(await screen.findByRole('region', { name: 'Terhapus' }));
  const erase = await section.findByRole('button', { name: 'Hapus selamanya flash sale Mug' });
  expect(erase.closest('li')?.textContent).toContain('Flash sale25% OFF · Berakhir 2 Januari 00.30 WIB');
  api.respond('DELETE /api/admin/deleted/flash-sales/:id', () => void (api.shop.deleted = []));
  await user.click(erase);
  await answer(user, 'Hapus Mug selamanya?', 'Hapus selamanya');
  await screen.findByText('Flash sale dihapus selamanya');
  expect(api.requestsTo('DELETE /api/admin/deleted/flash-sales/:id').map(({ path }) => path)).toEqual([
    '/api/admin/deleted/flash-sales/s9',
  ]);
});
