export const backupNote =
  'Satu berkas berisi seluruh toko: produk, konten, pengaturan, dan semua foto. Simpan di luar server ini.';
export const lastBackup = (when: string) => `Terakhir dicadangkan ${when}`;
export const neverBackedUp = 'Belum pernah dicadangkan';
export const backupPassword = 'Kata sandi untuk mengunduh';
export const backupPasswordHint =
  'Siapa pun yang punya berkas ini bisa membaca seluruh isi toko, jadi kata sandi diminta lagi.';
export const downloadBackup = 'Unduh cadangan';
export const preparingBackup = 'Menyiapkan…';
export const downloadStarted = 'Unduhan cadangan dimulai';
export const downloadStartedNote = 'Tunggu sampai browser selesai mengunduh berkasnya.';
export const downloadFailed = 'Gagal mengunduh cadangan';
