import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { product } from './support/fixtures';
import { refusedFields } from './support/fake-api';
import { dialog, errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function openList() {
  const api = panelApi({ products: [product()] });
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Ubah produk');
  await user.click(form.getByRole('switch', { name: /^Beda menurut satuan/u }));
  await form.findByLabelText('Satuan');
  const field = (name: string) => form.getByLabelText(name);
  const press = (name: string | RegExp) => user.click(form.getByRole('button', { name }));
  const save = () => press('Simpan perubahan');
  const sent = () => api.bodies('PUT /api/products/:id').at(-1) as Record<string, unknown>;
  return { api, user, form, field, press, save, sent };
}

describe('The price list of a product', () => {
  it('rows are entered with Enter, and the price follows the lowest of them', async () => {
    const { user, form, field, save, sent } = await openList();
    await fill(user, field('Satuan'), 'lembar');
    await fill(user, field('Jumlah 1'), '100');
    await fill(user, field('Harga 1'), '1500');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(field('Jumlah 2')));
    await user.keyboard('500');
    await fill(user, field('Harga 2'), '1200');
    expect([valueOf(field('Jumlah 2')), valueOf(field('Harga 2'))]).toEqual(['500', '1200']);
    await form.findByRole('rowheader', { name: '500 lembar' });
    await form.findByText(/^Terisi dari daftar harga: mulai Rp.1\.200 \/ lembar$/u);
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({
      price: 1200,
      pricing: {
        unit: 'lembar',
        measure: 'count',
        priceFor: 'unit',
        variants: [
          {
            name: null,
            tiers: [
              { from: 100, price: 1500 },
              { from: 500, price: 1200 },
            ],
          },
        ],
        extras: [],
        leadTime: null,
        onRequest: false,
      },
    });
  });

  it('pasted lines are filled in after one question, and other lines are marked', async () => {
    const { user, form, field, press } = await openList();
    await fill(user, field('Satuan'), 'lembar');
    await user.click(form.getByText('Tempel dari chat atau spreadsheet'));
    await user.click(form.getByRole('textbox', { name: 'Tempel dari chat atau spreadsheet' }));
    await user.paste('100 lbr = 35rb\n500 lbr = 1,5jt\nhubungi kami');
    await press('Baca');
    form.getByText(/^Rp.35\.000 untuk 100 lembar, atau per lembar\?$/u);
    form.getByText(/1 baris tidak dipahami:\s+hubungi kami/u);
    expect(valueOf(field('Harga 1'))).toBe('');
    await press('Untuk 100 lembar');
    await waitFor(() => expect(valueOf(field('Harga 2'))).toBe('1.500.000'));
    expect(valueOf(field('Jumlah 1'))).toBe('100');
    expect(valueOf(field('Harga berlaku untuk'))).toBe('quantity');
  });

  it('a short amount is offered, and taken only by a press', async () => {
    const { user, field, press } = await openList();
    await fill(user, field('Harga 1'), '12rb');
    await user.tab();
    expect(valueOf(field('Harga 1'))).toBe('12rb');
    await press(/^Pakai Rp.12\.000$/u);
    expect(valueOf(field('Harga 1'))).toBe('12.000');
  });

  it('a template fills in everything but the prices, which the form then asks for', async () => {
    const { api, form, field, press, save } = await openList();
    await press('Spanduk per m²');
    await waitFor(() => expect(valueOf(field('Satuan'))).toBe('m²'));
    expect(valueOf(field('Cara menghitung'))).toBe('area');
    expect(valueOf(field('Jumlah 2'))).toBe('10');
    expect(form.queryByLabelText('Harga berlaku untuk')).toBeNull();
    await save();
    await waitFor(() => expect(errorAt(field('Harga 1'))).toContain('Harga wajib diisi'));
    expect(document.activeElement).toBe(field('Harga 1'));
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
  });

  it('a price by chat has no figure', async () => {
    const { user, form, save, sent } = await openList();
    await user.click(form.getByRole('switch', { name: /^Harga lewat chat/u }));
    expect(form.queryByLabelText('Satuan')).toBeNull();
    await save();
    await screen.findByText('Product updated successfully');
    expect(sent()).toMatchObject({ price: 0, pricing: { unit: null, leadTime: null, onRequest: true } });
  });

  it('a row that the server refuses is marked, and gets the focus', async () => {
    const { api, user, field, save } = await openList();
    api.respond('PUT /api/products/:id', () =>
      refusedFields(400, { 'pricing.variants.0.tiers.0.from': 'Jumlah ini ditolak' }),
    );
    await fill(user, field('Satuan'), 'pcs');
    await fill(user, field('Harga 1'), '1500');
    await save();
    await waitFor(() => expect(errorAt(field('Jumlah 1'))).toContain('Jumlah ini ditolak'));
    await waitFor(() => expect(document.activeElement).toBe(field('Jumlah 1')));
  });
});
