import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { tabs } from '../../src/admin/slices';
import { DeletedType } from '../../src/api/generated/models';
import { heldBack, refusal } from './support/fake-api';
import { category, deletedItem, product } from './support/fixtures';
import { answer, confirmDialog, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const poster = deletedItem();
const kaus = deletedItem({
  type: 'categories',
  id: 'c9',
  name: 'Kaus',
  slug: 'kaus',
  image: null,
  price: null,
});
const mug = deletedItem({ id: 'p8', name: 'Mug', price: 25_000 });
const byChat = deletedItem({
  id: 'p7',
  name: 'Neon Box',
  price: 0,
  priceLabel: { unit: null, from: false, onRequest: true },
});

async function open(deleted = [poster, kaus, mug]) {
  const api = panelApi({ deleted });
  const user = await openPanel(api, 'Pengaturan');
  const section = within(await screen.findByRole('region', { name: 'Terhapus' }));
  return { api, user, section };
}
const names = () =>
  screen
    .getAllByRole('button', { name: /^Pulihkan /u })
    .map((button) => button.getAttribute('aria-label')?.replace('Pulihkan ', ''));

describe('The list of deleted items', () => {
  it('covers every type that the API can delete, and each of these types has names for the history', () => {
    const deletable = tabs.filter(({ bin }) => bin);
    expect(deletable.map(({ bin }) => bin?.type).sort()).toEqual(Object.values(DeletedType).sort());
    expect(deletable.filter(({ record }) => record === undefined)).toEqual([]);
  });

  it('shows for each item its type, price or path, time of deletion and days left', async () => {
    const { section } = await open([poster, kaus, mug, byChat]);
    const [first, second, third, fourth] = await section.findAllByRole('listitem');
    expect(first?.textContent).toMatch(
      /^Poster LamaProdukRp\s40\.000Dihapus 2 jam yang lalu · 30 hari lagi/u,
    );
    expect(second?.textContent).toContain('Kategori/category/kaus');
    expect(third?.textContent).toMatch(/^MugProdukRp\s25\.000/u);
    expect(fourth?.textContent).toMatch(/^Neon BoxProdukHarga lewat chat/u);
    section.getByText('4 terhapus');
  });

  it('filters the items by type, and adds the type to the URL', async () => {
    const { api, user, section } = await open();
    await user.selectOptions(await section.findByLabelText('Saring menurut jenis'), 'Kategori');
    await section.findByText('1 terhapus');
    expect(names()).toEqual(['kategori Kaus']);
    expect(location.hash).toBe('#pengaturan?bagian=terhapus&jenis=kategori');
    expect(api.requestsTo('GET /api/admin/deleted').at(-1)?.query.get('type')).toBe('categories');
    await user.selectOptions(section.getByLabelText('Saring menurut jenis'), 'Semua jenis');
    await section.findByText('3 terhapus');
  });

  it('shows a message when nothing was deleted', async () => {
    const { section } = await open([]);
    await section.findByText('Tidak ada yang terhapus');
  });

  it('loads a second page on request, and moves focus to the first row of that page', async () => {
    const many = Array.from({ length: 25 }, (_, n) => deletedItem({ id: `p${n}`, name: `Poster ${n}` }));
    const { user, section } = await open(many);
    await section.findByText('25 terhapus');
    expect(names()).toHaveLength(20);
    await user.click(section.getByRole('button', { name: 'Muat lebih banyak' }));
    await waitFor(() => expect(names()).toHaveLength(25));
    const first = section.getByRole('button', { name: 'Pulihkan produk Poster 20' });
    await waitFor(() => expect(document.activeElement).toBe(first));
    expect(section.queryByRole('button', { name: 'Muat lebih banyak' })).toBeNull();
  });

  it('shows an item once when two pages contain it', async () => {
    const many = Array.from({ length: 25 }, (_, n) => deletedItem({ id: `p${n}`, name: `Poster ${n}` }));
    const { api, user, section } = await open(many);
    await section.findByText('25 terhapus');
    api.shop.deleted = [deletedItem({ id: 'new', name: 'Baru' }), ...many];
    await user.click(section.getByRole('button', { name: 'Muat lebih banyak' }));
    await section.findByText('26 terhapus');
    expect(names()).toHaveLength(25);
  });

  it('restores an item and moves focus to the next row', async () => {
    const { api, user, section } = await open();
    api.respond('POST /api/admin/products/:id/restore', () => {
      api.shop.deleted = [kaus, mug];
      return product();
    });
    await user.click(await section.findByRole('button', { name: 'Pulihkan produk Poster Lama' }));
    await screen.findByText('Produk dipulihkan');
    await waitFor(() => expect(names()).toEqual(['kategori Kaus', 'produk Mug']));
    const next = section.getByRole('button', { name: 'Pulihkan kategori Kaus' });
    await waitFor(() => expect(document.activeElement).toBe(next));
    expect(api.requestsTo('POST /api/admin/products/:id/restore').map(({ path }) => path)).toEqual([
      '/api/admin/products/p9/restore',
    ]);
  });

  it('restores a second item while the first one is still being restored', async () => {
    const { api, user, section } = await open();
    const later = heldBack(() => {
      api.shop.deleted = [mug];
      return product();
    });
    api.respond('POST /api/admin/products/:id/restore', later.respond);
    api.respond('POST /api/admin/categories/:id/restore', () => {
      api.shop.deleted = [poster, mug];
      return category();
    });
    const first = await section.findByRole('button', { name: 'Pulihkan produk Poster Lama' });
    // A double click must send only one request.
    await user.dblClick(first);
    await user.click(section.getByRole('button', { name: 'Pulihkan kategori Kaus' }));
    await waitFor(() => expect(names()).toEqual(['produk Poster Lama', 'produk Mug']));
    expect(first.getAttribute('aria-busy')).toBe('true');
    later.release();
    await waitFor(() => expect(names()).toEqual(['produk Mug']));
    expect(api.requestsTo('POST /api/admin/products/:id/restore')).toHaveLength(1);
  });

  it('keeps an item when the server refuses to restore it, and shows the reason', async () => {
    const { api, user, section } = await open();
    api.respond('POST /api/admin/categories/:id/restore', () => refusal(409, 'Slug ini sudah dipakai.'));
    await user.click(await section.findByRole('button', { name: 'Pulihkan kategori Kaus' }));
    await screen.findByText('Belum bisa dipulihkan');
    screen.getByText('Slug ini sudah dipakai.');
    section.getByRole('button', { name: 'Pulihkan kategori Kaus' });
  });

  it('erases an item after a confirmation that says that erasing cannot be undone', async () => {
    const { api, user, section } = await open();
    const erase = 'DELETE /api/admin/deleted/products/:id';
    api.respond(erase, () => void (api.shop.deleted = [poster, kaus]));
    const press = async () =>
      user.click(await section.findByRole('button', { name: 'Hapus selamanya produk Mug' }));
    await press();
    const first = await confirmDialog('Hapus Mug selamanya?');
    first.getByText(/tidak bisa dibatalkan/u);
    await user.click(first.getByRole('button', { name: 'Batal' }));
    expect(api.requestsTo(erase)).toEqual([]);
    await press();
    await answer(user, 'Hapus Mug selamanya?', 'Hapus selamanya');
    await screen.findByText('Produk dihapus selamanya');
    await waitFor(() => expect(names()).toEqual(['produk Poster Lama', 'kategori Kaus']));
    const last = section.getByRole('button', { name: 'Pulihkan kategori Kaus' });
    await waitFor(() => expect(document.activeElement).toBe(last));
    expect(api.requestsTo(erase).map(({ path }) => path)).toEqual(['/api/admin/deleted/products/p8']);
  });

  describe('of items that one change deleted', () => {
    const together = deletedItem({ change: 7, together: 3 });
    const alone = { ...mug, change: 8, together: 1 };
    const restore = 'POST /api/admin/deleted/changes/:id/restore';
    const line = 'produk Poster Lama dan 2 lainnya';

    it('has one line, which restores them together and names what could not be restored', async () => {
      const { api, user, section } = await open([together, alone]);
      const [first] = await section.findAllByRole('listitem');
      expect(first?.textContent).toMatch(/^Poster Lama dan 2 lainnyaProduk3 item dihapus bersama/u);
      expect(names()).toEqual([line, 'produk Mug']);
      expect(api.requestsTo('GET /api/admin/deleted').map(({ query }) => query.get('grouped'))).toContain(
        'true',
      );
      const press = async () => user.click(section.getByRole('button', { name: `Pulihkan ${line}` }));
      const skipped = [{ rowId: 'p9', name: 'Poster Lama', reason: 'Kategorinya sudah dihapus' }];
      api.respond(restore, () => ({ restored: 2, skipped }));
      await press();
      await screen.findByText('2 dikembalikan, 1 tidak: Poster Lama');
      api.respond(restore, () => {
        api.shop.deleted = [alone];
        return { restored: 1, skipped: [] };
      });
      await press();
      await screen.findByText('1 item dipulihkan');
      await waitFor(() => expect(names()).toEqual(['produk Mug']));
      expect(api.requestsTo(restore).map(({ path }) => path)).toEqual(
        Array(2).fill('/api/admin/deleted/changes/7/restore'),
      );
    });

    it('keeps the focus where it is when nothing could be restored', async () => {
      const { api, section } = await open([together, alone]);
      const reason = 'Kategorinya sudah dihapus';
      api.respond(restore, () => ({
        restored: 0,
        skipped: [{ rowId: 'p9', name: 'Poster Lama', reason }],
      }));
      const button = await section.findByRole('button', { name: `Pulihkan ${line}` });
      // In Safari a click does not focus a button.
      (document.activeElement as HTMLElement).blur();
      fireEvent.click(button);
      await screen.findByText(reason);
      await waitFor(() => expect(button.getAttribute('aria-busy')).not.toBe('true'));
      expect(document.activeElement).toBe(document.body);
    });

    it('erases them together after a question that says how many they are', async () => {
      const { api, user, section } = await open([together, alone]);
      const erase = 'DELETE /api/admin/deleted/changes/:id';
      api.respond(erase, () => void (api.shop.deleted = [alone]));
      await user.click(await section.findByRole('button', { name: `Hapus selamanya ${line}` }));
      const question = await confirmDialog('Hapus Poster Lama dan 2 lainnya selamanya?');
      question.getByText(/^3 item ini hilang .* tidak bisa dibatalkan\.$/u);
      await user.click(question.getByRole('button', { name: 'Hapus selamanya' }));
      await screen.findByText('3 item dihapus selamanya');
      await waitFor(() => expect(names()).toEqual(['produk Mug']));
      expect(api.requestsTo(erase).map(({ path }) => path)).toEqual(['/api/admin/deleted/changes/7']);
    });
  });

  it('is emptied after a question that says how many items go, up to the newest that it shows', async () => {
    const { api, user, section } = await open();
    const empty = 'POST /api/admin/deleted/empty';
    api.respond(empty, () => {
      api.shop.deleted = [poster, mug];
      return { erased: 1 };
    });
    await user.selectOptions(await section.findByLabelText('Saring menurut jenis'), 'Kategori');
    await section.findByText('1 terhapus');
    await user.click(section.getByRole('button', { name: 'Kosongkan Terhapus' }));
    const question = await confirmDialog('Kosongkan Terhapus: Kategori?');
    question.getByText(/^1 kategori .* tidak bisa dibatalkan\.$/u);
    await user.click(question.getByRole('button', { name: 'Hapus selamanya' }));
    await screen.findByText('1 dihapus selamanya');
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Tidak ada yang terhapus'));
    expect(section.queryByRole('button', { name: 'Kosongkan Terhapus' })).toBeNull();
    expect(api.requestsTo(empty).map(({ body }) => body)).toEqual([
      { until: kaus.deletedAt, type: 'categories' },
    ]);
  });

  it('moves focus to the empty state after the last item is restored', async () => {
    const { api, user, section } = await open([kaus]);
    api.respond('POST /api/admin/categories/:id/restore', () => {
      api.shop.deleted = [];
      return category();
    });
    await user.click(await section.findByRole('button', { name: 'Pulihkan kategori Kaus' }));
    await waitFor(() => expect(document.activeElement?.textContent).toContain('Tidak ada yang terhapus'));
  });
});

it('Logout, password change and photo cleanup say that they cannot be undone', async () => {
  const api = panelApi();
  api.respond('GET /api/admin/picture-storage', () => ({ isOurs: true, waitingRemovals: 12 }));
  const user = await openPanel(api, 'Pengaturan');
  expect(screen.getByRole('button', { name: 'Keluar' }).title).toContain('memasukkan kata sandi lagi');
  within(screen.getByRole('region', { name: 'Kata sandi' })).getByText(/tidak bisa dibatalkan/u);
  within(screen.getByRole('region', { name: 'Keamanan' })).getByText(/perlu memasukkan kata sandi lagi/u);
  await user.click(screen.getByRole('button', { name: 'Hapus foto' }));
  (await confirmDialog('Hapus foto yang tidak dipakai?')).getByText(/tidak bisa dibatalkan/u);
});
