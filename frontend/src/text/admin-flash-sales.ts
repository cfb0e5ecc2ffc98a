export const summary = (running: number, scheduled: number) => `${running} berjalan, ${scheduled} terjadwal`;
export const sale = 'Flash sale';
export const add = 'Tambah Flash Sale';
// The English wording of this text is prescribed.
export const none = 'No active flash sales';
export const noneHint = 'Pilih satu produk, isi diskon dan waktu berakhirnya. Harga di toko berubah sendiri.';
export const activeLabel = 'Flash sale berjalan dan terjadwal';
export const ended = 'Sudah berakhir';
export const status = { running: 'Berjalan', scheduled: 'Terjadwal', ended: 'Berakhir' };
export const starts = (when: string) => `Mulai ${when}`;
export const ends = (when: string) => `Berakhir ${when}`;
export const endedAt = (when: string) => `Berakhir ${when}`;

export const addTitle = 'Tambah flash sale';
export const editTitle = 'Ubah flash sale';
export const addForCategory = 'Untuk satu kategori';
export const batchTitle = 'Flash sale untuk satu kategori';
export const nextWeekend = 'Akhir pekan depan';
export const copyItem = (name: string) => `Salin untuk akhir pekan depan: ${name}`;
export const copyTitle = 'Salin flash sale';
export const product = 'Produk';

export const deleted = 'Flash sale berhasil dihapus';
export const deleteFailed = 'Gagal menghapus flash sale';
export const deleteTitle = (name: string) => `Hapus flash sale ${name}?`;
export const deleteQuestion = (price: string) => `Harga di toko kembali menjadi ${price}.`;

export const fields = {
  productId: product,
  discountPercentage: 'Diskon',
  startDate: 'Mulai',
  endDate: 'Berakhir',
};
export const otherProduct = 'diganti dengan produk lain';
