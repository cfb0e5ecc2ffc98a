export const title = 'Cari Produk';
// Some texts have three dots instead of an ellipsis, because their wording is fixed.
export const placeholder = 'Cari produk, kategori, atau deskripsi...';
export const emptyQuery = 'Ketik untuk mencari produk...';
export const found = (count: number) => `Ditemukan ${count} produk`;
export const nothingFound = 'Tidak ada produk yang ditemukan';
export const tryAnother = 'Coba kata kunci yang berbeda';
export const ask = 'Tanya lewat chat';
export const askFor = (words: string) => (company: string) =>
  `Halo ${company}, saya mencari “${words}”. Apakah ada?`;
export const similar = 'Mungkin yang Anda cari';
export const showAll = (count: number) => `Lihat semua ${count} hasil`;
export const searching = 'Mencari…';
export const submit = 'Cari';
export const close = 'Tutup';
export const resultsFor = (query: string) => `Hasil pencarian “${query}”`;
