import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { badGateway, heldBack, json, noNetwork, refusal } from './support/fake-api';
import { IMAGE, product, PRODUCT_FIELDS } from './support/fixtures';
import { dialog, fill, openPanel, PUBLIC_URL, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const SECOND_IMAGE = IMAGE.replace(/a{32}/u, 'b'.repeat(32));

async function openExisting(changes: Parameters<typeof product>[0] = {}) {
  const api = panelApi({ products: [product(changes)] });
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Ubah produk');
  const field = (name: string) => form.getByLabelText(new RegExp(`^${name}`, 'u'));
  const save = () => user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
  return { api, user, form, field, save };
}

describe('The form of an existing product', () => {
  it('shows the saved values and sends all of them with the version in If-Match', async () => {
    const { api, field, save, user } = await openExisting({ version: 7 });
    expect(valueOf(field('Harga'))).toBe('55.000');
    expect(valueOf(field('Kategori'))).toBe('merchandise');
    await fill(user, field('Harga'), 'Rp 200.000');
    await save();
    await screen.findByText('Product updated successfully');
    const [sent] = api.requestsTo('PUT /api/products/:id');
    expect(sent?.path).toBe('/api/products/p1');
    expect(sent?.headers.get('If-Match')).toBe('"7"');
    expect(sent?.body).toEqual({ ...PRODUCT_FIELDS, price: 200_000 });
  });

  it('offers to share a product that visitors see', async () => {
    const { form } = await openExisting();
    const link = form.getByRole('link', { name: 'Bagikan ke WhatsApp' });
    const words = `Mug Custom Foto ${PUBLIC_URL}/product/p1?dari=bagikan`;
    expect(link.getAttribute('href')).toBe(`https://wa.me/?text=${encodeURIComponent(words)}`);
  });

  it('sends every changed field', async () => {
    const { api, user, form, field, save } = await openExisting();
    await fill(user, field('Nama produk'), ' Gelas ');
    await fill(user, field('Deskripsi'), 'Kaca.');
    await user.selectOptions(field('Kategori'), 'Percetakan');
    await fill(user, field('Nomor WhatsApp'), '0812 3456 7891');
    await fill(user, field('Link Shopee'), 'https://shopee.co.id/gelas');
    await user.click(form.getByLabelText('Tandai sebagai Baru'));
    await user.click(form.getByRole('switch', { name: 'Tampil di toko' }));
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toEqual([
      {
        name: 'Gelas',
        description: 'Kaca.',
        price: 55_000,
        category: 'printing',
        images: [IMAGE],
        isNew: true,
        isActive: false,
        whatsappNumber: '0812 3456 7891',
        shopeeLink: 'https://shopee.co.id/gelas',
        publishAt: null,
      },
    ]);
  });

  it('reorders and removes saved photos without an upload', async () => {
    const { api, user, form, save } = await openExisting({ images: [IMAGE, SECOND_IMAGE] });
    form.getByRole('list', { name: 'Foto tersimpan' });
    form.getByText(/Tanpa foto baru, foto lama tetap dipakai\./u);
    await user.click(form.getByRole('button', { name: 'Geser foto 2 ke depan' }));
    await form.findByText('Foto sekarang di urutan 1 dari 2');
    await user.click(form.getByRole('button', { name: 'Hapus foto 2' }));
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toMatchObject([{ images: [SECOND_IMAGE] }]);
    expect(api.requestsTo('POST /api/objects/upload')).toEqual([]);
  });

  it('keeps the deleted category of the product as an option', async () => {
    const { form, field } = await openExisting({ category: 'lama', uncategorised: true });
    expect(valueOf(field('Kategori'))).toBe('lama');
    form.getByRole('option', { name: 'lama (kategori sudah dihapus)' });
  });

  it.each([
    ["the server's message", () => refusal(400, 'Nama terlalu panjang.'), /Nama terlalu panjang\./u],
    ['that the server cannot be reached', noNetwork, /Server tidak dapat dihubungi\./u],
    ['no part of an HTML error page', badGateway, /^Failed to update product$/u],
  ])('shows %s after a failed save, and keeps the typed values', async (_what, response, expected) => {
    const { api, user, field, save } = await openExisting();
    api.respond('PUT /api/products/:id', response);
    await fill(user, field('Nama produk'), 'Mug Siang');
    await save();
    const alert = (await screen.findByText('Failed to update product')).closest('[role=alert]');
    expect(alert?.textContent).toMatch(expected);
    expect(valueOf(field('Nama produk'))).toBe('Mug Siang');
    api.respond('PUT /api/products/:id', ({ body }) => json(body));
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toHaveLength(2);
  });

  it('saves once when the save button is double-clicked', async () => {
    const { api, user, form, field } = await openExisting();
    const later = heldBack(() => json(product()));
    api.respond('PUT /api/products/:id', later.respond);
    await fill(user, field('Nama produk'), 'Mug Siang');
    await user.dblClick(form.getByRole('button', { name: 'Simpan perubahan' }));
    await form.findByText('Menyimpan…');
    later.release();
    await screen.findByText('Product updated successfully');
    expect(api.requestsTo('PUT /api/products/:id')).toHaveLength(1);
  });

  it('can discard the edit and load the newer version after a version conflict', async () => {
    const { api, user, form, field, save } = await openExisting();
    api.shop.products = [product({ price: 61_000, version: 2 })];
    api.respond('PUT /api/products/:id', () => refusal(409, 'Sudah berubah'));
    await fill(user, field('Nama produk'), 'Mug Siang');
    await save();
    const conflict = await form.findByText('Belum tersimpan: data ini baru diubah di perangkat lain.');
    expect(conflict.closest('[role=alert]')).toBe(document.activeElement);
    form.getByText('Yang berbeda: Nama produk, Harga.');
    await user.click(form.getByRole('button', { name: 'Muat versi terbaru' }));
    await form.findByDisplayValue('61.000');
    expect(valueOf(field('Nama produk'))).toBe('Mug Custom Foto');
  });

  it('can overwrite the newer version with the edit after a version conflict', async () => {
    const { api, user, form, field, save } = await openExisting();
    api.shop.products = [product({ price: 62_000, version: 2 })];
    api.respond('PUT /api/products/:id', ({ headers, body }) =>
      headers.get('If-Match') === '"2"' ? json(body) : refusal(409, 'Sudah berubah'),
    );
    await fill(user, field('Nama produk'), 'Mug Malam');
    await save();
    await user.click(await form.findByRole('button', { name: 'Simpan isian saya' }));
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id').at(-1)).toEqual({ ...PRODUCT_FIELDS, name: 'Mug Malam' });
  });
});
