import {
  COMPANY_FIELDS,
  FOLLOWERS_FIELDS,
  HERO_FIELDS,
  HOURS_FIELDS,
  SITE_FIELDS,
  SOCIAL_FIELDS,
} from '@etalase/backend/rules/content-fields';
import type { RowAction } from '../api/generated/models';
import { allParts, partFields } from './admin-content-parts';
import * as firstSteps from './admin-first-steps';
import * as settings from './admin-settings';

export { otherType } from './admin-taken-back';

export const title = 'Riwayat';
export const note =
  'Apa yang diubah lewat panel ini dan kapan, sampai dua tahun ke belakang. Yang keliru bisa diurungkan.';
export const listLabel = 'Daftar perubahan';
export const none = 'Belum ada perubahan';
export const noneHint = 'Setiap perubahan lewat panel ini dicatat di sini.';
export const noneOfProduct = 'Belum ada perubahan produk ini yang tercatat.';
export const unknownBrowser = 'browser tidak dikenal';
export const imagesRemoved = 'Foto sudah dihapus';

export const undo = 'Urungkan';
export const undoItem = (what: string) => `Urungkan: ${what}`;
export const undoTitle = 'Urungkan perubahan ini?';
export const undoQuestion = (what: string, rows: number) =>
  `${what}. ${rows > 1 ? `Semua ${rows} data yang berubah kembali` : 'Isinya kembali'} ke keadaan sebelumnya. Langkah ini juga dicatat dan bisa diurungkan lagi.`;
export const goBack = 'Kembalikan ke sebelum ini';
export const goBackItem = (what: string) => `${goBack}: ${what}`;
export const goBackTitle = 'Kembalikan keadaan lama?';
export const goBackQuestion = (name: string, when: string) =>
  `${name} kembali seperti sebelum perubahan ${when}. Perubahan sesudahnya ikut diurungkan. Langkah ini juga dicatat dan bisa diurungkan lagi.`;
export const goBackYes = 'Kembalikan';
export const wentBack = 'Keadaan lama dikembalikan';
export const notGoneBack = 'Keadaan lama tidak bisa dikembalikan';
export const goBackFailed = 'Gagal mengembalikan keadaan lama';
export const undoFailed = 'Gagal mengurungkan perubahan';
export const skipped = 'Tidak dikembalikan:';
export const skippedRow = (name: string, reason: string) => `${name}: ${reason}`;

export const yes = 'Ya';
export const no = 'Tidak';
export const nothing = '(kosong)';
export const orderChanged = 'Urutan berubah';
export const questionCount = (n: number) => `${n} pertanyaan`;
export const textCount = (n: number) => `${n} teks`;
export const productCount = (n: number) => `${n} produk`;
export const rowCount = (n: number) => `${n} baris`;
export const otherRows = 'isi atau urutannya diubah';
export const allRows = (n: number) => `Lihat ${n} data yang berubah`;

export const actions: Record<RowAction, string> = {
  added: 'ditambahkan',
  changed: 'diubah',
  deleted: 'dihapus',
  restored: 'dipulihkan',
  removed: 'dihapus selamanya',
};
export const savedFirst = 'disimpan untuk pertama kali';
export const andOthers = (first: string, others: number) => `${first}, dan ${others} data lain`;
export const undoing = (what: string) => `Mengurungkan perubahan ${what}`;
export const undoingRows = (n: number) => undoing(`${n} data`);
export const goingBack = (name: string) => `${name} dikembalikan ke keadaan lama`;
/** The texts for changes of many rows, by the id of the API operation that made the change. */
export const manyRows: Readonly<
  Record<string, (rows: number, action: RowAction | undefined, categories: number) => string>
> = {
  applyProductImport: (rows, _, categories) => `Daftar diunggah: ${rows - categories} produk`,
  deleteSampleData: () => 'Data contoh dihapus',
  createFlashSales: (rows) => `${rows} flash sale ditambahkan`,
  endFlashSales: (rows) => `${rows} flash sale diakhiri`,
  orderCategories: () => 'Urutan kategori diubah',
  changeProducts: (rows, action) => `${rows} produk ${action === 'deleted' ? 'dihapus' : 'diubah'} sekaligus`,
  adminReplaceChatNumber: (rows) => `Nomor chat diganti di ${rows} produk`,
};

/**
 * The names of the record types with only one row, or with one row for each part of the content. The names of other
 * types come from the tabs.
 */
export const types: Readonly<Record<string, string>> = {
  settings: 'Pengaturan keamanan',
  pins: 'Sematan produk',
  'footer-settings': 'Bagian bawah toko',
  ...allParts,
};
export const named = (type: string, name: string | null) => (name === null ? type : `${type} "${name}"`);

const { hours, timeZone, specialHours } = HOURS_FIELDS;

const under = (parent: string, fields: Readonly<Record<string, { readonly label: string }>>) =>
  Object.fromEntries(Object.entries(fields).map(([name, { label }]) => [`${parent}.${name}`, label]));

export const fields: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  settings: {
    sessionTimeoutMinutes: settings.timeout,
    firstStepsHidden: firstSteps.hidden,
    hoursConfirmed: firstSteps.hoursConfirmed,
  },
  pins: { productIds: 'Produk' },
  'site-content': {
    ...under('hero', HERO_FIELDS),
    ...under('company', { ...COMPANY_FIELDS, hours, timeZone, specialHours }),
    faq: SITE_FIELDS.faq.label,
    ...under('social', SOCIAL_FIELDS),
    ...under('followers', FOLLOWERS_FIELDS),
  },
  'footer-settings': settings.footerFields,
  'about-content': settings.aboutFields,
  ...partFields,
};
