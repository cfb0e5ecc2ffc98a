export const countShown = (shown: number, total: number) => `Menampilkan ${shown} dari ${total} layanan`;
export const countRange = (first: number, last: number, total: number) =>
  `Menampilkan ${first}–${last} dari ${total} layanan`;
export const earlier = 'Lihat layanan sebelumnya';
export const loadMore = 'Muat Lebih Banyak Layanan';
export const moreFailed = 'Layanan berikutnya belum bisa dimuat. Periksa sambungan internet Anda.';
export const loadingMore = 'Memuat…';
