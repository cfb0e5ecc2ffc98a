export const product = 'Fakta produk';
export const productRows = {
  row: (n: number) => `fakta ${n}`,
  newRow: 'Fakta baru',
  add: 'Tambah fakta',
  none: 'Belum ada fakta produk. Daftarnya tidak tampil.',
};
export const term = 'Nama fakta';
export const fact = 'Isi fakta';
export const isForAll = 'Untuk semua produk';
export const categories = 'Hanya produk kategori';
export const deletedCategory = (slug: string) => `${slug} (kategori sudah dihapus)`;
export const onlyShipped = 'Hanya produk yang dikirim';
export const onlyShippedHint =
  'Tidak tampil di kategori yang hanya ada di halaman Desain, Branding, atau Digital Marketing.';
export const noCategory = 'Pilih paling sedikit satu kategori, atau nyalakan "Untuk semua produk"';

export const hero = 'Angka di beranda';
export const heroRows = {
  row: (n: number) => `angka ${n}`,
  newRow: 'Angka baru',
  add: 'Tambah angka',
  none: 'Belum ada angka di beranda. Bagiannya tidak tampil.',
};
export const figure = 'Angka';
export const label = 'Keterangan angka';
