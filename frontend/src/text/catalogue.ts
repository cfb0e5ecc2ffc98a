export const countShown = (shown: number, total: number) => `Menampilkan ${shown} dari ${total} layanan`;
export const loadMore = 'Muat Lebih Banyak Layanan';
export const loadingMore = 'Memuat…';
export const noCategory = 'Tanpa kategori';
