import { IDENTITY_FIELDS } from '@etalase/backend/rules/content-fields';
export const logo = IDENTITY_FIELDS.logo.label;
export const logoHint =
  'Sisi terpanjang paling sedikit 192 piksel, paling memanjang 4 : 1. PNG dengan latar transparan tampil paling rapi. Tanpa logo, nama toko yang tampil.';
export const logoDark = IDENTITY_FIELDS.logoDark.label;
export const logoDarkHint =
  'Untuk bagian bawah toko. Kosongkan kalau logo di atas terlihat jelas di latar gelap.';
export const faintLogo =
  "Logo ini sulit terlihat di latar gelap. Bagian bawah toko menampilkan nama toko, sampai 'Logo untuk latar gelap' diisi.";
export const faintLogoDark =
  'Logo ini sulit terlihat di latar gelap. Bagian bawah toko menampilkan nama toko.';
export const heroImage = IDENTITY_FIELDS.heroImage.label;
export const heroImageHint =
  'Menggantikan lembar contoh di halaman depan. Tampil persegi, dipotong dari tengah.';
export const accent = IDENTITY_FIELDS.accent.label;
export const accents = {
  magenta: 'Magenta',
  biru: 'Biru',
  ungu: 'Ungu',
  jingga: 'Jingga',
  toska: 'Toska',
  merah: 'Merah',
  hijau: 'Hijau',
  hitam: 'Hitam',
} as const;
export const descriptionHint =
  'Satu kalimat untuk hasil pencarian Google dan bagian bawah toko. Kosongkan untuk memakai subjudul beranda di Google.';

export const uploading = 'Mengunggah…';
export const onLight = (label: string) => `${label} di latar terang`;
export const onDark = (label: string) => `${label} di latar gelap`;
