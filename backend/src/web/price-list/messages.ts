export const notDrawn = 'Daftar harga belum bisa dibuat. Coba lagi sebentar.';
