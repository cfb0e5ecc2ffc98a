import { ABOUT_FIELDS, FOOTER_FIELDS } from '@etalase/backend/rules/content-fields';
import { labelsOf } from '@etalase/backend/rules/labels';
import { listed, logoutNote } from './admin-common';

export const note = 'Tekan judul sebuah bagian untuk membukanya.';

export const password = 'Kata sandi';
export const passwordNote =
  'Setelah diubah, perangkat lain yang masih masuk langsung keluar. Perubahan ini tidak bisa dibatalkan.';
export const currentPassword = 'Kata sandi lama';
export const newPassword = 'Kata sandi baru';
export const confirmation = 'Konfirmasi kata sandi baru';
export const newPasswordHint = 'Minimal 6 karakter.';
export const easyPassword = 'Kata sandi ini mudah ditebak. Lebih aman beberapa kata yang hanya Anda tahu.';
export const changePassword = 'Ubah kata sandi';
export const changingPassword = 'Mengubah…';
export const confirmationError = 'Konfirmasi kata sandi tidak cocok';
export const shortError = 'Kata sandi baru harus minimal 6 karakter';
export const passwordChanged = 'Kata sandi berhasil diubah';
export const passwordFailed = 'Gagal mengubah kata sandi';
export const passwordFallback = 'Periksa kata sandi lama Anda';

export const security = 'Keamanan';
export const securityNote = `Berapa lama panel tetap terbuka tanpa dipakai. ${logoutNote}`;
export const timeout = 'Batas waktu sesi';
export const timeouts = { 15: '15 menit', 30: '30 menit', 60: '1 jam', 120: '2 jam' };
export const timeoutHint = 'Sesudahnya kata sandi diminta lagi.';
export const securitySaved = 'Pengaturan keamanan berhasil disimpan';
export const securityFailed = 'Gagal menyimpan pengaturan keamanan';

export const footer = 'Bagian bawah toko';
export const footerNote = 'Tautan, newsletter, dan hak cipta di setiap halaman.';
export const footerQuickLinks = 'Tautan cepat';
export const footerServices = 'Layanan';
export const footerOther = 'Newsletter dan hak cipta';
export const footerFields = labelsOf(FOOTER_FIELDS);
export const urlError = 'Tulis alamat yang diawali / atau https://';
export const footerSaved = 'Pengaturan footer berhasil disimpan';
export const footerFailed = 'Gagal menyimpan pengaturan footer';

export const about = 'Halaman Tentang Kami';
export const aboutNote = 'Semua teks di halaman Tentang Kami.';
export const aboutParts = {
  opening: 'Pembuka',
  vision: 'Visi dan misi',
  services: 'Layanan',
  reasons: 'Mengapa memilih kami',
};
export const aboutFields = labelsOf(ABOUT_FIELDS);
export const listItem = (label: string, n: number) => `${label} ${n}`;
export const addItem = (label: string) => `Tambah ${label.toLowerCase()}`;
export const itemError = 'Isi baris ini atau hapus';
export const aboutSaved = 'Konten halaman Tentang Kami berhasil disimpan';
export const aboutFailed = 'Gagal menyimpan konten halaman Tentang Kami';

export const sample = 'Data contoh';
export const sampleNote = (types: readonly string[]) =>
  `Toko dimulai dengan ${listed(types)} contoh. Yang Anda buat atau ubah sendiri tidak ikut terhapus.`;
export const deleteSample = 'Hapus data contoh';
export const deleteSampleTitle = 'Hapus data contoh?';
export const deleteSampleQuestion =
  'Data contoh dihapus dari toko. Yang Anda buat atau ubah sendiri tetap ada.';
export const keepCategories = 'Simpan kategorinya';
export const keepCategoriesNote = 'Kategori yang berisi produk Anda selalu tetap ada.';
export const sampleDeleted = 'Data contoh berhasil dihapus';
export const sampleCount = (n: number, type: string) => `${n} ${type.toLowerCase()}`;
export const sampleFailed = 'Gagal menghapus data contoh';
