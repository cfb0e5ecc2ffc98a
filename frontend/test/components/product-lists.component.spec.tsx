import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { ImportReportResponse, ImportRowSchema } from '../../src/api/generated/models';
import { refusal } from './support/fake-api';
import { errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const row = (fields: Partial<ImportRowSchema>): ImportRowSchema => ({
  row: 2,
  sheet: null,
  sheetRow: fields.row ?? 2,
  product: null,
  kind: 'product',
  name: 'Kartu nama',
  status: 'same',
  changes: [],
  problems: [],
  note: null,
  ...fields,
});
const price = {
  field: 'price',
  message: "Harga '12rb' belum pasti. Maksudnya Rp 12.000?",
  suggestion: 12_000,
};
const category = { field: 'category', message: "Kategori 'Undangan' belum ada" };
const report: ImportReportResponse = {
  id: '0198c1a2-5b7e-7cc1-9f4e-2f1d7a6b3c4d',
  createdAt: '2026-11-21T05:00:00.000Z',
  expiresAt: '2026-11-22T05:00:00.000Z',
  counts: { new: 0, changed: 2, same: 1, refused: 2, ignored: 1 },
  newCategories: [{ name: 'Undangan', rows: [5] }],
  notes: ['Baris kosong dilewati: 7'],
  questions: [],
  recognized: [],
  names: null,
  rows: [
    row({ status: 'changed', changes: [{ field: 'price', from: '35000', to: '37500' }] }),
    row({ row: 12, product: 2, kind: 'tier', name: '', status: 'changed', changes: [] }),
    row({ row: 3, name: 'Mug', status: 'changed', changes: [{ field: 'name', from: 'Mugg', to: 'Mug' }] }),
    row({ row: 4, name: 'Stiker', status: 'refused', problems: [price] }),
    row({ row: 5, name: 'Softcover', status: 'refused', problems: [category] }),
    row({ row: 6, name: 'TOTAL', kind: null, status: 'ignored', note: 'Baris jumlah total' }),
    row({ row: 8, name: 'Brosur' }),
  ],
  result: null,
};

async function open() {
  const api = panelApi();
  api.respond('POST /api/admin/imports', () => report);
  const user = await openPanel(api, 'Produk');
  await user.click(await screen.findByRole('button', { name: 'Unggah daftar' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Unggah daftar' }));
  const choose = async () => {
    const file = new File(['Nama;Harga'], 'daftar.csv', { type: 'text/csv' });
    await user.upload(await dialog.findByLabelText('Berkas daftar'), file);
    await user.click(dialog.getByRole('button', { name: 'Periksa daftar' }));
  };
  return { api, user, dialog, choose };
}

describe('A list of products', () => {
  it('is downloaded as Excel and as CSV', async () => {
    const { dialog } = await open();
    const link = screen.getByRole('link', { name: 'Unduh daftar', hidden: true });
    expect(link.getAttribute('href')).toBe('/api/admin/exports/products.xlsx');
    const csv = await dialog.findByRole('link', { name: 'Unduh sebagai CSV' });
    expect(csv.getAttribute('href')).toBe('/api/admin/exports/products.csv');
  });

  it('is corrected, applied and undone', async () => {
    const { api, user, dialog, choose } = await open();
    dialog.getByRole('button', { name: 'Pilih berkas' });
    dialog.getByText('Belum ada berkas yang dipilih');
    await choose();
    await dialog.findByText('Belum ada yang berubah di toko.');
    const listed = () => dialog.queryAllByRole('listitem').map(({ textContent }) => textContent);
    expect(listed()).toHaveLength(2);
    const typed = dialog.getByLabelText('Harga, baris 4');
    await fill(user, typed, '12rb');
    expect(errorAt(typed)).toBe('');
    await user.tab();
    expect(errorAt(typed)).toContain("Harga '12rb' belum pasti. Maksudnya Rp 12.000?");
    dialog.getByRole('button', { name: 'Terapkan 2 produk' });
    await user.click(dialog.getByRole('button', { name: 'Pakai 12.000' }));
    expect(errorAt(typed)).toBe('');
    expect(valueOf(dialog.getByLabelText('Harga, baris 4'))).toBe('12000');
    dialog.getByRole('button', { name: 'Terapkan 3 produk' });
    dialog.getByLabelText('Kategori, baris 5');
    await user.click(dialog.getByRole('checkbox', { name: 'Buat kategori Undangan (1 baris)' }));
    expect(dialog.queryByLabelText('Kategori, baris 5')).toBeNull();
    dialog.getByText('Kategorinya dibuat saat daftar diterapkan.');
    dialog.getByRole('button', { name: 'Terapkan 4 produk' });
    await user.click(dialog.getByRole('button', { name: 'Berubah (2)' }));
    expect(listed()[0]).toContain('Harga: 35.000 → 37.500');
    expect(listed()[1]).toContain('Harga per jumlah');
    await user.click(dialog.getByRole('checkbox', { name: 'Lewati Mug' }));

    const leftOut = [
      { row: 2, name: 'Kartu nama', reason: 'Produk ini sudah diubah sejak daftar diperiksa' },
    ];
    const result = { added: 1, changed: 1, categories: 1, leftOut, change: 8 };
    api.respond('POST /api/admin/imports/:id/apply', () => result);
    await user.click(dialog.getByRole('button', { name: 'Terapkan 3 produk' }));
    await screen.findByText('1 produk ditambahkan, 1 diubah. 1 kategori dibuat.');
    screen.getByText('Baris 2, Kartu nama: Produk ini sudah diubah sejak daftar diperiksa');
    expect(api.bodies('POST /api/admin/imports/:id/apply')).toEqual([
      { rows: { 3: 'skip', 4: { price: '12000' } }, categories: ['Undangan'] },
    ]);

    const skipped = [{ rowId: 'p2', name: 'Mug', reason: 'Mug sudah diubah lagi sesudahnya' }];
    const undo = async (restored: number) => {
      api.respond('POST /api/admin/changes/:id/undo', () => ({ restored, skipped }));
      await user.click(screen.getByRole('button', { name: 'Urungkan semuanya' }));
    };
    await undo(0);
    await screen.findByText('Belum bisa diurungkan');
    screen.getByText('Mug sudah diubah lagi sesudahnya');
    await undo(1);
    await screen.findByText('Sebagian perubahan dari daftar ini diurungkan');
    screen.getByText('1 dikembalikan, 1 tidak: Mug');
    expect(api.requestsTo('POST /api/admin/changes/:id/undo').map(({ path }) => path)).toEqual(
      Array(2).fill('/api/admin/changes/8/undo'),
    );
  });

  it('waits for its turn while others are read', async () => {
    const { api, dialog, choose } = await open();
    const waiting = 'Daftar yang tadi masih diperiksa. Yang ini menunggu giliran.';
    let refusals = 0;
    api.respond('POST /api/admin/imports', () => {
      refusals += 1;
      return refusals === 1 ? refusal(429, waiting, { 'Retry-After': '1' }) : report;
    });
    await choose();
    await dialog.findByText(waiting);
    await dialog.findByText('Baris kosong dilewati: 7', undefined, { timeout: 5000 });
    expect(refusals).toBe(2);
  });

  it('that is refused says why, and the check of a list can be stopped', async () => {
    const { api, user, dialog, choose } = await open();
    api.respond('POST /api/admin/imports', () => refusal(400, 'Berkas ini foto, bukan daftar.'));
    await choose();
    await dialog.findByText('Berkas ini foto, bukan daftar.');
    let signal: AbortSignal | null | undefined;
    api.respond('POST /api/admin/imports', (sent) => {
      signal = sent.signal;
      return new Promise((_, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')));
      });
    });
    await choose();
    await dialog.findByRole('progressbar', { name: 'Daftar sedang diperiksa…' });
    await user.click(dialog.getByRole('button', { name: 'Hentikan' }));
    await waitFor(() => expect(dialog.queryByText('Daftar sedang diperiksa…')).toBeNull());
    expect(signal?.aborted).toBe(true);
  });
});
