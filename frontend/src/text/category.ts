export const description = (category: string, company: string) =>
  `Layanan ${category} dari ${company}: lihat contoh dan harganya, lalu pesan lewat chat.`;
export const empty = 'Belum ada produk dalam kategori ini';
export const emptyHint = (name: string) => `Produk untuk kategori ${name} akan segera hadir.`;
export const missing = 'Kategori Tidak Ditemukan';
export const missingHint = 'Maaf, kategori yang Anda cari tidak tersedia.';
export const promptTitle = 'Ada yang ingin ditanyakan?';
export const prompt = (name: string) => `Tanyakan harga, bahan, atau waktu pengerjaan ${name} lewat chat.`;
export const chatGreeting = (name: string) => (company: string) =>
  `Halo ${company}, saya ingin bertanya tentang ${name}.`;
export const products = 'Daftar produk';
