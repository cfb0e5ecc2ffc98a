import type { ImportRowSchema, ImportStatus } from '../api/generated/models';

export const download = 'Unduh daftar';
export const upload = 'Unggah daftar';

export const chooseHint =
  'Pilih daftar harga Anda sendiri, atau unduh daftar toko, ubah harganya di Excel atau Google Sheets, lalu unggah lagi. Sebelum diterapkan, Anda bisa memeriksa dulu apa saja yang berubah.';
export const fileHint =
  'Excel (.xlsx) atau CSV, paling besar 5 MB dan 5.000 baris. Bagi daftar yang lebih panjang, tiap berkas dengan judul kolomnya.';
export const file = 'Berkas daftar';
export const chooseFile = 'Pilih berkas';
export const noFile = 'Belum ada berkas yang dipilih';
export const downloadCsv = 'Unduh sebagai CSV';
export const checking = 'Daftar sedang diperiksa…';
export const stop = 'Hentikan';
export const failed = 'Daftar belum bisa diperiksa';

export const matching = 'Cocokkan kolom';
export const guessed = 'Kami sudah menebak. Periksa yang ditandai saja.';
export const toAnswer = (count: number) => `Perlu dijawab (${count})`;
export const recognized = (count: number) => `Sudah dikenali (${count})`;
export const sheets = 'Lembar yang dibaca';
export const examples = (cells: readonly string[]) => `Contoh: ${cells.join(' · ')}`;
export const startsAt = (column: string) => `${column} mulai berapa?`;
export const notAnswered = 'Jawab dulu yang ini';
export const choose = 'Pilih…';
export const otherWord = (question: string) => `${question}, kata lain`;
export const other = 'Kata lain';
export const next = 'Lanjut';
export const read = (sheets: string, columns: string) =>
  `${sheets && `Lembar: ${sheets}. `}Kolom: ${columns}`;
export const readAs = (heading: string, meaning = heading) =>
  heading.toLowerCase() === meaning.toLowerCase() ? heading : `${heading} → ${meaning}`;
export const change = 'Ubah';

export const nothingYet = 'Belum ada yang berubah di toko.';
export const filter = 'Saring baris';
export const all = 'Semua';
export const counted = (label: string, count: string) => `${label} (${count})`;
export const ignored = (rows: string) => `${rows} baris dilewati.`;
export const rows = 'Baris daftar';
export const noRows = 'Tidak ada baris di sini.';
export const rowAt = ({ sheet, sheetRow }: Pick<ImportRowSchema, 'sheet' | 'sheetRow'>) =>
  sheet === null ? `baris ${sheetRow}` : `${sheet} baris ${sheetRow}`;
export const statuses: Readonly<Record<ImportStatus, string>> = {
  new: 'Baru',
  changed: 'Berubah',
  same: 'Sama',
  refused: 'Perlu diperbaiki',
  ignored: 'Dilewati',
};
export const unnamed = '(tanpa nama)';
export const partOfProduct = (kind: ImportRowSchema['kind']) =>
  kind === 'extra' ? 'Finishing' : 'Harga per jumlah';
export const blank = '(kosong)';
export const pricing = 'Daftar harga';
export const correction = (label: string, at: string) => `${label}, ${at}`;
export const useSuggestion = (amount: string) => `Pakai ${amount}`;
export const skip = (name: string) => `Lewati ${name}`;
export const newCategories = 'Kategori yang belum ada';
export const addCategory = (name: string, count: number) => `Buat kategori ${name} (${count} baris)`;
export const addCategories = (count: number) => `Buat semua kategori (${count})`;
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
