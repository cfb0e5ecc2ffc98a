// What backups tell the owner.

export const backupBusy = 'Cadangan lain atau pembersihan foto sedang berjalan. Coba lagi sebentar lagi.';
export const confirmationNeeded = 'Ketik kata sandi Anda lagi untuk mengunduh cadangan.';
export const confirmationNotOne = 'confirmation harus satu teks';
