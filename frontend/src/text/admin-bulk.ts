import { firstOf } from './admin-taken-back';

export const stop = 'Selesai memilih';
export const bar = 'Ubah yang dipilih';
export const selectAll = (n: string) => `Pilih semua ${n}`;
export const selectNone = 'Batal pilih';
export const selected = (n: string) => `${n} dipilih`;
export const tooMany = (max: string) => `Paling banyak ${max} produk sekali ubah`;
export const loadFailed = 'Belum bisa memilih semua';

export const price = 'Harga';
export const show = 'Tampilkan';
export const hide = 'Sembunyikan';
export const move = 'Pindahkan';
export const markNew = 'Tandai Baru';
export const unmarkNew = 'Hapus tanda Baru';
export const remove = 'Hapus';

export const priceTitle = (n: string) => `Ubah harga ${n} produk`;
export const showTitle = (n: string) => `Tampilkan ${n} produk`;
export const hideTitle = (n: string) => `Sembunyikan ${n} produk`;
export const moveTitle = (n: string) => `Pindahkan ${n} produk`;
export const markNewTitle = (n: string) => `Tandai ${n} produk sebagai Baru`;
export const unmarkNewTitle = (n: string) => `Hapus tanda Baru dari ${n} produk`;
export const removeTitle = (n: string) => `Hapus ${n} produk`;
export const removeHint = 'Produk pindah ke Terhapus selama 30 hari.';

export const unit = 'Cara mengubah';
export const percent = 'Persen';
export const amount = 'Rupiah';
export const percentField = 'Naik berapa persen';
export const amountField = 'Naik berapa rupiah';
export const downHint =
  'Tulis tanda minus untuk menurunkan. Harga di daftar harga ikut berubah, harga finishing tetap.';
export const numberError = 'Tulis angkanya, misalnya 8 atau -10';
export const roundTo = 'Bulatkan ke';
export const noRounding = 'Tidak dibulatkan';
export const category = 'Kategori tujuan';
export const chooseCategory = 'Pilih kategori';

export const changes = 'Yang berubah';
export const nothingChanges = 'Tidak ada yang berubah';
export const unchanged = (n: string) => `${n} produk sudah sesuai`;
export const skipped = 'Tidak ikut diubah';
export const unknownProduct = 'Produk';
export const fromTo = (before: string, after: string) => `${before} → ${after}`;
export const toCheck = (n: string) => `${n} produk perlu diperiksa`;
export const off = (percent: number) => `: ${percent > 0 ? '+' : '−'}${Math.abs(percent)}%`;
export const endsDiscount = 'Setelah dibulatkan tidak lebih murah lagi daripada jumlah sebelumnya.';
export const span = (lowest: string, highest: string) => `${lowest} – ${highest}`;
export const apply = (n: string) => `Ubah ${n} produk`;
export const previewFailed = 'Belum bisa menghitung perubahannya';

export const done = (n: string) => `${n} produk diubah`;
export const removed = (n: string) => `${n} produk dihapus`;
export const leftOut = (n: string, names: readonly string[]) => `${n} produk tidak ikut: ${firstOf(names)}`;
export const failed = 'Gagal mengubah produk';
