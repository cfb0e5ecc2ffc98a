import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { answer, dialog, errorAt, fill, openPanel, valueOf } from './support/panel';
import { product } from './support/fixtures';
import { panelApi } from './support/panel-api';
import { PRODUCT_ON_SALE, sale } from './support/sales';

const CALL = 'POST /api/admin/flash-sales/batch';
const OTHER = '3b241101-e2bb-4255-8caf-4136c566a963';
const sent = (api: ReturnType<typeof panelApi>) =>
  api.bodies(CALL).filter((body) => !(body as { dryRun?: boolean }).dryRun);

it('a whole category is put on sale, and products that are left out are named', async () => {
  const api = panelApi();
  const priceLabel = { unit: 'lembar', from: true, onRequest: false };
  api.respond(CALL, () => ({
    created: 6,
    skipped: [{ id: 'p9', name: 'Mug', reason: 'Produk ini sudah punya flash sale' }],
    change: 4,
    products: [{ id: OTHER, name: 'Poster', price: 1500, priceLabel, images: [] }],
  }));
  const user = await openPanel(api, 'Flash Sales');
  await user.click(screen.getByRole('button', { name: 'Untuk satu kategori' }));
  await screen.findByLabelText('Kategori');
  const form = await dialog('Flash sale untuk satu kategori');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  expect(errorAt(form.getByLabelText('Kategori'))).toContain('Pilih kategori');
  await user.selectOptions(form.getByLabelText('Kategori'), 'Merchandise');
  await fill(user, form.getByLabelText(/^Diskon/u), '20%');
  const end = form.getByLabelText(/^Berakhir/u);
  await fill(user, end, '2020-01-01T09:00');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  expect(errorAt(end)).toContain('masa depan');
  await user.click(form.getByRole('button', { name: '6 jam' }));
  expect(valueOf(end)).toMatch(/^20[2-9]\d-/u);
  await fill(user, end, '2099-01-01T09:00');
  const prices = await form.findByText(/^Poster: /u);
  expect(prices.textContent.replaceAll('\u00a0', ' ')).toBe('Poster: mulai Rp 1.500 / lembar → Rp 1.200');
  form.getByText('6 produk mendapat flash sale');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  await screen.findByText('6 flash sale dibuat');
  expect(screen.getAllByText('Mug: Produk ini sudah punya flash sale.').length).toBeGreaterThan(0);
  expect(sent(api)).toMatchObject([
    {
      category: 'merchandise',
      discountPercentage: 20,
      startDate: null,
      endDate: '2099-01-01T02:00:00.000Z',
    },
  ]);
});

const CREATED = { created: 2, skipped: [], change: 4, products: [] };

it('the products that are picked in the list are put on sale, and the sales are undone in one', async () => {
  const products = [product({ id: PRODUCT_ON_SALE }), product({ id: OTHER, name: 'Poster' })];
  const api = panelApi({ products });
  api.respond(CALL, () => CREATED);
  api.respond('POST /api/admin/changes/:id/undo', () => ({ change: 5, restored: 2, skipped: [] }));
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: 'Pilih' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Mug Custom Foto' }));
  await user.click(screen.getByRole('checkbox', { name: 'Pilih Poster' }));
  await user.click(await screen.findByRole('button', { name: 'Buat flash sale' }));
  await screen.findByLabelText(/^Diskon/u);
  const form = await dialog('Flash sale untuk 2 produk');
  form.getByText(/: Mug Custom Foto, Poster$/u);
  await fill(user, form.getByLabelText(/^Diskon/u), '20');
  await fill(user, form.getByLabelText(/^Berakhir/u), '2099-01-01T09:00');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  await screen.findByText('2 flash sale dibuat');
  expect(sent(api)).toMatchObject([{ productIds: [PRODUCT_ON_SALE, OTHER], discountPercentage: 20 }]);
  expect(screen.queryByRole('checkbox', { name: 'Pilih Poster' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(api.requestsTo('POST /api/admin/changes/:id/undo')).toHaveLength(1));
});

const weekend = { startDate: '2024-03-01T17:00:00.000Z', endDate: '2024-03-03T16:59:00.000Z' } as const;
const press = 'Salin untuk akhir pekan depan: Mug Custom Foto';

it('a sale is copied to the next weekend, and is stored by saving only', async () => {
  const api = panelApi({ sales: [sale({ ...weekend, status: 'ended' })] });
  const user = await openPanel(api, 'Flash Sales');
  await user.click(await screen.findByRole('button', { name: press }));
  await screen.findByLabelText(/^Diskon/u);
  const form = await dialog('Salin flash sale');
  form.getByText('Mug Custom Foto');
  expect(valueOf(form.getByLabelText(/^Diskon/u))).toBe('20');
  const [start, end] = [/^Mulai/u, /^Berakhir/u].map((label) => valueOf(form.getByLabelText(label)));
  expect([start?.slice(11), end?.slice(11)]).toEqual(['00:00', '23:59']);
  expect(new Date(`${start}Z`).getUTCDay()).toBe(6);
  expect(api.requestsTo('POST /api/flash-sales')).toEqual([]);
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  await screen.findByText('Flash sale berhasil dibuat');
  expect(api.bodies('POST /api/flash-sales')).toMatchObject([
    {
      productId: PRODUCT_ON_SALE,
      discountPercentage: 20,
      startDate: new Date(`${start}+07:00`).toISOString(),
    },
  ]);
});

it('sales that were created together are copied together', async () => {
  const poster = { ...sale().product, id: OTHER, name: 'Poster' };
  const sales = [
    sale({ ...weekend, status: 'ended' }),
    sale({ ...weekend, id: 's2', productId: OTHER, product: poster, status: 'ended' }),
    sale({ ...weekend, id: 's3', discountPercentage: 30, status: 'ended' }),
  ];
  const api = panelApi({ sales });
  api.respond(CALL, () => CREATED);
  const user = await openPanel(api, 'Flash Sales');
  await user.click((await screen.findAllByRole('button', { name: press }))[0] as HTMLElement);
  await screen.findByText(/: Mug Custom Foto, Poster$/u);
  const form = await dialog('Salin flash sale');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  await screen.findByText('2 flash sale dibuat');
  expect(sent(api)).toMatchObject([{ productIds: [PRODUCT_ON_SALE, OTHER], discountPercentage: 20 }]);
});

it('sales of equal percent and time end in one call, and come back with one undo', async () => {
  const poster = { ...sale().product, id: OTHER, name: 'Poster' };
  const endDate = '2099-01-01T02:00:00.000Z';
  const api = panelApi({
    sales: [
      sale({ endDate }),
      sale({ id: 's2', productId: OTHER, product: poster, endDate }),
      sale({ id: 's3', discountPercentage: 30, endDate }),
    ],
  });
  api.respond('POST /api/admin/flash-sales/end', () => {
    // The clock of the server is ahead.
    const end = new Date(Date.now() + 5000).toISOString();
    api.shop.sales = api.shop.sales.map((one) =>
      one.id === 's3' ? one : { ...one, endDate: end, status: 'ended' },
    );
    return { ended: 2, change: 4 };
  });
  api.respond('POST /api/admin/changes/:id/undo', () => ({ change: 5, restored: 2, skipped: [] }));
  const user = await openPanel(api, 'Flash Sales');
  const buttons = await screen.findAllByRole('button', { name: /^Akhiri semua/u });
  expect(buttons.map(({ ariaLabel }) => ariaLabel)).toEqual(['Akhiri semua (2): diskon 20%']);
  await user.click(buttons[0] as HTMLElement);
  await answer(user, 'Akhiri 2 flash sale?', 'Akhiri semua (2)');
  await screen.findByText('2 flash sale diakhiri');
  await screen.findByText('1 berjalan, 0 terjadwal');
  const [body] = api.bodies('POST /api/admin/flash-sales/end') as { ids: string[] }[];
  expect(body?.ids.toSorted()).toEqual(['s1', 's2']);
  await user.click(screen.getByRole('button', { name: 'Urungkan' }));
  await waitFor(() => expect(api.requestsTo('POST /api/admin/changes/:id/undo')).toHaveLength(1));
});
