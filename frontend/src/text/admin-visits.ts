import type { VisitSourceCountSource, VisitTotals } from '../api/generated/models';

export const title = 'Ringkasan';
export const note =
  'Berapa kali toko dilihat, chat ditekan, dan apa yang dicari tanpa hasil. Hanya angka: tanpa cookie dan tanpa data pribadi.';
/** The figures are counts of anonymous events, so nobody can check who sent them. */
export const trust =
  'Robot, Anda sendiri, dan pengunjung tanpa JavaScript atau yang menolak pelacakan tidak dihitung. Siapa pun yang berniat bisa menaikkan angka ini.';

export const period = 'Rentang waktu';
export const lastDays = (days: number) => `${days} hari`;
export const kinds: Record<keyof VisitTotals, string> = {
  view: 'Halaman dilihat',
  chat: 'Chat ditekan',
  marketplace: 'Marketplace ditekan',
  search: 'Pencarian tanpa hasil',
};
export const columns: Record<keyof VisitTotals, string> = {
  view: 'Dilihat',
  chat: 'Chat',
  marketplace: 'Marketplace',
  search: 'Tanpa hasil',
};
export const before = (days: number, count: string) => `${days} hari sebelumnya: ${count}`;

export const perDay = 'Halaman dilihat per hari';
export const chart = (from: string, to: string, most: string) =>
  `Halaman dilihat per hari, ${from} sampai ${to}, paling banyak ${most}. Angkanya ada di tabel.`;
export const most = (count: string) => `Terbanyak ${count} sehari`;
export const asTable = 'Tabel per hari';
export const day = 'Hari';

export const products = 'Produk yang paling banyak dilihat';
export const product = 'Produk';
export const deletedProduct = 'Produk yang sudah dihapus';
export const noProducts = 'Belum ada produk yang dilihat.';

export const sources = 'Dari mana pengunjung datang';
export const source = 'Asal';
export const previous = 'Sebelumnya';
export const noSources = 'Belum ada kunjungan.';
export const sourceNames: Record<VisitSourceCountSource, string> = {
  whatsapp: 'WhatsApp',
  instagram: 'Instagram',
  qr: 'Kode QR',
  share: 'Tombol Bagikan',
  facebook: 'Facebook',
  tiktok: 'TikTok',
  'search-engine': 'Mesin pencari',
  other: 'Situs lain',
  direct: 'Langsung atau tidak diketahui',
  shop: 'Halaman lain di toko',
};

export const searches = 'Dicari tanpa hasil';
export const searchesHint = 'Kata yang dicari paling sedikit tiga kali.';
export const noSearches = 'Belum ada pencarian tanpa hasil.';
export const times = (count: string) => `${count} kali`;
export const pairWith = (words: string, product: string) => `Samakan “${words}” dengan “${product}”`;
export const paired = 'Kata yang artinya sama disimpan';
export const pairFailed = 'Kata yang artinya sama gagal disimpan';
export const addWord = 'Tambah kata';
export const addWordFor = (words: string) => `Tambah kata: ${words}`;
export const download = 'Unduh CSV';
