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
export const createForPicked = 'Buat flash sale';
export const tooManyPicked = (max: string) => `Sekali buat paling banyak ${max} flash sale`;
export const pickedTitle = (n: string) => `Flash sale untuk ${n} produk`;
export const pickedProducts = (n: string) => `${n} produk`;
export const alsoPicked = (n: string) => `dan ${n} lainnya`;
export const nextWeekend = 'Akhir pekan depan';
export const copyItem = (name: string) => `Salin untuk akhir pekan depan: ${name}`;
export const copyTitle = 'Salin flash sale';
export const category = 'Kategori';
export const chooseCategory = 'Pilih kategori';
export const batchCreated = (n: number) => `${n} flash sale dibuat`;
export const leftOut = (name: string, reason: string) => `${name}: ${reason}.`;
export const product = 'Produk';
export const changeProduct = 'Ganti produk';
export const percentage = 'Diskon (persen)';
export const percentageHint = 'Bilangan bulat 1 sampai 99.';
export const start = 'Mulai (WIB)';
export const startHint = 'Kosongkan untuk mulai sekarang.';
export const end = 'Berakhir (WIB)';
export const quickEnds = 'Pilihan cepat';
export const inHours = (hours: number) => (hours % 24 === 0 ? `${hours / 24} hari` : `${hours} jam`);
export const preview = 'Harga saat flash sale';
export const saving = (amount: string) => `Hemat ${amount}`;
export const saveNew = 'Simpan flash sale';
export const saveChanges = 'Simpan perubahan';

export const productError = 'Pilih produk yang diberi diskon';
export const nothingLowered =
  'Diskon ini tidak menurunkan harga produk. Naikkan persennya, atau pilih produk lain.';
export const percentageError = 'Diskon harus bilangan bulat 1 sampai 99';
export const endError = 'Isi tanggal dan jam berakhirnya';
export const endPassed = 'Waktu berakhir harus di masa depan';
export const endBeforeStart = 'Waktu berakhir harus setelah waktu mulai';
export const startError = 'Isi tanggal dan jam mulainya, atau kosongkan keduanya';

export const created = 'Flash sale berhasil dibuat';
export const updated = 'Flash sale berhasil diubah';
export const deleted = 'Flash sale berhasil dihapus';
export const createFailed = 'Gagal membuat flash sale';
export const updateFailed = 'Gagal mengubah flash sale';
export const deleteFailed = 'Gagal menghapus flash sale';
export const deleteTitle = (name: string) => `Hapus flash sale ${name}?`;
export const deleteQuestion = (price: string) => `Harga di toko kembali menjadi ${price}.`;

export const shared = (name: string, now: string, before: string, until: string) =>
  `${name}: ${now} (sebelumnya ${before}), sampai ${until}.`;
export const sharedEarly = (name: string, price: string, start: string, until: string) =>
  `${name}: ${price}, mulai ${start} sampai ${until}.`;

export const fields = {
  productId: product,
  discountPercentage: 'Diskon',
  startDate: 'Mulai',
  endDate: 'Berakhir',
};
export const otherProduct = 'diganti dengan produk lain';
