export const passwordRequired = 'Kata sandi wajib diisi';
export const wrongPassword = 'Kata sandi salah';
export const tryAgainIn = (seconds: number): string =>
  `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`;
export const unknownNotice = 'Pemberitahuan ini tidak dikenal';
export const noAccountYet = 'Toko sedang disiapkan. Coba lagi sebentar lagi.';

export const oldPasswordRequired = 'Kata sandi lama wajib diisi';
export const wrongOldPassword = 'Kata sandi lama salah';
export const newPasswordRequired = 'Kata sandi baru wajib diisi';
export const newPasswordTooShort = (min: number): string => `Kata sandi baru harus minimal ${min} karakter`;
export const newPasswordTooLong = 'Kata sandi baru terlalu panjang';

export const invalidSessionTimeout = 'Batas waktu sesi harus 15, 30, 60, atau 120 menit';
