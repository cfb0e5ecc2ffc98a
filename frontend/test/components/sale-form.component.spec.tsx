import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import situations from './situations/sale-form.json' with { type: 'json' };
import { product } from './support/fixtures';
import { dialog, fill, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const END = 'Berakhir (WIB)';
const START = /^Mulai \(WIB\)/u;
const PERCENT = 'Diskon (persen)';

const MUG = '3b241101-e2bb-4255-8caf-4136c566a962';
const POSTER = '9f0f2f54-95c8-4e6f-9f43-1d9a3f0e6a51';
const products = [product({ id: MUG }), product({ id: POSTER, name: 'Poster A2' })];

async function openNew(api = panelApi({ products })) {
  const user = await openPanel(api, 'Flash Sales');
  await user.click(screen.getAllByRole('button', { name: 'Tambah Flash Sale' })[0] as HTMLElement);
  const form = await dialog('Tambah flash sale');
  const save = () => user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  const choose = async (name: string) => {
    await fill(user, form.getByRole('combobox', { name: 'Produk' }), name);
    await user.click(await form.findByRole('option', { name: new RegExp(name, 'u') }));
  };
  return { api, user, form, save, choose };
}

describe('The form of a new flash sale', () => {
  it('requires product, percentage and end', async () => {
    const { api, form, save } = await openNew();
    await save();
    await form.findByText('Pilih produk yang diberi diskon');
    expect(errorAt(form.getByRole('combobox'))).toContain('Pilih produk yang diberi diskon');
    expect(errorAt(form.getByLabelText(PERCENT))).toContain('Diskon harus bilangan bulat 1 sampai 99');
    expect(errorAt(form.getByLabelText(END))).toContain('Isi tanggal dan jam berakhirnya');
    expect(errorAt(form.getByLabelText(START))).toBe('');
    await waitFor(() => expect(document.activeElement).toBe(form.getByRole('combobox')));
    expect(api.requestsTo('POST /api/flash-sales')).toEqual([]);
  });

  it('marks a hidden product in the search results and after its selection', async () => {
    const hidden = product({ id: POSTER, name: 'Poster A2', isActive: false });
    const boxed = product({ id: MUG, priceLabel: { unit: 'kotak', from: false, onRequest: false } });
    const { user, form } = await openNew(panelApi({ products: [boxed, hidden] }));
    await fill(user, form.getByRole('combobox', { name: 'Produk' }), 'o');
    await form.findByRole('option', { name: /^Mug Custom Foto\s*Rp\s55\.000 \/ kotak$/u });
    await user.click(await form.findByRole('option', { name: /Poster A2.*Disembunyikan dari toko/u }));
    form.getByText(/Disembunyikan dari toko/u);
  });

  it('rejects a percentage that is no integer from 1 to 99, a past end and an end before the start', async () => {
    const { user, form, save } = await openNew();
    // After a rejected save, the form checks a field at each change.
    await save();
    const [percent, end] = [form.getByLabelText(PERCENT), form.getByLabelText(END)];
    for (const typed of ['0', '100', '12,5', 'dua']) {
      await fill(user, percent, typed);
      await waitFor(() => expect(errorAt(percent)).toContain('harus bilangan bulat 1 sampai 99'));
    }
    await fill(user, percent, '15');
    await waitFor(() => expect(errorAt(percent)).toBe(''));
    await user.type(end, '2020-01-01T00:30');
    await waitFor(() => expect(errorAt(end)).toContain('Waktu berakhir harus di masa depan'));
    await user.clear(end);
    await user.type(end, '2090-01-01T00:30');
    await waitFor(() => expect(errorAt(end)).toBe(''));
    await user.type(form.getByLabelText(START), '2090-01-02T00:30');
    await waitFor(() => expect(errorAt(end)).toContain('Waktu berakhir harus setelah waktu mulai'));
  });

  it('selects a product by keyboard, and shows its reduced price', async () => {
    const { user, form } = await openNew();
    const search = form.getByRole('combobox', { name: 'Produk' });
    await fill(user, search, 'Mug');
    await form.findByRole('option', { name: /Mug Custom Foto/u });
    await user.keyboard('{ArrowDown}{Enter}');
    await fill(user, form.getByLabelText(PERCENT), '10');
    form.getByText('Harga saat flash sale');
    form.getByText(/^Rp\s49\.500$/u);
    form.getByText(/^Hemat Rp\s5\.500$/u);
    await user.click(form.getByRole('button', { name: 'Ganti produk' }));
    await fill(user, form.getByRole('combobox', { name: 'Produk' }), 'wombat');
    await form.findByText('Tidak ada produk yang cocok');
  });

  it("sends times typed in WIB as UTC, regardless of the browser's time zone", async () => {
    const { api, user, form, save, choose } = await openNew();
    await choose('Poster A2');
    await fill(user, form.getByLabelText(PERCENT), '5 %');
    await user.type(form.getByLabelText(START), '2029-12-30T08:00');
    await user.type(form.getByLabelText(END), '2030-01-01T00:30');
    form.getByText('Selasa, 1 Januari 2030 pukul 00.30 WIB');
    await save();
    await screen.findByText('Flash sale berhasil dibuat');
    expect(api.bodies('POST /api/flash-sales')).toEqual([
      {
        productId: POSTER,
        discountPercentage: 5,
        endDate: '2029-12-31T17:30:00.000Z',
        startDate: '2029-12-30T01:00:00.000Z',
      },
    ]);
  });

  it('sends null for an empty start, and has buttons that set the end relative to the start', async () => {
    const { api, user, form, save, choose } = await openNew();
    await choose('Mug');
    await fill(user, form.getByLabelText(PERCENT), '20');
    await user.type(form.getByLabelText(START), '2029-12-30T08:00');
    for (const [name, end] of situations.ends as [string, string][]) {
      await user.click(form.getByRole('button', { name }));
      expect([name, valueOf(form.getByLabelText(END))]).toEqual([name, end]);
    }
    await user.clear(form.getByLabelText(START));
    await save();
    await screen.findByText('Flash sale berhasil dibuat');
    expect(api.bodies('POST /api/flash-sales')).toMatchObject([{ startDate: null }]);
  });
});
