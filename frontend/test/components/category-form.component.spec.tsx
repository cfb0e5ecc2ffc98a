import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import situations from './situations/category-form.json' with { type: 'json' };
import { heldBack, refusedFields } from './support/fake-api';
import { category } from './support/fixtures';
import { answer, dialog, fill, errorAt, openPanel, PUBLIC_URL, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function openNew(api = panelApi()) {
  const user = await openPanel(api, 'Kategori');
  await user.click(screen.getByRole('button', { name: 'Tambah Kategori' }));
  return { api, user, form: await dialog('Tambah kategori') };
}

async function openExisting(api = panelApi()) {
  const user = await openPanel(api, 'Kategori');
  await user.click(await screen.findByRole('button', { name: 'Ubah Merchandise' }));
  const form = await dialog('Ubah kategori');
  await form.findByLabelText('Nama kategori');
  return { api, user, form };
}

describe('The form of a new category', () => {
  it('requires a name and a valid slug, with an error at each field', async () => {
    const { api, user, form } = await openNew();
    await user.click(form.getByRole('button', { name: 'Simpan kategori' }));
    const [name, slug] = [form.getByLabelText('Nama kategori'), form.getByLabelText('Slug (alamat halaman)')];
    await form.findByText('Nama kategori wajib diisi');
    expect(errorAt(name)).toContain('Nama kategori wajib diisi');
    expect(errorAt(slug)).toContain('Slug wajib diisi');
    await waitFor(() => expect(document.activeElement).toBe(name));

    await fill(user, slug, 'Tidak Boleh!');
    const message = 'Slug hanya boleh berisi huruf kecil, angka, dan tanda hubung di antaranya';
    await waitFor(() => expect(errorAt(slug)).toContain(message));
    expect(api.requestsTo('POST /api/categories')).toEqual([]);
  });

  it('fills the slug from the name until a slug is typed', async () => {
    const { user, form } = await openNew();
    const slug = form.getByLabelText('Slug (alamat halaman)');
    await user.type(form.getByLabelText('Nama kategori'), 'Kartu Ucapan');
    expect(valueOf(slug)).toBe('kartu-ucapan');
    form.getByText('Alamat halamannya: /category/kartu-ucapan');
    await user.clear(slug);
    await user.type(slug, 'kartu');
    await user.type(form.getByLabelText('Nama kategori'), ' Natal');
    expect(valueOf(slug)).toBe('kartu');
  });

  it('sends every field, trimmed, and closes with a notification', async () => {
    const { api, user, form } = await openNew();
    await fill(user, form.getByLabelText('Nama kategori'), ' Undangan ');
    await fill(user, form.getByLabelText(/^Deskripsi/u), 'Kertas tebal.');
    await fill(user, form.getByLabelText('Urutan'), '4');
    await user.click(form.getByRole('switch', { name: 'Aktif' }));
    await user.click(form.getByRole('button', { name: 'Simpan kategori' }));
    await screen.findByText('Kategori berhasil dibuat');
    expect(api.bodies('POST /api/categories')).toEqual(situations.sent);
    expect(screen.queryByRole('dialog')).toBeNull();
    await waitFor(() => expect(api.requestsTo('GET /api/admin/categories')).toHaveLength(2));
  });

  it('asks for confirmation on close only when something was typed', async () => {
    const { user, form } = await openNew();
    await fill(user, form.getByLabelText('Nama kategori'), 'Undangan');
    await user.keyboard('{Escape}');
    await answer(user, 'Buang perubahan?', 'Lanjut mengisi');
    expect(valueOf(form.getByLabelText('Nama kategori'))).toBe('Undangan');
    await user.click(form.getByRole('button', { name: 'Batal' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

    await user.click(screen.getByRole('button', { name: 'Tambah Kategori' }));
    await user.click((await dialog('Tambah kategori')).getByRole('button', { name: 'Tutup' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('A duplicate slug', () => {
  it('the slug field shows an error and gets focus when another category uses the slug', async () => {
    const { api, user, form } = await openNew();
    api.respond('POST /api/categories', () => refusedFields(409, { slug: 'Slug ini sudah dipakai.' }));
    await fill(user, form.getByLabelText('Nama kategori'), 'Percetakan');
    await user.click(form.getByRole('button', { name: 'Simpan kategori' }));
    const slug = form.getByLabelText('Slug (alamat halaman)');
    await waitFor(() => expect(errorAt(slug)).toContain('Slug ini sudah dipakai.'));
    await waitFor(() => expect(document.activeElement).toBe(slug));
  });
});

describe('The form of a category with service pages', () => {
  /** The label of a service page. The number of products may follow the name. */
  const pageLabel = (name: string) => new RegExp(`^${name}( · |$)`, 'u');

  it('preselects service pages that match the category name, until the owner changes the selection', async () => {
    const { api, user, form } = await openNew();
    const ticked = () =>
      form
        .getAllByRole<HTMLInputElement>('checkbox')
        .filter(({ checked }) => checked)
        .map(({ labels }) => labels?.[0]?.textContent);
    await form.findByText('Percetakan · 1 produk');
    expect(ticked()).toEqual([]);
    await user.type(form.getByLabelText('Nama kategori'), 'Percetakan');
    expect(ticked()).toEqual(['Percetakan · 1 produk']);
    await user.click(form.getByRole('checkbox', { name: pageLabel('Branding') }));
    await user.type(form.getByLabelText('Nama kategori'), ' dan Desain');
    expect(ticked()).toEqual(['Percetakan · 1 produk', 'Branding · 1 produk']);
    await fill(user, form.getByLabelText(/^Nomor WhatsApp/u), '0812 3456 7890');
    await user.click(form.getByRole('button', { name: 'Simpan kategori' }));
    await screen.findByText('Kategori berhasil dibuat');
    expect(api.bodies('POST /api/categories')).toMatchObject([
      { servicePages: ['printing', 'branding'], chatNumber: '0812 3456 7890' },
    ]);
  });

  it('shows the saved service pages and chat number, which the owner can clear', async () => {
    const saved = category({ servicePages: ['design', 'printing'], chatNumber: '081111111111' });
    const { api, user, form } = await openExisting(panelApi({ categories: [saved] }));
    screen.getByText('Tampil di halaman Desain, Percetakan');
    expect(valueOf(form.getByLabelText(/^Nomor WhatsApp/u))).toBe('081111111111');
    await user.click(form.getByRole('checkbox', { name: pageLabel('Desain') }));
    await user.click(form.getByRole('checkbox', { name: pageLabel('Percetakan') }));
    await user.clear(form.getByLabelText(/^Nomor WhatsApp/u));
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await screen.findByText('Kategori berhasil diupdate');
    expect(api.bodies('PUT /api/categories/:id')).toMatchObject([{ servicePages: [], chatNumber: null }]);
  });
});

describe('The form of an existing category', () => {
  it('shows the saved values, and sends changes with the loaded version in If-Match', async () => {
    const { api, user, form } = await openExisting();
    expect(valueOf(form.getByLabelText('Nama kategori'))).toBe('Merchandise');
    expect(valueOf(form.getByLabelText('Urutan'))).toBe('3');
    const shared = `Merchandise ${PUBLIC_URL}/category/merchandise?dari=bagikan`;
    expect(form.getByRole('link', { name: 'Bagikan ke WhatsApp' }).getAttribute('href')).toBe(
      `https://wa.me/?text=${encodeURIComponent(shared)}`,
    );
    await user.type(form.getByLabelText('Nama kategori'), ' Kantor');
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await screen.findByText('Kategori berhasil diupdate');
    const [sent] = api.requestsTo('PUT /api/categories/:id');
    expect(sent).toMatchObject({ path: '/api/categories/c1', body: { name: 'Merchandise Kantor' } });
    // For an existing category, a new name does not change the slug.
    expect(sent?.body).toMatchObject({ slug: 'merchandise' });
    expect(sent?.headers.get('If-Match')).toBe('"1"');
  });

  it('warns on a slug change that the products of the category move to the new slug', async () => {
    const { user, form } = await openExisting();
    await user.type(form.getByLabelText('Slug (alamat halaman)'), '-baru');
    form.getByText(/^Kalau slug diubah, semua produknya ikut pindah/u);
  });
});

describe('The form of a category that is discarded while it is being saved', () => {
  it('a form that was opened before the save ended stays open', async () => {
    const { api, user, form } = await openExisting();
    const saved = heldBack(() => category());
    api.respond('PUT /api/categories/:id', saved.respond);
    await fill(user, form.getByLabelText('Nama kategori'), 'Suvenir');
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await user.click(form.getByRole('button', { name: 'Batal' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Tambah Kategori' }));
    const other = await dialog('Tambah kategori');
    await fill(user, other.getByLabelText('Nama kategori'), 'Undangan');
    saved.release();
    await screen.findByText('Kategori berhasil diupdate');
    expect(valueOf(other.getByLabelText('Nama kategori'))).toBe('Undangan');
    await dialog('Tambah kategori');
  });
});
