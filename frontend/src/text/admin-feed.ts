import type { LeftOutProductReason } from '../api/generated/models';

export const title = 'Katalog WhatsApp';
export const note =
  'Produk dan harga toko di WhatsApp Business dan Instagram, tanpa mengetik ulang. Perlu Commerce Manager dari Meta.';
export const address = 'Alamat katalog';
export const copy = 'Salin';
export const copyAddress = 'Salin alamat katalog';
export const copied = 'Alamat katalog disalin';
export const notCopied = 'Alamat katalog belum bisa disalin. Salin sendiri dari kolomnya.';
export const steps = [
  'Buka Commerce Manager di business.facebook.com/commerce, lalu pilih atau buat katalog.',
  'Pilih Sumber data, lalu Feed data, dan tempelkan alamat katalog di atas. Pilih jadwal setiap jam.',
  'Hubungkan katalog itu ke akun WhatsApp Business dan Instagram toko.',
];
export const products = (count: number) => `${count} produk ada di katalog.`;
export const leftOut = 'Tidak ikut di katalog:';
export const reasons: Record<LeftOutProductReason, string> = {
  noPrice: 'harganya nol',
  onRequest: 'harganya lewat chat',
  smallPhoto: 'fotonya lebih kecil dari 500 × 500 piksel',
};
export const appOnly =
  'Aplikasi WhatsApp Business saja, tanpa Commerce Manager, tidak bisa membaca alamat ini.';
