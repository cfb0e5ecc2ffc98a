// Package and quantity are only shown. Neither changes the price or appears in the chat message.
export const packageLabel = 'Paket';
export const packages = ['Basic', 'Premium', 'Enterprise'];
export const quantity = 'Jumlah';
export const ownNotes = 'Catatan Anda';
export const notSent = 'Paket dan jumlah di sini hanya untuk catatan Anda, tidak ikut terkirim.';
export const toSend = 'Untuk menghitung dan mengirimnya, pakai';
export { title as calculator } from './calculator';
export const sayInChat = 'Untuk memesannya, sebutkan di chat.';
export const fewer = 'Kurangi jumlah';
export const more = 'Tambah jumlah';
export const orderByChat = 'Pesan via WhatsApp';
export const marketplace = 'Beli di Shopee';
export const wishlist = 'Simpan ke wishlist';
export const comingSoon = 'Segera hadir';
export const askUs = 'Hubungi Kami';
export const askUsHint =
  'Layanan ini dipesan lewat tim kami. Ceritakan kebutuhan Anda, kami bantu sampai jadi.';
export const chatMessage = (name: string, price: string, url: string) =>
  `Halo, saya tertarik dengan ${name} seharga ${price}.\n${url}`;

export const chatMessageFrom = (name: string, price: string, url: string) =>
  `Halo, saya tertarik dengan ${name}, ${price}.\n${url}`;
export const askPrice = (name: string, url: string) => `Halo, saya ingin menanyakan harga ${name}.\n${url}`;

export const readMore = 'Selengkapnya';
export const readLess = 'Ringkas';

export const priceList = 'Daftar harga';
export const pricesPer = (unit: string) => `Harga per ${unit}`;
export const pricesOfPacks = 'Harga untuk jumlah itu';
export {
  AMOUNT as amount,
  EXTRAS as extras,
  FREE as free,
  NOT_SOLD as notSold,
  PER_EACH as perEach,
  PER_ORDER as perOrder,
  PRICE as price,
  VARIANT as variant,
} from '@etalase/backend/rules/price-table';
export const leadTime = 'Waktu pengerjaan';

export const gallery = (name: string) => `Foto ${name}`;
export const image = (name: string, index: number, count: number) =>
  count > 1 ? `${name}, gambar ${index} dari ${count}` : name;
export const showImage = (index: number, count: number) => `Tampilkan gambar ${index} dari ${count}`;
export const enlarge = (image: string) => `Perbesar ${image}`;
export const position = (index: number, count: number) => `Gambar ${index} dari ${count}`;
export const previousImage = 'Gambar sebelumnya';
export const nextImage = 'Gambar berikutnya';
export const close = 'Tutup';
export const related = 'Layanan Serupa';
export const missing = 'Layanan tidak ditemukan';
export const missingHint = 'Mungkin sudah tidak kami tawarkan, atau alamatnya salah ketik.';
