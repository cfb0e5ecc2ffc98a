import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { heldBack, json, noNetwork, refusal } from './support/fake-api';
import { IMAGE, product } from './support/fixtures';
import { answer, dialog, errorAt, fill, openPanel, confirmDialog, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';
import { setUpUploads, uploads } from './support/uploads';

/** The path of a photo whose 32 hash characters are all this letter. */
const image = (letter: string) => IMAGE.replace(/a{32}/u, letter.repeat(32));
const NEW = image('e');

setUpUploads();

async function openExisting(images: string[], changes: Parameters<typeof product>[0] = {}) {
  const api = panelApi({ products: [product({ images, ...changes })] });
  api.respond('POST /api/objects/upload', () => ({ uploadURL: 'http://localhost/put/1' }));
  api.respond('PUT /api/objects/set-public', () => ({ objectPath: NEW }));
  const user = await openPanel(api);
  await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
  await screen.findByLabelText('Nama produk');
  const form = await dialog('Ubah produk');
  const input = form.getByLabelText('Pilih foto', { selector: 'input' });
  const choose = (...names: string[]) =>
    user.upload(
      input,
      names.map((name) => new File([name], name, { type: 'image/jpeg' })),
    );
  const save = () => user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
  const savedImages = async () => {
    await screen.findByText('Product updated successfully');
    return (api.bodies('PUT /api/products/:id').at(-1) as { images: string[] }).images;
  };
  return { api, user, form, choose, save, savedImages };
}

describe('Photos of an existing product', () => {
  it('a photo of less than 1,200 pixels has a hint with its size', async () => {
    const sized = (size: string) => IMAGE.replace(/\d+x\d+/u, size);
    const { form, user } = await openExisting([sized('480x640'), sized('1600x400')]);
    const png = new Uint8Array(33);
    png.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52]);
    new DataView(png.buffer).setUint32(16, 320);
    new DataView(png.buffer).setUint32(20, 240);
    const hints = () => form.queryAllByText(/Foto ini kecil/u).map(({ textContent }) => textContent);
    const hint = (size: string) =>
      `Foto ini kecil (${size}), jadi tampil kecil di toko. Lebih baik minimal 1.200 piksel. Foto dari WhatsApp sering mengecil; kirim sebagai dokumen.`;
    expect(hints()).toEqual([hint('480 × 640')]);
    await user.upload(
      form.getByLabelText('Pilih foto', { selector: 'input' }),
      new File([png], 'kecil.png', { type: 'image/png' }),
    );
    await waitFor(() => expect(hints()).toEqual([expect.stringContaining(hint('320 × 240'))]));
  });

  it('new photos replace the saved photos by default', async () => {
    const { form, choose, save, savedImages } = await openExisting([image('a'), image('b')]);
    await choose('baru.jpg');
    form.getByText('Foto baru menggantikan foto lama');
    await save();
    expect(await savedImages()).toEqual([NEW]);
  });

  it("new photos are appended to the saved photos when 'Tambahkan ke foto yang ada' is checked", async () => {
    const { user, form, choose, save, savedImages } = await openExisting([image('a'), image('b')]);
    await choose('baru.jpg');
    await user.click(form.getByLabelText('Tambahkan ke foto yang ada'));
    expect(form.queryByText('Foto baru menggantikan foto lama')).toBeNull();
    form.getByText(/3 dari 5 foto/u);
    const photos = form.getAllByRole('listitem').map((tile) => tile.getAttribute('aria-label'));
    expect(photos).toEqual(['Foto 1 dari 3', 'Foto 2 dari 3', 'Foto 3 dari 3']);
    expect(form.getAllByText('Utama')).toHaveLength(1);
    await save();
    expect(await savedImages()).toEqual([image('a'), image('b'), NEW]);
  });

  it('new photos are limited to five together with the saved photos', async () => {
    const { user, form, choose } = await openExisting(['a', 'b', 'c', 'd'].map(image));
    await user.click(form.getByLabelText('Tambahkan ke foto yang ada'));
    await choose('satu.jpg', 'dua.jpg');
    await form.findByText('Cannot add more files');
    form.getByText(/5 dari 5 foto/u);
    expect(within(form.getByRole('list', { name: 'Foto baru' })).getAllByRole('listitem')).toHaveLength(1);
  });

  it('new photos are not saved while there are more than five photos in total', async () => {
    const { api, user, form, choose, save, savedImages } = await openExisting(
      ['a', 'b', 'c', 'd'].map(image),
    );
    await choose('satu.jpg', 'dua.jpg');
    await user.click(form.getByLabelText('Tambahkan ke foto yang ada'));
    form.getByText('Paling banyak 5 foto. Hapus dulu foto yang tidak dipakai.');
    await save();
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Tambah foto lain'));
    expect(uploads()).toBe(0);
    await user.click(form.getByRole('button', { name: 'Hapus foto 1' }));
    await waitFor(() => expect(form.queryByText(/^Paling banyak 5 foto\. Hapus/u)).toBeNull());
    await save();
    expect(await savedImages()).toEqual([...['b', 'c', 'd'].map(image), NEW, NEW]);
    expect(api.requestsTo('PUT /api/products/:id')).toHaveLength(1);
  });

  it('nothing is saved when the owner discards the changes during the upload', async () => {
    const { api, user, form, choose, save } = await openExisting([IMAGE]);
    const published = heldBack(() => ({ objectPath: NEW }));
    api.respond('PUT /api/objects/set-public', published.respond);
    await choose('baru.jpg');
    await user.click(form.getByLabelText('Tambahkan ke foto yang ada'));
    await save();
    await user.click(form.getByRole('button', { name: 'Batal' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    published.release();
    await act(() => new Promise((later) => setTimeout(later, 200)));
    expect(api.requestsTo('PUT /api/products/:id')).toHaveLength(0);
    expect(screen.queryByText('Upload berhasil')).toBeNull();
  });

  describe('during the upload', () => {
    async function openUploading() {
      const opened = await openExisting([IMAGE]);
      const published = heldBack(() => ({ objectPath: NEW }));
      opened.api.respond('PUT /api/objects/set-public', published.respond);
      await opened.choose('baru.jpg');
      await opened.save();
      await waitFor(() => expect(opened.api.requestsTo('PUT /api/objects/set-public')).toHaveLength(1));
      return { ...opened, release: published.release };
    }

    it('values that the owner types are saved', async () => {
      const { api, user, form, release, savedImages } = await openUploading();
      await fill(user, form.getByLabelText('Nama produk'), 'Mug Siang');
      await fill(user, form.getByLabelText('Harga'), '60.000');
      release();
      expect(await savedImages()).toEqual([NEW]);
      expect(api.bodies('PUT /api/products/:id')).toMatchObject([{ name: 'Mug Siang', price: 60_000 }]);
    });

    it('an invalid value that the owner types gets focus and is not saved', async () => {
      const { api, user, form, release, save, savedImages } = await openUploading();
      const name = form.getByLabelText('Nama produk');
      await user.clear(name);
      form.getByLabelText('Harga').focus();
      release();
      await waitFor(() => expect(document.activeElement).toBe(name));
      expect(errorAt(name)).toContain('Nama produk wajib diisi');
      expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
      await fill(user, name, 'Mug Siang');
      await save();
      expect(await savedImages()).toEqual([NEW]);
    });

    it('an unusual price that the owner types requires a confirmation', async () => {
      const { api, user, form, release, savedImages } = await openUploading();
      await fill(user, form.getByLabelText('Harga'), '0');
      release();
      const confirmation = await confirmDialog('Harga Rp\u00a00?');
      expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
      await user.click(confirmation.getByRole('button', { name: 'Ya, simpan' }));
      expect(await savedImages()).toEqual([NEW]);
    });

    it('a photo that the owner chooses is uploaded and saved, too', async () => {
      const { choose, release, savedImages } = await openUploading();
      await choose('lain.jpg');
      release();
      expect(await savedImages()).toEqual([NEW, NEW]);
      expect(uploads()).toBe(2);
    });
  });

  it('new photos are not uploaded again after a failed save', async () => {
    const { api, choose, save, savedImages } = await openExisting([IMAGE]);
    await choose('baru.jpg');
    api.respond('PUT /api/products/:id', () => refusal(503, 'Layanan sedang tidak tersedia.'));
    await save();
    await screen.findByText('Failed to update product');
    api.respond('PUT /api/products/:id', ({ body }) => json(body));
    await save();
    expect(await savedImages()).toEqual([NEW]);
    expect(uploads()).toBe(1);
  });

  it('a notification and the photo itself show why the server rejected the photo', async () => {
    const { api, form, choose, save } = await openExisting([IMAGE]);
    api.respond('PUT /api/objects/set-public', () => refusal(415, 'Berkas ini bukan foto.'));
    await choose('heic.jpg');
    await save();
    const title = await screen.findByText('Error');
    const toast = title.closest('[role=alert]')?.textContent;
    expect(toast).toContain('Gagal memproses upload gambar');
    expect(toast).toContain('heic.jpg');
    expect(toast).toContain('Berkas ini bukan foto.');
    const tile = form.getByRole('list', { name: 'Foto baru' }).firstElementChild;
    await waitFor(() => expect(document.activeElement).toBe(tile));
    expect(tile?.textContent).toContain('Berkas ini bukan foto.');
  });
});

describe('Saving without photos', () => {
  it("a product without photos is not saved, and the button 'Pilih foto' gets focus", async () => {
    const { api, user, form, save } = await openExisting([IMAGE]);
    await user.click(form.getByRole('button', { name: 'Hapus foto 1' }));
    await save();
    await screen.findByText('Error');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Pilih foto'));
    expect(document.activeElement?.getAttribute('aria-invalid')).toBe('true');
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);
  });

  it('the price field gets focus first when the price is invalid too', async () => {
    const { user, form, save } = await openExisting([IMAGE]);
    await user.click(form.getByRole('button', { name: 'Hapus foto 1' }));
    const price = form.getByLabelText('Harga');
    await fill(user, price, 'murah');
    await save();
    await screen.findByText('Error');
    await waitFor(() => expect(document.activeElement).toBe(price));
  });
});

describe('Unusual prices', () => {
  it.each([
    ['0', 'Harga Rp\u00a00?'],
    ['1.000.000.001', 'Harga Rp\u00a01.000.000.001?'],
  ])('a price of %s requires a confirmation, which a retried save does not repeat', async (typed, title) => {
    const { api, user, form, save } = await openExisting([IMAGE]);
    const price = form.getByLabelText('Harga');
    await fill(user, price, typed);
    await save();
    const confirmation = await confirmDialog(title);
    // The button's text shows that no save is running.
    form.getByText('Simpan perubahan');
    await user.click(confirmation.getByRole('button', { name: 'Batal' }));
    await waitFor(() => expect(document.activeElement).toBe(price));
    expect(valueOf(price)).toBe(typed);
    expect(api.requestsTo('PUT /api/products/:id')).toEqual([]);

    api.respond('PUT /api/products/:id', () => refusal(503, 'Layanan sedang tidak tersedia.'));
    await save();
    await answer(user, title, 'Ya, simpan');
    await screen.findByText('Failed to update product');
    api.respond('PUT /api/products/:id', ({ body }) => json(body));
    await save();
    await screen.findByText('Product updated successfully');
    expect(api.requestsTo('PUT /api/products/:id')).toHaveLength(2);
  });

  it('an unchanged price of Rp 0 and a price of Rp 1 billion need no confirmation', async () => {
    const { user, form, save } = await openExisting([IMAGE], { price: 0 });
    await fill(user, form.getByLabelText('Nama produk'), 'Gratis');
    await save();
    await screen.findByText('Product updated successfully');
    await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
    await fill(user, await screen.findByLabelText('Harga'), '1.000.000.000');
    await user.click(screen.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});

describe('Photos of a new product', () => {
  async function openNew() {
    const api = panelApi();
    api.respond('POST /api/objects/upload', () => ({ uploadURL: 'http://localhost/put/1' }));
    api.respond('PUT /api/objects/set-public', () => ({ objectPath: NEW }));
    const user = await openPanel(api);
    await user.click(screen.getByRole('button', { name: 'Tambah Produk' }));
    await screen.findByLabelText('Nama produk');
    const fillIn = async (name: string) => {
      const form = await dialog('Tambah produk');
      await fill(user, form.getByLabelText('Nama produk'), name);
      await fill(user, form.getByLabelText('Deskripsi'), 'Keramik.');
      await fill(user, form.getByLabelText('Harga'), '10000');
      await user.selectOptions(form.getByLabelText('Kategori'), 'Merchandise');
      await user.upload(
        form.getByLabelText('Pilih foto', { selector: 'input' }),
        new File(['mug'], 'mug.jpg', { type: 'image/jpeg' }),
      );
      return form;
    };
    const keys = () =>
      api.requestsTo('POST /api/products').map(({ headers }) => headers.get('Idempotency-Key'));
    return { api, user, fillIn, keys };
  }

  /** Opens the form of a new product, fills it in, and saves it. The response to the save is lost. */
  async function saveWithoutResponse() {
    const { api, user, fillIn, keys } = await openNew();
    api.respond('POST /api/products', noNetwork);
    const form = await fillIn('Mug');
    const save = () => user.click(form.getByRole('button', { name: 'Simpan produk' }));
    await save();
    await screen.findByText('Failed to create product');
    return { api, user, form, save, keys };
  }

  it('are in two products when the form is saved and followed by another one', async () => {
    const { api, user, fillIn, keys } = await openNew();
    for (const [index, name] of ['Mug', 'Gelas'].entries()) {
      const form = await fillIn(name);
      await user.click(form.getByRole('button', { name: 'Simpan & tambah lagi' }));
      await waitFor(() => expect(keys()).toHaveLength(index + 1));
      await waitFor(() => expect(valueOf(screen.getByLabelText('Nama produk'))).toBe(''));
    }
    expect(new Set(keys()).size).toBe(2);
    expect(api.bodies('POST /api/products')).toMatchObject([
      { name: 'Mug', images: [NEW] },
      { name: 'Gelas', images: [NEW] },
    ]);
  });

  it('are in the only product that is created when the response to the first save was lost', async () => {
    const { api, user, form, save, keys } = await saveWithoutResponse();
    api.respond('POST /api/products', () => refusal(409, 'Produk ini sudah dibuat'));
    api.respond('PUT /api/products/:id', ({ body }) => json(body));
    await fill(user, form.getByLabelText('Nama produk'), 'Mug besar');
    await save();
    await screen.findByText('Product created successfully');
    const [key] = keys();
    expect(z.uuid().safeParse(key).success).toBe(true);
    expect(keys()).toEqual([key, key]);
    const updates = api.requestsTo('PUT /api/products/:id');
    expect(updates.map(({ path, headers }) => [path, headers.get('If-Match')])).toEqual([
      [`/api/products/${key}`, '"1"'],
    ]);
    expect(updates[0]?.body).toMatchObject({ name: 'Mug besar', images: [NEW] });
  });

  it('are in another product when the created product was deleted since', async () => {
    const { api, save, keys } = await saveWithoutResponse();
    api.respond('POST /api/products', ({ headers, body }) =>
      headers.get('Idempotency-Key') === keys()[0] ? refusal(409, 'Produk ini sudah dibuat') : json(body),
    );
    api.respond('PUT /api/products/:id', () => refusal(404, 'Data tidak ditemukan'));
    await save();
    await screen.findByText('Product created successfully');
    expect(new Set(keys()).size).toBe(2);
    expect(api.bodies('POST /api/products').at(-1)).toMatchObject({ name: 'Mug', images: [NEW] });
  });
});
