import { expect, test, type Page } from '@playwright/test';
import situations from './situations/panel-take-back.json' with { type: 'json' };
import { PHONE } from './support/browser.js';
import { dialog, expectToast, loaded, login, openTab, ownerOf, photo, unfoldPart } from './support/panel.js';
import { useShop } from './support/use-shop.js';
import { isList, LISTS, type Tab, TABS } from './tabs.js';

/**
 * The destructive buttons of each tab that shows no list, while all forms are open. Numbers at the end of button names
 * are omitted.
 */
const BUTTONS: Readonly<Partial<Record<Tab, readonly string[]>>> = situations.buttons;
const PARTS = ['Identitas', 'Pengiriman', 'Halaman layanan', 'Fakta', 'Tampilan'];
const DESTRUCTIVE = /^(?:Hapus|Nonaktifkan|Buang|Kosongkan)/u;

async function openPart(page: Page, part: string): Promise<void> {
  await page.getByRole('button', { name: `Ubah ${part}`, exact: true }).tap();
  await loaded(page);
}
const press = (page: Page, name: string): Promise<void> =>
  page.getByRole('button', { name, exact: true }).first().tap();
/** Removes a row. On a phone, a collapsed row must be opened first, because it hides its remove button. */
async function removeRow(page: Page, name: string): Promise<void> {
  const button = page.locator(`[aria-label="Hapus ${name}"]`);
  if (!(await button.isVisible()))
    await page.getByRole('listitem').filter({ has: button }).last().getByRole('button').first().tap();
  await button.tap();
}
async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse((response) => response.request().method() === 'POST');
  await press(page, 'Simpan');
  expect((await saved).status()).toBe(200);
}
async function undoLast(page: Page): Promise<void> {
  await openTab(page, 'Pengaturan');
  if ((await page.locator('#riwayat[open]').count()) === 0) await unfoldPart(page, 'Riwayat');
  const entry = page.getByRole('list', { name: 'Daftar perubahan' }).getByRole('listitem').first();
  await entry.scrollIntoViewIfNeeded();
  await entry.getByRole('button', { name: /^Urungkan/u }).tap();
  await dialog(page).getByRole('button', { name: 'Urungkan', exact: true }).tap();
  await page.locator('[data-toast]').filter({ hasText: 'Perubahan diurungkan' }).waitFor();
}
/** The stored data, without the time and the version, which every write changes. */
async function stored(page: Page, path: string): Promise<unknown> {
  const text = await (await page.request.get(path)).text();
  const changing = ['updatedAt', 'version'];
  return JSON.parse(text, (key, value: unknown) => (changing.includes(key) ? undefined : value));
}

test.describe('Destructive actions of the panel on a phone', () => {
  const shop = useShop();
  const open = async (tab: Tab = 'Produk'): Promise<Page> => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    if (tab !== 'Produk') await openTab(page, tab);
    return page;
  };

  test('the list in this file names every destructive button', async () => {
    const page = await open();
    for (const tab of TABS) {
      await openTab(page, tab);
      if (tab === 'Konten') for (const part of PARTS) await openPart(page, part);
      const buttons = isList(tab) ? ['Hapus {nama}'] : BUTTONS[tab];
      await expect(async () => {
        const names = await page
          .locator('main button')
          .evaluateAll((all) =>
            all.map((button) => button.getAttribute('aria-label') ?? button.textContent ?? ''),
          );
        const found = names
          .filter((name) => DESTRUCTIVE.test(name))
          .map((name) => (isList(tab) ? 'Hapus {nama}' : name.replace(/ \d+$/u, '')));
        expect([tab, [...new Set(found)].toSorted()]).toEqual([tab, buttons]);
      }).toPass();
    }
  });

  for (const { tab, path, deleted: line } of LISTS)
    test(`a deleted row of ${tab} is restored to its place by the undo line`, async () => {
      const page = await open(tab);
      const before = await stored(page, path);
      await page
        .getByRole('button', { name: /^Hapus / })
        .first()
        .tap();
      await dialog(page).getByRole('button', { name: 'Hapus', exact: true }).tap();
      const row = page.getByRole('listitem').filter({ hasText: line });
      await row.waitFor();
      expect(await stored(page, path)).not.toEqual(before);
      await row.getByRole('button', { name: /^Urungkan/u }).tap();
      await row.waitFor({ state: 'detached' });
      expect(await stored(page, path)).toEqual(before);
    });

  /** Removes something, saves, and undoes the change: the stored data are as before. */
  async function expectTakenBack(page: Page, path: string, remove: () => Promise<void>): Promise<void> {
    const before = await stored(page, path);
    await remove();
    await save(page);
    expect(await stored(page, path)).not.toEqual(before);
    await undoLast(page);
    expect(await stored(page, path)).toEqual(before);
  }

  /** `part` must be opened first. `rows` are the kinds of rows that have a remove button. */
  const ROW_KINDS: readonly [path: string, tab: Tab, part: string | undefined, rows: readonly string[]][] = [
    ['/api/admin/site-content', 'Konten', undefined, ['pertanyaan']],
    ['/api/admin/content/search', 'Konten', undefined, ['pasangan kata']],
    [
      '/api/admin/content/shipping',
      'Konten',
      'Pengiriman',
      ['wilayah', 'catatan', 'gratis ongkir', 'cara kirim', 'langkah', 'ketentuan'],
    ],
    ['/api/admin/content/services', 'Konten', 'Halaman layanan', ['angka', 'layanan']],
    ['/api/admin/content/facts', 'Konten', 'Fakta', ['fakta', 'angka']],
    [
      '/api/admin/about-content',
      'Pengaturan',
      'Halaman Tentang Kami',
      ['butir misi', 'layanan desain', 'layanan percetakan'],
    ],
  ];
  for (const [path, tab, part, rows] of ROW_KINDS)
    test(`removed rows of ${path} are restored by an undo`, async () => {
      const page = await open(tab);
      if (part) await (tab === 'Pengaturan' ? unfoldPart : openPart)(page, part);
      // The numbers that a service page shows are in a part of the form that must be opened first.
      if (part === 'Halaman layanan') await page.getByText('Halaman desain', { exact: true }).tap();
      await expectTakenBack(page, path, async () => {
        for (const row of rows) await removeRow(page, `${row} 1`);
      });
    });

  test('after a question was removed, the next question has the focus', async () => {
    const page = await open('Konten');
    await removeRow(page, 'pertanyaan 1');
    const next = page
      .getByRole('listitem')
      .filter({ has: page.locator('[aria-label="Hapus pertanyaan 1"]') });
    await expect(next.getByRole('button').first()).toBeFocused();
  });

  test('a removed break and removed special hours are restored by an undo', async () => {
    const page = await open('Konten');
    await page.getByRole('button', { name: 'Senin: Tambah istirahat', exact: true }).tap();
    await page.getByLabel('Senin, buka lagi').fill('19:00');
    await page.getByLabel('Senin, tutup setelah istirahat').fill('20:00');
    await press(page, 'Tambah jam khusus');
    await page.getByLabel('Tanggal', { exact: true }).fill('2099-12-25');
    await save(page);
    await expectTakenBack(page, '/api/admin/site-content', async () => {
      await press(page, 'Senin: Hapus istirahat');
      await press(page, 'Hapus Jam khusus 1');
    });
  });

  test('a removed logo is restored by an undo', async () => {
    const page = await open('Konten');
    await openPart(page, 'Identitas');
    await page
      .locator('#identitas input[type=file]')
      .first()
      .setInputFiles(await photo('logo', '#00a0d2'));
    await page.getByRole('button', { name: 'Hapus Logo', exact: true }).waitFor();
    await save(page);
    await expectTakenBack(page, '/api/admin/content/identity', () => press(page, 'Hapus Logo'));
  });

  test('an unsaved photo can be chosen again after its removal', async () => {
    const page = await open();
    await page
      .getByRole('button', { name: /^Ubah / })
      .first()
      .tap();
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(await photo('baru', '#d6006c'));
    await press(page, 'Hapus foto 1');
    await dialog(page)
      .locator('input[type=file]')
      .setInputFiles(await photo('baru', '#d6006c'));
    await page.getByRole('button', { name: 'Hapus foto 1' }).waitFor();
  });

  test('deleted sample data are restored by an undo', async () => {
    const page = await open('Pengaturan');
    await unfoldPart(page, 'Data contoh');
    const paths = [...LISTS.map(({ path }) => path), '/api/admin/sample-data'];
    const read = (): Promise<unknown[]> => Promise.all(paths.map((path) => stored(page, path)));
    const before = await read();
    await press(page, 'Hapus data contoh');
    const fromEdge = await dialog(page).evaluate((box) => {
      const checkbox = box.querySelector('label:has([type=checkbox])');
      return (checkbox?.getBoundingClientRect().left ?? 0) - box.getBoundingClientRect().left;
    });
    expect(fromEdge).toBeGreaterThanOrEqual(16);
    await dialog(page).getByRole('button', { name: 'Hapus data contoh' }).tap();
    await expectToast(page, 'Data contoh berhasil dihapus');
    expect(await read()).not.toEqual(before);
    await undoLast(page);
    expect(await read()).toEqual(before);
  });

  test('a new preview link can be created right after the old link was withdrawn', async () => {
    const page = await open();
    await page
      .getByRole('button', { name: /^Ubah / })
      .first()
      .tap();
    const url = dialog(page).getByLabel('Tautan pratinjau');
    await dialog(page).getByRole('button', { name: 'Buat tautan pratinjau' }).tap();
    const first = await url.inputValue();
    await dialog(page).getByRole('button', { name: 'Nonaktifkan tautan' }).tap();
    await url.waitFor({ state: 'detached' });
    await dialog(page).getByRole('button', { name: 'Buat tautan pratinjau' }).tap();
    expect(await url.inputValue()).not.toBe(first);
  });

  test('a return to an earlier state is reverted by an undo', async () => {
    const page = await open('Pengaturan');
    await unfoldPart(page, 'Halaman Tentang Kami');
    await unfoldPart(page, 'Riwayat');
    const path = '/api/admin/about-content';
    const edit = async (title: string): Promise<unknown> => {
      await page.getByLabel('Judul halaman').fill(title);
      await save(page);
      return stored(page, path);
    };
    const first = await edit('Satu');
    await edit('Dua');
    const third = await edit('Tiga');
    const entries = page.getByRole('list', { name: 'Daftar perubahan' }).getByRole('listitem');
    const second = entries.filter({ hasText: 'Satu → Dua' });
    await second.scrollIntoViewIfNeeded();
    await second.getByRole('button', { name: /^Kembalikan ke sebelum/u }).tap();
    await dialog(page).getByRole('button', { name: 'Kembalikan', exact: true }).tap();
    await expectToast(page, 'Keadaan lama dikembalikan');
    expect(await stored(page, path)).toEqual(first);
    await entries.getByText('Halaman Tentang Kami dikembalikan ke keadaan lama').waitFor();
    await undoLast(page);
    expect(await stored(page, path)).toEqual(third);
  });
});
