import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { json, refusal } from './support/fake-api';
import { changedRow, changeOf, identity, product } from './support/fixtures';
import { answer, confirmDialog, dialog, fill, openPanel, openPart, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const LOGO = `/objects/${'a'.repeat(32)}-400x200-ffffff.jpg`;
const UNDO = 'POST /api/admin/changes/:id/undo';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Pengaturan');
  const section = await openPart(user, 'Riwayat');
  const entries = () => section.findAllByRole('listitem');
  /** Presses the undo button of the entry, and the button of the confirmation. */
  const undo = async (name: string) => {
    await user.click(await section.findByRole('button', { name: `Urungkan: ${name}` }));
    await answer(user, 'Urungkan perubahan ini?', 'Urungkan');
  };
  return { api, user, section, entries, undo };
}

async function openProduct(api = panelApi()) {
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Ubah produk');
  return { user, form, price: () => form.getByLabelText<HTMLInputElement>('Harga') };
}

describe('The history in the settings', () => {
  it('shows the time, the browser and the content of each change', async () => {
    const { entries } = await open(
      panelApi({
        changes: [
          changeOf(3),
          changeOf(2, { browser: null, undoes: 1, kind: 'undoChange' }),
          changeOf(1, { rows: [changedRow({ imagesRemoved: true })] }),
        ],
      }),
    );
    const [edit, undoing, old] = (await entries()).map(({ textContent }) =>
      textContent?.replaceAll('\u00a0', ' '),
    );
    expect(edit).toContain('Produk "Mug Custom Foto" diubah');
    expect(edit).toContain('Sabtu, 21 November 2026 pukul 17.05 WIB · Chrome di Android');
    expect(edit).toContain('HargaRp 55.000 → Rp 61.000');
    expect(edit).not.toContain('Foto sudah dihapus');
    expect(undoing).toContain('Mengurungkan perubahan produk "Mug Custom Foto"');
    expect(undoing).toContain('browser tidak dikenal');
    expect(old).toContain('Foto sudah dihapus');
  });

  it("shows 'Belum ada perubahan' when there are no changes", async () => {
    const { section } = await open();
    await section.findByText('Belum ada perubahan');
  });

  it('loads older entries on request', async () => {
    const changes = Array.from({ length: 14 }, (_, index) => changeOf(100 - index));
    const { api, user, section, entries } = await open(panelApi({ changes }));
    expect(await entries()).toHaveLength(10);
    await user.click(section.getByRole('button', { name: 'Muat lebih banyak' }));
    await waitFor(async () => expect(await entries()).toHaveLength(14));
    expect(api.requestsTo('GET /api/admin/changes').at(-1)?.query.get('before')).toBe('91');
    expect(section.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
  });

  it('reloads when the form of the security settings is saved', async () => {
    const { api, user, section, entries } = await open(panelApi({ changes: [changeOf(1)] }));
    expect(await entries()).toHaveLength(1);
    api.shop.changes = [changeOf(2), changeOf(1)];
    await user.selectOptions(await screen.findByLabelText('Batas waktu sesi'), '2 jam');
    const form = within(screen.getByRole('region', { name: 'Keamanan' }));
    await user.click(form.getByRole('button', { name: 'Simpan' }));
    await waitFor(() => expect(section.getAllByRole('listitem')).toHaveLength(2));
  });

  it('undoes a change after a confirmation, and reloads the data of the panel', async () => {
    const { api, undo, entries } = await open(panelApi({ changes: [changeOf(1)] }));
    api.respond(UNDO, () => {
      api.shop.changes = [changeOf(2, { kind: 'undoChange', undoes: 1 }), changeOf(1)];
      return { restored: 1, skipped: [] };
    });
    const before = api.requestsTo('GET /api/admin/footer-settings').length;
    await undo('Produk "Mug Custom Foto" diubah');
    await screen.findByText('Perubahan diurungkan');
    expect(api.requestsTo(UNDO).map(({ path }) => path)).toEqual(['/api/admin/changes/1/undo']);
    await waitFor(async () => expect(await entries()).toHaveLength(2));
    expect(api.requestsTo('GET /api/admin/footer-settings').length).toBeGreaterThan(before);
  });

  it('updates logo and accent in the header, and the logo on the login page, after an undo', async () => {
    const api = panelApi({ changes: [changeOf(1)], identity: identity({ logo: LOGO, accent: 'biru' }) });
    // The server writes logo and accent into the HTML, so the panel does not request them at first.
    Object.assign(document.documentElement.dataset, { logo: LOGO, accent: 'biru' });
    const { user, undo } = await open(api);
    const header = screen.getByRole('banner');
    expect(header.querySelector('img')?.srcset).toContain('/objects/');
    expect(header.style.borderTop).not.toBe('');
    expect(api.requestsTo('GET /api/admin/content/identity')).toEqual([]);
    api.respond(UNDO, () => {
      api.shop.identity = identity();
      return { restored: 1, skipped: [] };
    });
    await undo('Produk "Mug Custom Foto" diubah');
    await waitFor(() => expect(header.querySelector('img')).toBeNull());
    expect(header.style.borderTop).toBe('');
    expect(api.requestsTo('GET /api/admin/content/identity')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    await screen.findByLabelText('Kata sandi');
    expect(screen.getByRole('main').querySelector('img')).toBeNull();
  });

  it('undoes nothing without the confirmation', async () => {
    const { api, user, section } = await open(panelApi({ changes: [changeOf(1)] }));
    await user.click(await section.findByRole('button', { name: /^Urungkan/u }));
    const confirmation = await confirmDialog('Urungkan perubahan ini?');
    confirmation.getByText(/^Produk "Mug Custom Foto" diubah\. Isinya kembali ke keadaan sebelumnya\./u);
    await user.click(confirmation.getByRole('button', { name: 'Batal' }));
    expect(api.requestsTo(UNDO)).toEqual([]);
  });

  it('says which rows could not be undone, and why', async () => {
    const rows = [changedRow(), changedRow({ rowId: 'p2', name: 'Gelas' })];
    const { api, undo, section } = await open(
      panelApi({ changes: [changeOf(1, { rows, rowCount: 2, kind: 'adminReplaceChatNumber' })] }),
    );
    const skipped = [{ rowId: 'p2', name: 'Gelas', reason: 'Sudah diubah lagi setelah perubahan ini' }];
    api.respond(UNDO, () => ({ restored: 1, skipped }));
    await undo('Nomor chat diganti di 2 produk');
    await screen.findByText('Sebagian perubahan diurungkan');
    screen.getByText('1 dikembalikan, 1 tidak: Gelas');
    await section.findByText('Produk "Gelas": Sudah diubah lagi setelah perubahan ini');
  });

  it('shows an error when nothing could be undone or the server refuses', async () => {
    const { api, undo } = await open(panelApi({ changes: [changeOf(1)] }));
    api.respond(UNDO, () => ({
      restored: 0,
      skipped: [{ rowId: 'p1', name: 'Kartu Nama', reason: 'Fotonya sudah dihapus' }],
    }));
    await undo('Produk "Mug Custom Foto" diubah');
    await screen.findByText('Perubahan ini tidak bisa diurungkan');
    api.respond(UNDO, () => refusal(503, 'Sedang ada gangguan.'));
    await undo('Produk "Mug Custom Foto" diubah');
    await screen.findByText('Gagal mengurungkan perubahan');
    screen.getByText('Sedang ada gangguan.');
  });

  it('shows the changed rows of a large change in pages, and names all rows that an undo left out', async () => {
    const rows = Array.from({ length: 33 }, (_, n) => changedRow({ rowId: `p${n}`, name: `Mug ${n}` }));
    const api = panelApi({
      changes: [changeOf(1, { rows: rows.slice(0, 20), rowCount: 33, kind: 'changeProducts' })],
    });
    const ROWS = 'GET /api/admin/changes/:id/rows';
    api.respond(ROWS, ({ query }) => {
      const offset = Number(query.get('offset'));
      return json(rows.slice(offset, offset + Number(query.get('limit'))), { 'X-Total-Count': '33' });
    });
    const { user, section, undo } = await open(api);
    await section.findByText('33 produk diubah sekaligus');
    expect(api.requestsTo(ROWS)).toEqual([]);
    await user.click(section.getByText('Lihat 33 data yang berubah'));
    await section.findByText('Produk "Mug 24" diubah');
    expect(section.queryByText('Produk "Mug 25" diubah')).toBeNull();
    await user.click(section.getByRole('button', { name: 'Muat lebih banyak' }));
    const first = await section.findByText('Produk "Mug 25" diubah');
    await waitFor(() => expect(document.activeElement).toBe(first));
    section.getByText('Produk "Mug 32" diubah');
    expect(section.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();

    const skipped = rows
      .slice(29)
      .map(({ rowId, name }) => ({ rowId, name, reason: 'Sudah dihapus selamanya' }));
    api.respond(UNDO, () => ({ restored: 29, skipped }));
    await undo('33 produk diubah sekaligus');
    await screen.findByText('29 dikembalikan, 4 tidak: Mug 29, Mug 30, Mug 31, …');
    const left = within(await section.findByRole('list', { name: 'Tidak dikembalikan:' }));
    expect(left.getAllByRole('listitem')).toHaveLength(4);
    left.getByText('Mug 32: Sudah dihapus selamanya');
  });

  it('says that products were deleted together', async () => {
    const rows = [1, 2].map((n) => changedRow({ rowId: `p${n}`, action: 'deleted', values: [] }));
    const { section } = await open(
      panelApi({ changes: [changeOf(1, { rows, rowCount: 2, kind: 'changeProducts' })] }),
    );
    await section.findByText('2 produk dihapus sekaligus');
  });

  it('offers no undo for erased items', async () => {
    const { section } = await open(
      panelApi({ changes: [changeOf(1, { rows: [changedRow({ action: 'removed' })] })] }),
    );
    await section.findByText('Produk "Mug Custom Foto" dihapus selamanya');
    expect(section.queryByRole('button', { name: /^Urungkan/u })).toBeNull();
  });
});

describe('Earlier states in the history', () => {
  const RESTORE = 'POST /api/admin/changes/:id/restore';
  const part = changedRow({ type: 'content', rowId: 'about-content', name: null });
  const older = 'Kembalikan ke sebelum ini: Produk "Mug Custom Foto" diubah';

  it('an earlier state is restored despite later changes, after a confirmation', async () => {
    const { api, user, section } = await open(panelApi({ changes: [changeOf(3), changeOf(2), changeOf(1)] }));
    api.respond(RESTORE, () => ({ restored: 1, skipped: [] }));
    const buttons = await section.findAllByRole('button', { name: older });
    expect(buttons).toHaveLength(2);
    await user.click(buttons[1] as HTMLElement);
    const confirmation = await confirmDialog('Kembalikan keadaan lama?');
    confirmation.getByText(/^Produk "Mug Custom Foto" kembali seperti sebelum perubahan Sabtu, 21 November/u);
    await user.click(confirmation.getByRole('button', { name: 'Kembalikan' }));
    await screen.findByText('Keadaan lama dikembalikan');
    expect(api.requestsTo(RESTORE).map(({ path, body }) => [path, body])).toEqual([
      ['/api/admin/changes/1/restore', { subject: 'product:p1' }],
    ]);
  });

  it('an earlier state is offered only for a product, category or content part that changed again later', async () => {
    const { section } = await open(
      panelApi({
        changes: [
          // Change 9 is the last change of the part, so only change 8 offers an earlier state.
          changeOf(9, { rows: [part] }),
          changeOf(8, { rows: [part] }),
          // No earlier state is offered for a change of two rows, or for a restored or added product.
          changeOf(7, { rows: [changedRow(), changedRow({ rowId: 'p2' })], rowCount: 2 }),
          changeOf(6, { rows: [changedRow({ action: 'restored' })] }),
          changeOf(5, { rows: [changedRow({ action: 'added' })] }),
          // Flash sales have no earlier states.
          ...[4, 3].map((id) => changeOf(id, { rows: [changedRow({ type: 'flash-sale', rowId: 's1' })] })),
          ...[2, 1].map((id) => changeOf(id, { rows: [changedRow({ type: 'category', rowId: 'c1' })] })),
        ],
      }),
    );
    const offered = await section.findAllByRole('button', { name: /^Kembalikan/u });
    expect(offered.map((button) => button.getAttribute('aria-label'))).toEqual([
      'Kembalikan ke sebelum ini: Halaman Tentang Kami diubah',
      'Kembalikan ke sebelum ini: Kategori "Mug Custom Foto" diubah',
    ]);
  });
});

describe('The history of a product', () => {
  it('is loaded when the owner opens it, and contains only changes of the product', async () => {
    const other = changeOf(8, { rows: [changedRow({ rowId: 'p2', name: 'Gelas' })] });
    const api = panelApi({ changes: [changeOf(9), other] });
    const { user, form } = await openProduct(api);
    expect(api.requestsTo('GET /api/admin/changes')).toEqual([]);
    await user.click(form.getByText('Riwayat'));
    await form.findByText('Produk "Mug Custom Foto" diubah');
    expect(form.queryByText(/Gelas/u)).toBeNull();
    expect(api.requestsTo('GET /api/admin/changes').at(-1)?.query.get('subject')).toBe('product:p1');
  });

  it('undoes a change and loads the earlier state into the form', async () => {
    const api = panelApi({ products: [product({ price: 61_000 })], changes: [changeOf(9)] });
    const { user, form, price } = await openProduct(api);
    api.respond(UNDO, () => {
      api.shop.products = [product({ price: 55_000, version: 2 })];
      return { restored: 1, skipped: [] };
    });
    await user.click(form.getByText('Riwayat'));
    await user.click(await form.findByRole('button', { name: /^Urungkan/u }));
    await answer(user, 'Urungkan perubahan ini?', 'Urungkan');
    await waitFor(() => expect(valueOf(price())).toBe('55.000'));
  });

  it('asks before an undo when the form has unsaved changes', async () => {
    const { user, form, price } = await openProduct(panelApi({ changes: [changeOf(9)] }));
    await fill(user, price(), '70000');
    await user.click(form.getByText('Riwayat'));
    await user.click(await form.findByRole('button', { name: /^Urungkan/u }));
    await answer(user, 'Buang perubahan?', 'Lanjut mengisi');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(valueOf(price())).toBe('70.000');
  });
});
