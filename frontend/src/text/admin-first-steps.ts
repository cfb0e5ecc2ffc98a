export const title = 'Langkah pertama';
export const note =
  'Yang perlu diisi sebelum tautan toko dibagikan. Daftar ini hilang sendiri setelah semuanya selesai.';
export const progress = (done: number, all: number) => `${done} dari ${all} selesai`;
export const hide = 'Sembunyikan';
export const hidden = 'Langkah pertama disembunyikan';
export const hideFailed = 'Gagal menyembunyikan langkah pertama';
export const hoursRight = 'Sudah benar';
export const hoursConfirmed = 'Jam buka sudah benar';
export const confirmFailed = 'Gagal menyimpan pilihan ini';
export const done = 'Selesai';
export const preview = 'Begini tautan toko tampil di chat';
export const steps = {
  number: 'Isi nomor WhatsApp',
  name: 'Isi nama dan alamat usaha',
  hours: 'Periksa jam buka',
  links: 'Isi atau hapus tautan Instagram dan marketplace',
  product: 'Tambah produk pertama',
  samples: 'Hapus data contoh',
  backup: 'Unduh cadangan pertama',
};
