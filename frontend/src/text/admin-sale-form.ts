// The texts of the forms of flash sales, which are no part of the panel's first view.
export const createForPicked = 'Buat flash sale';
export const tooManyPicked = (max: string) => `Sekali buat paling banyak ${max} flash sale`;
export const pickedTitle = (n: string) => `Flash sale untuk ${n} produk`;
export const pickedProducts = (n: string) => `${n} produk`;
export const alsoPicked = (n: string) => `dan ${n} lainnya`;
export const category = 'Kategori';
export const chooseCategory = 'Pilih kategori';
export const batchCreated = (n: number) => `${n} flash sale dibuat`;
export const leftOut = (name: string, reason: string) => `${name}: ${reason}.`;
export const willCreate = (n: string) => `${n} produk mendapat flash sale`;
export const notOnSale = 'Tidak ikut';
export const priceChange = (name: string, before: string, now: string) => `${name}: ${before} → ${now}`;
export const endAll = (n: string) => `Akhiri semua (${n})`;
export const endAllLike = (n: string, percent: number) => `${endAll(n)}: diskon ${percent}%`;
export const endTitle = (n: string) => `Akhiri ${n} flash sale?`;
export const endQuestion =
  'Yang berjalan berakhir sekarang, dan yang terjadwal pindah ke Terhapus. Harga di toko kembali seperti semula.';
export const endedSales = (n: string) => `${n} flash sale diakhiri`;
export const endFailed = 'Gagal mengakhiri flash sale';
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
export const createFailed = 'Gagal membuat flash sale';
export const shared = (name: string, now: string, before: string, until: string) =>
  `${name}: ${now} (sebelumnya ${before}), sampai ${until}.`;
export const sharedEarly = (name: string, price: string, start: string, until: string) =>
  `${name}: ${price}, mulai ${start} sampai ${until}.`;
export const created = 'Flash sale berhasil dibuat';
export const updated = 'Flash sale berhasil diubah';
export const updateFailed = 'Gagal mengubah flash sale';
