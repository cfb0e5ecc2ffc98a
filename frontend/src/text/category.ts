export const description = (category: string, company: string) =>
  `Layanan ${category} dari ${company}: lihat contoh dan harganya, lalu pesan lewat chat.`;
export const empty = 'Belum ada produk dalam kategori ini';
export const emptyHint = (name: string) => `Produk untuk kategori ${name} akan segera hadir.`;
export const missing = 'Kategori Tidak Ditemukan';
export const missingHint = 'Maaf, kategori yang Anda cari tidak tersedia.';
export const products = 'Daftar produk';
