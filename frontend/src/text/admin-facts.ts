import { FACTS_FIELDS, HERO_FACT_FIELDS, PRODUCT_FACT_FIELDS } from '@etalase/backend/rules/content-fields';
export const product = FACTS_FIELDS.product.label;
export const productRows = {
  row: (n: number) => `fakta ${n}`,
  newRow: 'Fakta baru',
  add: 'Tambah fakta',
  none: 'Belum ada fakta produk. Daftarnya tidak tampil.',
};
export const term = PRODUCT_FACT_FIELDS.term.label;
export const fact = PRODUCT_FACT_FIELDS.fact.label;
export const isForAll = 'Untuk semua produk';
export const categories = PRODUCT_FACT_FIELDS.categories.label;
export const deletedCategory = (slug: string) => `${slug} (kategori sudah dihapus)`;
export const onlyShipped = PRODUCT_FACT_FIELDS.onlyShipped.label;
export const onlyShippedHint =
  'Tidak tampil di kategori yang hanya ada di halaman Desain, Branding, atau Digital Marketing.';
export const noCategory = 'Pilih paling sedikit satu kategori, atau nyalakan "Untuk semua produk"';

export const hero = FACTS_FIELDS.hero.label;
export const heroRows = {
  row: (n: number) => `angka ${n}`,
  newRow: 'Angka baru',
  add: 'Tambah angka',
  none: 'Belum ada angka di beranda. Bagiannya tidak tampil.',
};
export const figure = HERO_FACT_FIELDS.figure.label;
export const label = HERO_FACT_FIELDS.label.label;
