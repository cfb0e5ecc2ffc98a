import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { createStore, update } from 'idb-keyval';
import { z } from 'zod';
import {
  type Draft,
  endDrafts,
  listDrafts,
  startDrafts,
  writeDraft,
} from '../../src/admin/forms/draft-store';
import { FormText } from '../../src/admin/forms/form-fields';
import { SavedForm } from '../../src/admin/forms/saved-form';
import { useEditForm } from '../../src/admin/forms/use-edit-form';
import { panelClient } from '../../src/admin/panel-client';
import type { DraftForm } from '../../src/text/admin-drafts';
import { adminSystem } from '../../src/theme/admin-system';
import { staticCss } from '../../src/theme/static-css';
import { ThemeProvider } from '../../src/theme/theme-provider';
import {
  expectNoOffer,
  findOffer,
  openForm,
  reload,
  untilDraftContains,
  untilNoDraft,
  setUpDrafts,
  type User,
} from './support/drafts';
import { heldBack, refusal } from './support/fake-api';
import { product } from './support/fixtures';
import { answer, dialog, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';
import { newUser } from './support/watch';

const NAME = 'Spanduk Pasar Malam';
const FULL = /^Penyimpanan perangkat ini penuh: tulisannya tetap tersimpan di sini, fotonya tidak\./u;

setUpDrafts();

const openNewProduct = (user: User) => openForm(user, 'Tambah Produk', 'Tambah produk');
const openMug = (user: User) => openForm(user, 'Ubah Mug Custom Foto', 'Ubah produk');

type Form = Awaited<ReturnType<typeof dialog>>;
const nameIn = (form: Form) => form.findByLabelText('Nama produk');

/** Types the name of a new product and waits until its draft is stored. */
async function typeNewProduct(api: ReturnType<typeof panelApi>) {
  const user = await openPanel(api);
  const form = await openNewProduct(user);
  await fill(user, await nameIn(form), NAME);
  await untilDraftContains('products', NAME);
  return { user, form };
}

const choosePhotos = (user: User, form: Form) =>
  user.upload(form.getByLabelText('Pilih foto', { selector: 'input' }), [
    new File(['satu'], 'satu.jpg', { type: 'image/jpeg' }),
    new File(['dua'], 'dua.png', { type: 'image/png' }),
  ]);

/** Changes the newest draft of a form as if another browser tab had written the draft. */
const moveToOtherTab = async (form: DraftForm) => {
  const [draft] = await listDrafts(form);
  const store = createStore('etalase-drafts', 'drafts');
  await update(`text:${draft?.id}`, (found) => ({ ...(found as Draft), tab: 'other' }), store);
};

/** Simulates that these tabs are open. An open tab holds a lock that has the tab's name. */
const setOpenTabs = (...tabs: string[]) =>
  Object.defineProperty(navigator, 'locks', {
    configurable: true,
    value: { query: () => Promise.resolve({ held: tabs.map((tab) => ({ name: `etalase-tab:${tab}` })) }) },
  });

/** Sends the events of a tab that is hidden or closed. */
function hideTab(): void {
  jest.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
}

describe('A draft of a new product', () => {
  it('restores texts and photos after a reload', async () => {
    const api = panelApi();
    const { user, form } = await typeNewProduct(api);
    expectNoOffer();
    await choosePhotos(user, form);
    await untilDraftContains('products', '"chosen":2');

    const reloadedUser = await reload(api);
    const empty = await openNewProduct(reloadedUser);
    expect(valueOf(await nameIn(empty))).toBe('');
    await reloadedUser.click(await findOffer());
    await waitFor(async () => expect(valueOf(await nameIn(empty))).toBe(NAME));
    expect(empty.getAllByRole('listitem').map((photo) => photo.textContent)).toEqual([
      expect.stringContaining('satu.jpg'),
      expect.stringContaining('dua.png'),
    ]);
    await waitFor(expectNoOffer);
  });

  it('is named first on the tab of products, above the first steps, and opens its form', async () => {
    const api = panelApi({ firstSteps: { hidden: false, hoursConfirmed: false } });
    await typeNewProduct(api);
    const user = await reload(api);
    const line = await screen.findByText(new RegExp(`^“${NAME}” belum disimpan · \\d\\d\\.\\d\\d WIB$`, 'u'));
    const steps = await screen.findByRole('region', { name: 'Langkah pertama' });
    expect(line.compareDocumentPosition(steps)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(screen.getByRole('button', { name: 'Buka isian itu' }));
    await dialog('Tambah produk');
    await user.click(await findOffer());
    expect(valueOf(screen.getByLabelText('Nama produk'))).toBe(NAME);
  });

  it('remains when a category is saved, which deletes only the draft of the category', async () => {
    const api = panelApi();
    await typeNewProduct(api);
    const user = await reload(api, 'Kategori');
    const form = await openForm(user, 'Tambah Kategori', 'Tambah kategori');
    await fill(user, await form.findByLabelText('Nama kategori'), 'Undangan');
    await untilDraftContains('categories', 'Undangan');
    await user.click(form.getByRole('button', { name: 'Simpan kategori' }));
    await untilNoDraft('categories');
    expect(await listDrafts('products')).toHaveLength(1);
  });

  it('is deleted when the owner discards the changes on closing the dialog', async () => {
    const { user } = await typeNewProduct(panelApi());
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await untilNoDraft('products');
  });

  it('is deleted when the owner discards the offered draft', async () => {
    const api = panelApi();
    await typeNewProduct(api);
    const user = await reload(api);
    await openNewProduct(user);
    await findOffer();
    await user.click(screen.getByRole('button', { name: 'Buang' }));
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await untilNoDraft('products');
    await waitFor(expectNoOffer);
  });

  it('is kept when the owner begins a second new product, which gets a separate draft', async () => {
    const api = panelApi();
    await typeNewProduct(api);
    const user = await reload(api);
    const form = await openNewProduct(user);
    await findOffer();
    await fill(user, await nameIn(form), 'Undangan');
    await untilDraftContains('products', 'Undangan');
    expect(await listDrafts('products')).toHaveLength(2);
    await user.click(await findOffer());
    await answer(user, 'Buang perubahan?', 'Buang perubahan');
    await waitFor(async () => expect(valueOf(await nameIn(form))).toBe(NAME));
    await waitFor(async () => expect(await listDrafts('products')).toHaveLength(1));
  });

  it('expires after 7 days', async () => {
    const api = panelApi();
    await typeNewProduct(api);
    const now = performance.now.bind(performance);
    // The clock shows one minute less than this number of days after the draft was written.
    let days = 7;
    jest.spyOn(performance, 'now').mockImplementation(() => now() + days * 24 * 3_600_000 - 60_000);
    expect(await listDrafts('products')).toHaveLength(1);
    days = 7.1;
    expect(await listDrafts('products')).toEqual([]);
  });

  it("remains after an expired session, and is deleted by 'Keluar tanpa menyimpan'", async () => {
    const api = panelApi();
    const { user } = await typeNewProduct(api);
    api.respond('GET /api/admin/categories', () => refusal(401, 'Sesi berakhir'));
    await act(() => panelClient.invalidateQueries());
    await dialog('Masuk lagi');
    expect(await listDrafts('products')).toHaveLength(1);
    api.respond('GET /api/admin/session', () => refusal(401, 'Sesi berakhir'));
    await user.click(screen.getByRole('button', { name: 'Keluar tanpa menyimpan' }));
    await untilNoDraft('products');
  });

  it('is kept after a logout in this tab when another tab has logged in again', async () => {
    const api = panelApi();
    const { user } = await typeNewProduct(api);
    api.respond('GET /api/admin/categories', () => refusal(401, 'Sesi berakhir'));
    await act(() => panelClient.invalidateQueries());
    await dialog('Masuk lagi');
    // The other tab has the same session cookie.
    const validSession = heldBack(() => ({ expiresAt: '2026-11-21T10:05:00.000Z' }));
    api.respond('GET /api/admin/session', validSession.respond);
    await user.click(screen.getByRole('button', { name: 'Keluar tanpa menyimpan' }));
    await screen.findByRole('button', { name: 'Masuk' });
    validSession.release();
    await act(() => new Promise((later) => setTimeout(later, 100)));
    expect(await listDrafts('products')).toHaveLength(1);
    // New drafts can be stored, too.
    const other = { id: 'other', form: 'products', item: undefined, version: undefined } as const;
    await writeDraft({ ...other, values: {}, filesDropped: false }, undefined);
    expect(await listDrafts('products')).toHaveLength(2);
    expect(api.requestsTo('GET /api/admin/session')).toHaveLength(1);
  });

  it("is deleted by 'Keluar' once the logout has succeeded", async () => {
    const api = panelApi();
    await typeNewProduct(api);
    const user = await reload(api);
    api.respond('POST /api/admin/logout', () => refusal(503, 'Sebentar lagi'));
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    await screen.findByText('Belum bisa keluar');
    expect(await listDrafts('products')).toHaveLength(1);
    api.respond('POST /api/admin/logout', () => ({ success: true }));
    await user.click(screen.getByRole('button', { name: 'Keluar' }));
    await untilNoDraft('products');
  });

  it('is not saved between a logout in another tab and the next login', async () => {
    const { user, form } = await typeNewProduct(panelApi());
    // A logout in another tab has the same effect as this call.
    await endDrafts();
    await fill(user, form.getByLabelText('Deskripsi'), 'Setelah keluar');
    // A hidden tab would write its draft at once, before the test reads the drafts.
    act(hideTab);
    expect(await listDrafts('products')).toEqual([]);

    // A login in any tab has the same effect as this call.
    await startDrafts();
    await fill(user, form.getByLabelText('Deskripsi'), 'Masuk kembali');
    await untilDraftContains('products', 'Masuk kembali');
  });

  it('contains texts but no photos when the device storage is full, and a message says so', async () => {
    const put = Object.getOwnPropertyDescriptor(IDBObjectStore.prototype, 'put')
      ?.value as IDBObjectStore['put'];
    jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (
      this: IDBObjectStore,
      value,
      key,
    ) {
      if (typeof key === 'string' && key.startsWith('files:'))
        throw new DOMException('full', 'QuotaExceededError');
      return put.call(this, value, key);
    });
    const api = panelApi();
    const { user, form } = await typeNewProduct(api);
    await choosePhotos(user, form);
    await screen.findByText(FULL);
    await fill(user, form.getByLabelText('Deskripsi'), 'Setelah penuh');
    await untilDraftContains('products', 'Setelah penuh');
    screen.getByText(FULL);

    const reloadedUser = await reload(api);
    const empty = await openNewProduct(reloadedUser);
    await reloadedUser.click(await findOffer());
    await screen.findByText(FULL);
    expect(valueOf(await nameIn(empty))).toBe(NAME);
    expect(empty.queryByText('satu.jpg')).toBeNull();
    await reloadedUser.click(empty.getByRole('button', { name: 'Simpan produk' }));
    await screen.findAllByText('Harap upload minimal satu gambar produk');
  });

  it('is optional: without IndexedDB, a form can still be saved', async () => {
    jest.spyOn(IDBFactory.prototype, 'open').mockImplementation(() => {
      throw new DOMException('private', 'SecurityError');
    });
    // The database may be open already, so transactions fail, too.
    jest.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('private', 'InvalidStateError');
    });
    const user = await openPanel(panelApi(), 'Kategori');
    const form = await openForm(user, 'Tambah Kategori', 'Tambah kategori');
    await fill(user, await form.findByLabelText('Nama kategori'), 'Undangan');
    await user.click(form.getByRole('button', { name: 'Simpan kategori' }));
    await screen.findByText('Kategori berhasil dibuat');
  });
});

describe('Drafts in several browser tabs', () => {
  afterEach(() => void Reflect.deleteProperty(navigator, 'locks'));

  it('a draft of another browser tab is offered only after that tab is closed', async () => {
    const api = panelApi();
    await typeNewProduct(api);
    await moveToOtherTab('products');
    setOpenTabs('other');
    expect(await listDrafts('products')).toEqual([]);
    const user = await reload(api);
    const form = await openNewProduct(user);
    await fill(user, await nameIn(form), 'Undangan');
    await untilDraftContains('products', 'Undangan');
    expectNoOffer();
    setOpenTabs();
    expect(await listDrafts('products')).toHaveLength(2);
    const reloadedUser = await reload(api);
    await openNewProduct(reloadedUser);
    await waitFor(() =>
      expect(screen.getAllByRole('button', { name: /^Lanjutkan produk/u })).toHaveLength(2),
    );
  });
});

describe('Drafts of saved products', () => {
  /** Types a new name of the saved product, and waits until the draft is stored. */
  async function typeMug(api = panelApi()) {
    const user = await openPanel(api);
    const form = await openMug(user);
    await fill(user, await nameIn(form), NAME);
    await untilDraftContains('products', NAME);
    return { api, reloadPanel: () => reload(api) };
  }

  it('a draft of a saved product is offered only for that product', async () => {
    const { reloadPanel } = await typeMug(
      panelApi({ products: [product(), product({ id: 'p2', name: 'Kaus' })] }),
    );
    const user = await reloadPanel();
    await openForm(user, 'Ubah Kaus', 'Ubah produk');
    expectNoOffer();
    await user.click(screen.getByRole('button', { name: 'Batal' }));
    const form = await openMug(user);
    await user.click(await findOffer());
    await waitFor(async () => expect(valueOf(await nameIn(form))).toBe(NAME));
  });

  it('a draft can overwrite a product version that was saved later', async () => {
    const { api, reloadPanel } = await typeMug();
    api.shop.products = [product({ version: 2, price: 60_000 })];
    const user = await reloadPanel();
    const form = await openMug(user);
    await form.findByText(/^Yang tersimpan sudah berubah sejak isian \d\d\.\d\d ini\.$/u);
    form.getByText('Yang berbeda: Nama produk, Harga.');
    await user.click(form.getByRole('button', { name: 'Pakai isian ini' }));
    await waitFor(async () => expect(valueOf(await nameIn(form))).toBe(NAME));
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await screen.findByText('Product updated successfully');
    const [sent] = api.requestsTo('PUT /api/products/:id');
    expect(sent?.headers.get('If-Match')).toBe('"2"');
    expect(sent?.body).toMatchObject({ name: NAME, price: 55_000 });
    await untilNoDraft('products');
  });

  it('a draft can be discarded in favor of a product version that was saved later', async () => {
    const { api, reloadPanel } = await typeMug();
    api.shop.products = [product({ version: 2, price: 60_000 })];
    const user = await reloadPanel();
    const form = await openMug(user);
    await user.click(await form.findByRole('button', { name: 'Pakai yang tersimpan' }));
    await untilNoDraft('products');
    await waitFor(expectNoOffer);
    expect(valueOf(await nameIn(form))).toBe('Mug Custom Foto');
    expect(valueOf(form.getByLabelText('Harga'))).toBe('60.000');
  });

  it('a draft is discarded without asking when the saved product has the same values', async () => {
    const { api, reloadPanel } = await typeMug();
    api.shop.products = [product({ version: 2, name: NAME })];
    const user = await reloadPanel();
    await openForm(user, `Ubah ${NAME}`, 'Ubah produk');
    await untilNoDraft('products');
    expectNoOffer();
  });

  it('a draft can become a new product when the saved product was deleted', async () => {
    const { api, reloadPanel } = await typeMug();
    api.shop.products = [];
    const user = await reloadPanel();
    const form = await openNewProduct(user);
    await form.findByText(/^Ada isian \d\d\.\d\d untuk produk yang sudah dihapus\.$/u);
    await user.click(form.getByRole('button', { name: 'Pakai isian ini' }));
    await waitFor(async () => expect(valueOf(await nameIn(form))).toBe(NAME));
    await user.click(form.getByRole('button', { name: 'Simpan produk' }));
    await waitFor(() => expect(api.bodies('POST /api/products')).toMatchObject([{ name: NAME }]));
    await untilNoDraft('products');
  });
});

describe('Drafts', () => {
  it('a draft of the site content restores texts and lists, and is deleted after saving', async () => {
    const api = panelApi();
    const user = await openPanel(api, 'Konten');
    await fill(user, await screen.findByLabelText('Judul'), 'Cetak hari ini');
    await user.click(screen.getByRole('button', { name: 'Tambah pertanyaan' }));
    await fill(user, await screen.findByLabelText('Pertanyaan'), 'Buka hari Minggu?');
    await fill(user, screen.getByLabelText('Jawaban'), 'Ya.');
    await untilDraftContains('content', '"Ya."');
    const reloadedUser = await reload(api, 'Konten');
    await reloadedUser.click(await findOffer('konten'));
    await waitFor(() => expect(valueOf(screen.getByLabelText('Judul'))).toBe('Cetak hari ini'));
    screen.getByRole('button', { name: '3. Buka hari Minggu?' });
    await reloadedUser.click(screen.getByRole('button', { name: 'Simpan' }));
    await screen.findByText('Konten berhasil disimpan');
    expect(api.shop.siteContent.hero.title).toBe('Cetak hari ini');
    await untilNoDraft('content');
  });
});

describe('A form with a password', () => {
  const schema = z.object({ name: z.string(), secret: z.string() });
  type Attributes = { readonly type?: string; readonly autoComplete?: string };
  function SecretForm(attributes: Attributes) {
    const form = useEditForm(schema, { name: '', secret: '' });
    return (
      <SavedForm form={form} save={() => Promise.reject(new Error('Unused'))} savedText="" draft="content">
        <FormText control={form.control} name="name" label="Nama" />
        <FormText control={form.control} name="secret" label="Rahasia" {...attributes} />
      </SavedForm>
    );
  }

  it.each<[string, Attributes, number]>([
    ['nothing when the password is hidden', { type: 'password' }, 0],
    ['nothing when the password is shown', { type: 'text', autoComplete: 'current-password' }, 0],
    ['its texts when no field is a password', { type: 'text' }, 1],
  ])('stores as draft: %s', async (_title, attributes, draftCount) => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    render(
      <ThemeProvider value={adminSystem} staticCss={staticCss}>
        <SecretForm {...attributes} />
      </ThemeProvider>,
    );
    const user = newUser();
    await fill(user, screen.getByLabelText('Rahasia'), 'kertas-dan-tinta');
    await fill(user, screen.getByLabelText('Nama'), 'Etalase');
    hideTab();
    expect(await listDrafts('content')).toHaveLength(draftCount);
    expect(JSON.stringify(put.mock.calls).includes('kertas-dan-tinta')).toBe(draftCount > 0);
  });

  it('opens the folded part of the settings that offers it', async () => {
    const api = panelApi();
    const user = await openPanel(api, 'Pengaturan');
    await fill(user, await screen.findByLabelText('Judul halaman'), 'Tentang kertas');
    await untilDraftContains('about', 'Tentang kertas');
    await reload(api, 'Pengaturan');
    const offer = await findOffer('halaman Tentang Kami');
    expect(offer.closest('details')?.open).toBe(true);
    expect(screen.getByLabelText('Kata sandi lama').closest('details')?.open).toBe(false);
  });

  it("stores no draft of the section 'Kata sandi'", async () => {
    const put = jest.spyOn(IDBObjectStore.prototype, 'put');
    const user = await openPanel(panelApi(), 'Pengaturan');
    await fill(user, await screen.findByLabelText('Kata sandi lama'), 'kertas-dan-tinta');
    await fill(user, screen.getByLabelText('Kata sandi baru'), 'kertas-dan-tinta');
    hideTab();
    expect(await listDrafts('content')).toEqual([]);
    expect(put).not.toHaveBeenCalled();
  });
});
