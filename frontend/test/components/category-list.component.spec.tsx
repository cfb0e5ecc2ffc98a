import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { refusal } from './support/fake-api';
import { category } from './support/fixtures';
import { findRow, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

describe('The list of categories', () => {
  it('shows path, description, status, order and number of products', async () => {
    await openPanel(panelApi({ categories: [category({ isActive: false })] }), 'Kategori');
    const merchandise = await findRow('Merchandise');
    for (const text of ['/category/merchandise', 'Mug, kaus, dan tas.', 'Tidak aktif'])
      merchandise.getByText(text);
    expect(merchandise.getAllByText(/Urutan 3/u).length).toBeGreaterThan(0);
    expect(merchandise.getAllByText(/7 produk/u).length).toBeGreaterThan(0);
    screen.getByText('1 kategori, tampil di toko dalam urutan ini');
  });

  it('says that no service page lists a category, and lists it on the suggested page with one tap', async () => {
    const banners = category({ name: 'Spanduk & Banner', slug: 'spanduk-banner' });
    const others = category({ id: 'c2', name: 'Lain-lain', slug: 'lain-lain' });
    const listed = category({ id: 'c3', name: 'Percetakan', slug: 'printing' });
    const api = panelApi({ categories: [banners, others, listed] });
    const user = await openPanel(api, 'Kategori');
    (await findRow('Percetakan')).getByText('Tampil di halaman Percetakan');
    expect((await findRow('Lain-lain')).getAllByRole('button', { name: /di halaman/u })).toHaveLength(4);
    const shown = await findRow('Spanduk & Banner');
    shown.getByText(/Tidak ada di halaman layanan/u);
    api.respond('PUT /api/categories/:id', ({ body }) => {
      const saved = { ...banners, ...(body as object) };
      api.shop.categories = [saved];
      return saved;
    });
    await user.click(shown.getByRole('button', { name: /di halaman/u }));
    await screen.findByText('Tampil di halaman Percetakan');
    const [{ servicePages, chatNumber }] = api.bodies('PUT /api/categories/:id') as [Partial<typeof banners>];
    expect([servicePages, chatNumber]).toEqual([['printing'], undefined]);
  });

  it('opens the guide from its heading, which can be searched', async () => {
    const user = await openPanel(panelApi(), 'Kategori');
    await user.click(screen.getByRole('button', { name: 'Bantuan: Kategori' }));
    const help = within(await screen.findByRole('dialog', { name: 'Bantuan' }));
    await user.type(help.getByRole('searchbox', { name: /^Cari jawaban/u }), 'xyzzy');
    await help.findByText('Belum ada jawabannya di sini. Coba kata lain.');
    expect(help.queryByRole('heading', { level: 3 })).toBeNull();
  });

  it("shows 'Belum ada kategori' when there are no categories", async () => {
    await openPanel(panelApi({ categories: [] }), 'Kategori');
    await screen.findByText('Belum ada kategori');
    screen.getByText('Kategori mengelompokkan produk, misalnya Desain atau Percetakan.');
  });
});

describe('The order of the categories', () => {
  const ORDER = 'PUT /api/admin/categories/order';
  const names = () =>
    within(screen.getByRole('list', { name: 'Daftar kategori' }))
      .getAllByRole('button', { name: /^Ubah /u })
      .map((button) => button.getAttribute('aria-label'));

  it('is changed by buttons and arrow keys, and saved', async () => {
    const api = panelApi();
    api.respond(ORDER, ({ body }) => {
      const { ids } = body as { ids: string[] };
      api.shop.categories = ids.flatMap((id) => api.shop.categories.filter((one) => one.id === id));
      return api.shop.categories;
    });
    const user = await openPanel(api, 'Kategori');
    await user.click(await screen.findByRole('button', { name: 'Naikkan Percetakan' }));
    await screen.findByText('Kategori sekarang di urutan 1 dari 2');
    expect(names()).toEqual(['Ubah Percetakan', 'Ubah Merchandise']);
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toBe('Naikkan Percetakan'),
    );
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(api.bodies(ORDER)).toEqual([{ ids: ['c2', 'c1'] }, { ids: ['c1', 'c2'] }]));
    expect(names()).toEqual(['Ubah Merchandise', 'Ubah Percetakan']);
  });

  it('returns with the message of the server when it is refused', async () => {
    const api = panelApi();
    api.respond(ORDER, () => refusal(409, 'Daftar kategori sudah berubah di tempat lain.'));
    const user = await openPanel(api, 'Kategori');
    await user.click(await screen.findByRole('button', { name: 'Naikkan Percetakan' }));
    await screen.findByText('Daftar kategori sudah berubah di tempat lain.');
    await waitFor(() => expect(names()).toEqual(['Ubah Merchandise', 'Ubah Percetakan']));
  });
});
