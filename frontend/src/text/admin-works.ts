export const rows = {
  row: (n: number) => `hasil kerja ${n}`,
  newRow: 'Hasil kerja baru',
  add: 'Tambah hasil kerja',
  none: 'Belum ada hasil kerja. Bagiannya tidak tampil di toko.',
};
export const imageHint = 'Tutup nama lengkap, alamat, nomor HP, dan wajah yang pemiliknya belum mengizinkan.';
export const lineHint = 'Misalnya barang, bahan, dan ukurannya. Tanpa nama atau kata-kata pelanggan.';
export const noCategory = 'Tanpa kategori';
export const categoryHint = 'Tampil juga di halaman kategori dan layanannya.';
