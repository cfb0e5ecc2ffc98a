export const title = 'Langkah pertama';
export const note =
  'Yang perlu diisi sebelum tautan toko dibagikan. Daftar ini hilang sendiri setelah semuanya selesai.';
export const progress = (done: number, all: number) => `${done} dari ${all} selesai`;
export const hide = 'Sembunyikan';
export const hidden = 'Langkah pertama disembunyikan';
export const hoursRight = 'Sudah benar';
export const hoursConfirmed = 'Jam buka sudah benar';
export const confirmFailed = 'Gagal menyimpan pilihan ini';
export const promisesNote =
  'Yang ini masih kata-kata toko contoh. Ubah, atau tekan “Sudah benar” di formulirnya:';
export const done = 'Selesai';
export const preview = 'Begini tautan toko tampil di chat';
// The name of each step differs from the names of all other buttons in the panel.
export const steps = {
  number: 'Masukkan nomor WhatsApp',
  name: 'Masukkan nama dan alamat usaha',
  hours: 'Periksa jam buka',
  links: 'Sesuaikan tautan Instagram dan marketplace',
  promises: 'Periksa janji toko',
  product: 'Buat produk sendiri',
  samples: 'Bersihkan data contoh',
  backup: 'Simpan cadangan pertama',
};
