export const page = (service: string) => `Halaman ${service}`;
export const headerLabelHint = 'Di menu, dan sebagai judul besar di halamannya.';
export const visibleHint = 'Kalau dimatikan, halaman ini hilang dari menu dan alamatnya tidak ditemukan.';
export const titleHint = 'Di tab browser dan di hasil pencarian.';
export const blockRows = {
  row: (n: number) => `angka ${n}`,
  newRow: 'Angka baru',
  add: 'Tambah angka',
  none: 'Belum ada angka. Bagiannya tidak tampil.',
};
export const figure = 'Angka';
export const figureText = 'Arti angka';

export const terms = 'Ketentuan layanan';
export const termsHint = 'Di setiap halaman layanan. Kosongkan kalau tidak ada.';

export const comingSoon = 'Segera hadir';
export const comingSoonRows = {
  row: (n: number) => `layanan ${n}`,
  newRow: 'Layanan baru',
  add: 'Tambah layanan',
  none: 'Belum ada layanan yang menyusul. Bagiannya tidak tampil.',
};
export const rowTitle = 'Nama';
export const rowText = 'Keterangan';
