import { FIGURE_FIELDS, SERVICES_FIELDS } from '@etalase/backend/rules/content-fields';
export { servicePage as page } from '@etalase/backend/rules/content-fields';

export const headerLabelHint = 'Di menu, dan sebagai judul besar di halamannya.';
export const visibleHint = 'Kalau dimatikan, halaman ini hilang dari menu dan alamatnya tidak ditemukan.';
export const titleHint = 'Di tab browser dan di hasil pencarian.';
export const blockRows = {
  row: (n: number) => `angka ${n}`,
  newRow: 'Angka baru',
  add: 'Tambah angka',
  none: 'Belum ada angka. Bagiannya tidak tampil.',
};
export const figure = FIGURE_FIELDS.figure.label;

export const terms = SERVICES_FIELDS.terms.label;
export const termsHint = 'Di setiap halaman layanan. Kosongkan kalau tidak ada.';

export const comingSoon = SERVICES_FIELDS.comingSoon.label;
export const comingSoonRows = {
  row: (n: number) => `layanan ${n}`,
  newRow: 'Layanan baru',
  add: 'Tambah layanan',
  none: 'Belum ada layanan yang menyusul. Bagiannya tidak tampil.',
};
