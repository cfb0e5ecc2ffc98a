import { numeral } from './numerals';

/** The texts of a service page that the owner cannot edit. */
export interface FixedServiceText {
  readonly emptyTitle: string;
  readonly empty: string;
  readonly promptTitle: string;
}

export const design: FixedServiceText = {
  emptyTitle: 'Meja gambar masih kosong',
  empty: 'Layanan desain sedang disiapkan. Sementara itu, ceritakan saja kebutuhan Anda lewat chat.',
  promptTitle: 'Sudah punya bayangannya?',
};

export const printing: FixedServiceText = {
  emptyTitle: 'Rak cetakan masih kosong',
  empty:
    'Layanan cetak sedang disiapkan. Tulis lewat chat apa yang ingin Anda cetak, kami hitungkan harganya.',
  promptTitle: 'Mau dicetak berapa?',
};

export const branding: FixedServiceText = {
  emptyTitle: 'Belum ada contoh branding',
  empty: 'Layanan branding sedang disiapkan. Ceritakan usaha Anda lewat chat, kami siapkan usulannya.',
  promptTitle: 'Usaha baru atau ganti tampilan?',
};

export const digitalMarketing: FixedServiceText = {
  emptyTitle: 'Feed-nya masih kosong',
  empty: 'Layanan digital sedang disiapkan. Ceritakan akun Anda lewat chat, kami siapkan contohnya.',
  promptTitle: 'Akunnya mau dibuat seperti apa?',
};

export const chatGreeting = (service: string) => (company: string) =>
  `Halo ${company}, saya ingin bertanya tentang layanan ${service.toLowerCase()}.`;
export const description = (lead: string, intro: string) => `${lead} ${intro}`;

export const serviceCount = (count: number) => `${numeral(count)} layanan`;

export const toFaq = 'Selengkapnya di FAQ';

export const comingSoonTitle = 'Segera hadir';
export const comingSoonIntro = (count: number) =>
  `${numeral(count)} layanan digital yang sedang kami siapkan. Belum bisa dipesan, tapi boleh ditanyakan.`;
export const comingSoon = 'Coming Soon';
