import { basename } from 'node:path';
import type { Page } from 'playwright-core';
import { ADMIN_PASSWORD, dialog, enterPassword } from './panel.js';

/** The speed of a slow connection in each direction. */
export const BYTES_PER_SECOND = 50_000;

/** Longer than any step takes on a busy machine. */
const PATIENCE_MS = 240_000;

/** Limits a page to a slow connection and a quarter of the processor. */
export async function throttleToPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 100,
    downloadThroughput: BYTES_PER_SECOND,
    uploadThroughput: BYTES_PER_SECOND,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
}

interface Evening {
  /** The paths of the photos, one for each product. */
  readonly photos: readonly string[];
  readonly step: (name: string, take: () => Promise<void>) => Promise<void>;
}

/** Waits for a notification and closes it, so that the next one can have the same text. */
async function dismissToast(page: Page, text: string): Promise<void> {
  const toast = page.locator('[data-toast][data-state=open]').filter({ hasText: text });
  await toast.getByRole('button', { name: 'Tutup pemberitahuan' }).tap();
  await toast.waitFor({ state: 'hidden' });
}

/** Takes all steps of an owner's first evening, from the login to the backup, with only taps and typing. */
export async function spendFirstEvening(page: Page, { photos, step }: Evening): Promise<void> {
  page.setDefaultTimeout(PATIENCE_MS);
  const open = (tab: string) => page.getByRole('tab', { name: tab, exact: true }).tap();
  /** Presses a step in the list of first steps. */
  const pressStep = async (name: string) => {
    await open('Produk');
    await page.getByRole('button', { name, exact: true }).tap();
  };
  const save = () => page.getByRole('button', { name: 'Simpan', exact: true }).tap();

  await step('masuk', async () => {
    await page.goto('/admin');
    await enterPassword(page, ADMIN_PASSWORD);
    await page.getByRole('heading', { name: 'Langkah pertama' }).waitFor();
  });
  await step('nomor', async () => {
    await pressStep('Masukkan nomor WhatsApp');
    await page.getByLabel('Nomor chat (WhatsApp)').fill('0812 9000 1234');
    await save();
    await dialog(page).getByRole('button', { name: 'Ganti di produk' }).tap();
    await dismissToast(page, 'Nomor di');
  });
  await step('nama-dan-alamat', async () => {
    await pressStep('Masukkan nama dan alamat usaha');
    await page.getByLabel('Nama usaha').fill('Cetak Melati');
    await page.getByLabel('Alamat').fill('Jl. Melati No. 5, Depok');
    await save();
    await dismissToast(page, 'Konten berhasil disimpan');
  });
  await step('jam-buka', async () => {
    await pressStep('Periksa jam buka');
    await page.getByLabel('Sabtu, jam tutup').fill('16:00');
    await save();
    await dismissToast(page, 'Konten berhasil disimpan');
  });
  await step('tautan', async () => {
    await pressStep('Sesuaikan tautan Instagram dan marketplace');
    await page.getByLabel(/^Instagram/u).fill('@cetakmelati');
    await page.getByLabel('Toko di marketplace').fill('https://tokopedia.com/cetakmelati');
    await save();
    await dismissToast(page, 'Tautan media sosial berhasil disimpan');
  });
  await step('kategori', async () => {
    await open('Kategori');
    await page.getByRole('button', { name: 'Tambah Kategori' }).tap();
    await dialog(page).getByLabel('Nama kategori').fill('Cetak Kain');
    await dialog(page).getByRole('button', { name: 'Simpan kategori' }).tap();
    await dismissToast(page, 'Kategori berhasil dibuat');
  });
  for (const [index, photo] of photos.entries())
    await step(`produk-${index + 1}-${basename(photo)}`, async () => {
      await open('Produk');
      await fillProduct(page, `Spanduk ${index + 1}`, photo, 'Cetak Kain');
      await dialog(page).getByRole('button', { name: 'Simpan produk' }).tap();
      await dismissToast(page, 'Product created successfully');
    });
  await step('janji-toko', async () => {
    const next = page.getByRole('button', { name: 'Periksa janji toko', exact: true });
    for (;;) {
      await open('Produk');
      await page.getByRole('heading', { name: 'Langkah pertama' }).waitFor();
      if ((await next.count()) === 0) return;
      await next.tap();
      const confirm = page.getByRole('button', { name: /^Sudah benar: / }).first();
      const name = (await confirm.getAttribute('aria-label')) ?? '';
      await confirm.tap();
      await page.getByRole('button', { name, exact: true }).waitFor({ state: 'detached' });
    }
  });
  await step('data-contoh', async () => {
    await pressStep('Bersihkan data contoh');
    await page.getByRole('button', { name: 'Hapus data contoh' }).tap();
    await dialog(page).getByRole('button', { name: 'Hapus data contoh' }).tap();
    await dismissToast(page, 'Data contoh berhasil dihapus');
  });
  await step('cadangan', async () => {
    await pressStep('Simpan cadangan pertama');
    await page.getByLabel('Kata sandi untuk mengunduh').fill(ADMIN_PASSWORD);
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Unduh cadangan' }).tap();
    await (await download).path();
  });
  await step('selesai', async () => {
    await open('Produk');
    await page.getByText(`${photos.length} produk, ${photos.length} tampil di toko`).waitFor();
    await page.getByRole('heading', { name: 'Langkah pertama' }).waitFor({ state: 'detached' });
  });
}

/** Opens the form of a new product, fills it, and waits until its photo is prepared. */
export async function fillProduct(page: Page, name: string, photo: string, category: string): Promise<void> {
  await page.getByRole('button', { name: 'Tambah Produk' }).tap();
  const form = dialog(page);
  await form.locator('input[type=file]').setInputFiles(photo);
  await form.getByLabel('Nama produk').fill(name);
  await form.getByLabel('Deskripsi').fill('Kain dua sisi, jahit tepi.');
  await form.getByLabel('Harga').fill('85000');
  await form.getByLabel('Kategori').selectOption({ label: category });
  await form.getByTitle(basename(photo)).waitFor();
}
