export const password = 'Kata sandi';
export const login = 'Masuk';
export const loggingIn = 'Memverifikasi...';
export const wrongPassword = 'Kata sandi salah';
export const intro = 'Masuk untuk mengelola produk dan isi toko.';
export const showPassword = 'Tampilkan kata sandi';
export const hidePassword = 'Sembunyikan kata sandi';
export const tooManyTries = (seconds: number) =>
  `Terlalu banyak percobaan. Coba lagi dalam ${seconds} detik.`;
export const unreachable = 'Server tidak dapat dihubungi. Periksa sambungan internet, lalu coba lagi.';
export const forgotten = 'Lupa kata sandi?';
export const forgottenHelp =
  'Yang bisa membantu adalah orang yang memasang toko ini di servernya. Ia dapat membuat kata sandi baru untuk Anda; isi toko tidak berubah.';
export const backToShop = 'Kembali ke toko';

export const expiredTitle = 'Masuk lagi';
export const expired =
  'Sesi Anda sudah berakhir. Masukkan kata sandi untuk melanjutkan. Isian Anda tetap ada, belum ada yang tersimpan.';
export const leaveInstead = 'Keluar tanpa menyimpan';
export const backIn = 'Anda sudah masuk lagi';
export const pressSaveAgain = 'Kalau tadi sedang menyimpan, tekan Simpan sekali lagi.';
