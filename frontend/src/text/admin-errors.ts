// The errors of values that the contract refuses and for which a form has no sentence of its own.
export const missing = 'Wajib diisi';
export const unreadable = 'Isian ini tidak dikenali. Periksa, lalu isi ulang.';
export const noNumber = 'Isi dengan angka bulat';
export const noChoice = 'Pilih salah satu yang tersedia';
export const noUrl = 'Alamat harus lengkap dan diawali https://';
export const characters = (count: string) => `${count} karakter`;
export const rows = (count: string) => `${count} baris`;
export const atMost = (size: string) => `Paling banyak ${size}`;
export const atLeast = (size: string) => `Paling sedikit ${size}`;
