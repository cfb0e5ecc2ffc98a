import type { ImportRowSchema, ImportStatus } from '../api/generated/models';

export const download = 'Unduh daftar';
export const upload = 'Unggah daftar';

export const chooseHint =
  'Unduh daftar, ubah harganya di Excel atau Google Sheets, lalu unggah lagi. Sebelum diterapkan, Anda bisa memeriksa dulu apa saja yang berubah.';
export const fileHint =
  'Excel (.xlsx) atau CSV, paling besar 5 MB dan 5.000 baris. Bagi daftar yang lebih panjang, tiap berkas dengan judul kolomnya.';
export const file = 'Berkas daftar';
export const chooseFile = 'Pilih berkas';
export const noFile = 'Belum ada berkas yang dipilih';
export const downloadCsv = 'Unduh sebagai CSV';
export const checking = 'Daftar sedang diperiksa…';
export const stop = 'Hentikan';
export const failed = 'Daftar belum bisa diperiksa';

export const nothingYet = 'Belum ada yang berubah di toko.';
export const filter = 'Saring baris';
export const all = 'Semua';
export const filters: Readonly<Record<'changed' | 'new' | 'refused', string>> = {
  changed: 'Berubah',
  new: 'Baru',
  refused: 'Ditolak',
};
export const counted = (label: string, count: string) => `${label} (${count})`;
export const summary = (same: string, ignored: string) =>
  `${same} produk tetap sama, ${ignored} baris dilewati.`;
export const rows = 'Baris daftar';
export const noRows = 'Tidak ada baris di sini.';
export const rowAt = (row: number) => `Baris ${row}`;
export const statuses: Readonly<Record<ImportStatus, string>> = {
  new: 'Baru',
  changed: 'Berubah',
  same: 'Sama',
  refused: 'Ditolak',
  ignored: 'Dilewati',
};
export const unnamed = '(tanpa nama)';
export const partOfProduct = (kind: ImportRowSchema['kind']) =>
  kind === 'extra' ? 'Finishing' : 'Harga per jumlah';
export const blank = '(kosong)';
export const pricing = 'Daftar harga';
export const correction = (label: string, row: number) => `${label}, baris ${row}`;
export const useSuggestion = (amount: string) => `Pakai ${amount}`;
export const skip = (name: string) => `Lewati ${name}`;
export const newCategories = 'Kategori yang belum ada';
export const addCategory = (name: string, count: number) => `Buat kategori ${name} (${count} baris)`;
export const categoryIsMade = 'Kategorinya dibuat saat daftar diterapkan.';

export const apply = 'Terapkan';
export const applyCount = (count: string) => `Terapkan ${count} produk`;
export const applying = 'Menerapkan…';
export const applyFailed = 'Daftar belum bisa diterapkan';
export const otherFile = 'Pilih berkas lain';

export const applied = 'Daftar sudah diterapkan';
export const result = (added: string, changed: string) => `${added} produk ditambahkan, ${changed} diubah.`;
export const categoriesAdded = (count: number) => `${count} kategori dibuat.`;
export const leftOut = 'Yang tidak diubah';
export const leftOutRow = (row: number, name: string, reason: string) => `Baris ${row}, ${name}: ${reason}`;
export const undo = 'Urungkan semuanya';
export const undoing = 'Mengurungkan…';
export const undoFailed = 'Belum bisa diurungkan';
export const undone = 'Semua perubahan dari daftar ini diurungkan';
export const undoneInPart = 'Sebagian perubahan dari daftar ini diurungkan';
