import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { toWibInput } from '../../src/format/wib-input';
import { refusal } from './support/fake-api';
import { product } from './support/fixtures';
import { dialog, errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const FIELD = /^Terbitkan pada \(WIB\)/u;
const PREVIEW = 'POST /api/admin/products/:id/preview';
const DAY_MS = 86_400_000;
const NEXT_YEAR = new Date().getFullYear() + 1;
const PUBLISH_AT = `${NEXT_YEAR}-12-24T02:00:00.000Z`;

async function openExisting(changes: Parameters<typeof product>[0] = {}) {
  const api = panelApi({ products: [product(changes)] });
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Ubah produk');
  const save = () => user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
  const press = (name: string) => user.click(form.getByRole('button', { name }));
  return { api, user, form, save, press };
}

describe('Publication time', () => {
  it('the publication time can be set only for a hidden product, and is sent in UTC', async () => {
    const { api, user, form, save } = await openExisting();
    expect(form.queryByLabelText(FIELD)).toBeNull();
    await user.click(form.getByRole('switch', { name: 'Tampil di toko' }));
    await fill(user, form.getByLabelText(FIELD), `${NEXT_YEAR}-12-24T09:00`);
    form.getByText(new RegExp(`24 Desember ${NEXT_YEAR} pukul 09\\.00 WIB$`, 'u'));
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toMatchObject([{ isActive: false, publishAt: PUBLISH_AT }]);
  });

  it('the publication time is shown in WIB and can be removed', async () => {
    const { api, form, save, press } = await openExisting({ isActive: false, publishAt: PUBLISH_AT });
    expect(valueOf(form.getByLabelText(FIELD))).toBe(`${NEXT_YEAR}-12-24T09:00`);
    await press('Hapus waktu terbit');
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toMatchObject([{ isActive: false, publishAt: null }]);
  });

  it('the publication time is removed when the owner makes the product visible', async () => {
    const { api, user, form, save } = await openExisting({ isActive: false, publishAt: PUBLISH_AT });
    await user.click(form.getByRole('switch', { name: 'Tampil di toko' }));
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.bodies('PUT /api/products/:id')).toMatchObject([{ isActive: true, publishAt: null }]);
  });

  it('the publication time must be in the future', async () => {
    const { api, form, save, user } = await openExisting({ isActive: false });
    await fill(user, form.getByLabelText(FIELD), toWibInput(new Date(Date.now() - DAY_MS)));
    await save();
    await waitFor(() =>
      expect(errorAt(form.getByLabelText(FIELD))).toContain('Waktu terbit harus di masa depan'),
    );
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
  });

  it('the publication time is shown in the product list', async () => {
    const api = panelApi({
      products: [product({ isActive: false, publishAt: PUBLISH_AT }), product({ id: 'p2', name: 'Gelas' })],
    });
    await openPanel(api);
    const mark = await screen.findByText(`Terbit 24 Des ${NEXT_YEAR} 09.00`);
    expect(mark.closest('li')?.textContent).toContain('Mug Custom Foto');
    expect(screen.getAllByText(/^Terbit /u)).toHaveLength(1);
  });
});

describe('Product preview', () => {
  const url = 'https://toko.example/pratinjau/TOKEN';
  const expiresAt = '2026-11-28T10:05:00.000Z';

  it('the preview link can be opened and copied, and its expiry time is shown', async () => {
    const { api, form, press } = await openExisting();
    api.respond(PREVIEW, () => ({ url, expiresAt }));
    await press('Buat tautan pratinjau');
    expect(valueOf(await form.findByLabelText('Tautan pratinjau'))).toBe(url);
    form.getByText(/sampai Sabtu, 28 November 2026 pukul 17\.05 WIB\./u);
    expect(form.getByRole('link', { name: /^Buka/u }).getAttribute('href')).toBe(url);
    expect(form.getByRole('link', { name: 'Bagikan pratinjau ke WhatsApp' }).getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(url)}`,
    );
    await press('Salin');
    await screen.findByText('Tautan disalin');
    expect(await navigator.clipboard.readText()).toBe(url);
    expect(api.requestsTo(PREVIEW).map(({ path }) => path)).toEqual(['/api/admin/products/p1/preview']);
  });

  it('the preview can be withdrawn, which removes the link from the form', async () => {
    const { api, form, press } = await openExisting();
    api.respond(PREVIEW, () => ({ url, expiresAt }));
    api.respond('DELETE /api/admin/products/:id/preview', () => undefined);
    await press('Buat tautan pratinjau');
    await form.findByLabelText('Tautan pratinjau');
    await press('Nonaktifkan tautan');
    await screen.findByText('Tautan dinonaktifkan');
    expect(form.queryByLabelText('Tautan pratinjau')).toBeNull();
    form.getByRole('button', { name: 'Buat tautan pratinjau' });
  });

  it("the server's message is shown when no preview link can be created", async () => {
    const { api, press } = await openExisting();
    api.respond(PREVIEW, () => refusal(503, 'Sedang ada gangguan.'));
    await press('Buat tautan pratinjau');
    await screen.findByText('Gagal membuat tautan pratinjau');
    screen.getByText('Sedang ada gangguan.');
  });

  it('the form of a new product offers no preview and no history', async () => {
    const user = await openPanel(panelApi());
    await user.click(await screen.findByRole('button', { name: 'Tambah Produk' }));
    await screen.findByLabelText('Nama produk');
    const form = await dialog('Tambah produk');
    expect(form.queryByRole('button', { name: 'Buat tautan pratinjau' })).toBeNull();
    expect(form.queryByText('Riwayat')).toBeNull();
  });
});
