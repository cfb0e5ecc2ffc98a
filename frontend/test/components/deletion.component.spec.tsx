import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { tabs } from '../../src/admin/slices';
import { type FakeApi, heldBack, refusal } from './support/fake-api';
import { category, product } from './support/fixtures';
import { answer, confirmDialog, listItems, openPanel, openTab } from './support/panel';
import { panelApi } from './support/panel-api';
import type { Tab } from '../tabs';

type Panel = ReturnType<typeof panelApi>;

const products = ['Brosur', 'Kartu', 'Poster'].map((name, n) => product({ id: `p${n}`, name }));
const restoreCalls = {
  products: 'POST /api/admin/products/:id/restore',
  categories: 'POST /api/admin/categories/:id/restore',
} as const;

/** Finds the button of the line that replaces a deleted row. */
const undoButton = (name: string) => screen.findByRole('button', { name: `Urungkan penghapusan ${name}` });
const undoLine = async (name: string) => (await undoButton(name)).closest('li') as HTMLElement;

async function remove(user: UserEvent, name: string, title = `Hapus ${name}?`): Promise<void> {
  await user.click(await screen.findByRole('button', { name: `Hapus ${name}` }));
  await answer(user, title, 'Hapus');
  await undoButton(name);
}

/** Makes the fake server store which products are deleted and restored. */
function storeDeletions(api: Panel): void {
  const all = api.shop.products;
  const gone = new Set<string>();
  const shown = () => all.filter(({ id }) => !gone.has(id));
  api.respond('DELETE /api/products/:id', ({ path }) => {
    gone.add(path.split('/').at(-1) ?? '');
    api.shop.products = shown();
    return undefined;
  });
  api.respond(restoreCalls.products, ({ path }) => {
    gone.delete(path.split('/').at(-2) ?? '');
    api.shop.products = shown();
    return product();
  });
}

async function openProducts(changes: Partial<Panel['shop']> = { products }) {
  const api = panelApi(changes);
  storeDeletions(api);
  return { api, user: await openPanel(api) };
}

describe('Deletion of an item in the panel', () => {
  it('an undo line replaces the row and gets the focus', async () => {
    const { user } = await openProducts();
    await remove(user, 'Kartu');
    expect(listItems('Daftar produk')).toEqual(['Ubah Brosur', 'Produk dihapus · Urungkan', 'Ubah Poster']);
    const line = await undoLine('Kartu');
    await waitFor(() => expect(document.activeElement === line).toBe(true));
    await user.tab();
    expect(document.activeElement).toBe(await undoButton('Kartu'));
  });

  it('the undo line restores the row, which gets the focus', async () => {
    const { api, user } = await openProducts();
    await remove(user, 'Kartu');
    (await undoButton('Kartu')).focus();
    await user.keyboard('{Enter}');
    const edit = await screen.findByRole('button', { name: 'Ubah Kartu' });
    await waitFor(() => expect(document.activeElement).toBe(edit));
    expect(listItems('Daftar produk')).toEqual(['Ubah Brosur', 'Ubah Kartu', 'Ubah Poster']);
    expect(api.requestsTo(restoreCalls.products).map(({ path }) => path)).toEqual([
      '/api/admin/products/p1/restore',
    ]);
    // The wait is long, because the previous notification is shown for a minimum time.
    await screen.findByText('Produk dipulihkan', {}, { timeout: 4000 });
  });

  it('the notification can restore the row, even on another tab', async () => {
    const { api, user } = await openProducts();
    await remove(user, 'Kartu');
    const notice = (await screen.findByText('Product deleted successfully')).closest('[data-toast]');
    await openTab(user, 'Kategori');
    await user.click(within(notice as HTMLElement).getByRole('button', { name: 'Urungkan' }));
    await screen.findByText('Produk dipulihkan', {}, { timeout: 4000 });
    expect(api.requestsTo(restoreCalls.products)).toHaveLength(1);
    await openTab(user, 'Produk');
    await screen.findByRole('button', { name: 'Ubah Kartu' });
  });

  it('the undo line disappears after another deletion or a change of tab', async () => {
    const { user } = await openProducts();
    await remove(user, 'Kartu');
    await remove(user, 'Brosur');
    expect(listItems('Daftar produk')).toEqual(['Produk dihapus · Urungkan', 'Ubah Poster']);
    expect(screen.queryByRole('button', { name: 'Urungkan penghapusan Kartu' })).toBeNull();
    await openTab(user, 'Kategori');
    await openTab(user, 'Produk');
    await screen.findByRole('button', { name: 'Ubah Poster' });
    expect(screen.queryByText(/Produk dihapus/u)).toBeNull();
  });

  it('a second deletion can be undone while the first one is still being undone', async () => {
    const { api, user } = await openProducts();
    const later = heldBack(() => product());
    api.respond(restoreCalls.products, later.respond);
    await remove(user, 'Kartu');
    // Each double click must send only one request.
    await user.dblClick(await undoButton('Kartu'));
    await remove(user, 'Brosur');
    await user.dblClick(await undoButton('Brosur'));
    await waitFor(() =>
      expect(api.requestsTo(restoreCalls.products).map(({ path }) => path)).toEqual([
        '/api/admin/products/p1/restore',
        '/api/admin/products/p0/restore',
      ]),
    );
    later.release();
    await waitFor(() => expect(screen.queryByText(/Produk dihapus/u)).toBeNull());
  });

  it('the undo line stays when the restoration is refused, and the reason is shown', async () => {
    const { api, user } = await openProducts();
    api.respond(restoreCalls.products, () => refusal(409, 'Slug ini sudah dipakai.'));
    await remove(user, 'Kartu');
    await user.click(await undoButton('Kartu'));
    await screen.findByText('Belum bisa dipulihkan', {}, { timeout: 8000 });
    screen.getByText('Slug ini sudah dipakai.');
    expect(listItems('Daftar produk')[1]).toBe('Produk dihapus · Urungkan');
  });

  it('the undo line disappears when the restoration is answered with 404', async () => {
    const { api, user } = await openProducts();
    api.respond(restoreCalls.products, () => refusal(404, 'Tidak ditemukan'));
    await remove(user, 'Kartu');
    await user.click(await undoButton('Kartu'));
    await waitFor(() => expect(screen.queryByText(/Produk dihapus/u)).toBeNull());
  });

  it('the confirmation states that the product can be restored for 30 days, and may be left', async () => {
    const { api, user } = await openProducts();
    await user.click(await screen.findByRole('button', { name: 'Hapus Kartu' }));
    const confirmation = await confirmDialog('Hapus Kartu?');
    expect(confirmation.getByText('Are you sure you want to delete this product?').lang).toBe('en');
    // The question is in English, the sentence after it in Indonesian.
    expect(
      confirmation.getByText('Produk pindah ke Terhapus selama 30 hari.').closest('[lang=en]'),
    ).toBeNull();
    await user.click(confirmation.getByRole('button', { name: 'Batal' }));
    expect(api.requestsTo('DELETE /api/products/:id')).toEqual([]);
  });

  it('the only category can be restored from the undo line above the empty list', async () => {
    const api = panelApi({ categories: [category()] });
    api.respond('DELETE /api/categories/:id', () => void (api.shop.categories = []));
    api.respond(restoreCalls.categories, () => {
      api.shop.categories = [category()];
      return category();
    });
    const user = await openPanel(api, 'Kategori');
    await user.click(await screen.findByRole('button', { name: 'Hapus Merchandise' }));
    const confirmation = await confirmDialog('Hapus Merchandise?');
    confirmation.getByText('Kategori pindah ke Terhapus selama 30 hari.');
    confirmation.getByText(/Produk dalam kategori ini masih akan tersimpan\.$/u);
    await user.click(confirmation.getByRole('button', { name: 'Hapus' }));
    expect((await undoLine('Merchandise')).textContent).toBe('Kategori dihapus · Urungkan');
    screen.getByText('Belum ada kategori');
    await user.click(await undoButton('Merchandise'));
    await screen.findByRole('button', { name: 'Ubah Merchandise' });
    expect(screen.queryByText('Belum ada kategori')).toBeNull();
  });
});

// Only a tab whose items can be deleted has a bin.
it.each(tabs.flatMap(({ fragment, label, bin }) => (bin ? [{ fragment, label }] : [])))(
  'The tab $label links to the list of deleted items, filtered by the type of the tab',
  async ({ fragment, label }) => {
    const api: FakeApi = panelApi();
    const user = await openPanel(api, label as Tab);
    await user.click(await screen.findByRole('link', { name: 'Terhapus' }));
    const section = await screen.findByRole('heading', { name: 'Terhapus', level: 3 });
    expect(document.activeElement).toBe(section.closest('summary'));
    expect(location.hash).toBe(`#pengaturan?bagian=terhapus&jenis=${fragment}`);
  },
);
