import type { TextRule } from '../../platform/domain/text.js';

// The fields of the content: their labels in the panel, history, contract and refusals, and the limits of texts.

const text = (label: string, maxLength: number) => ({ label, maxLength, required: true }) as const;
const lines = (label: string, maxLength: number) => ({ ...text(label, maxLength), multiline: true }) as const;
const MAX_URL_LENGTH = 500;
const url = (label: string) => text(label, MAX_URL_LENGTH);
const optional = (rule: TextRule): TextRule & { readonly required: false } => ({ ...rule, required: false });

export const SITE_FIELDS = {
  hero: { label: 'Beranda' },
  company: { label: 'Info usaha' },
  faq: { label: 'Tanya jawab' },
  social: { label: 'Media sosial' },
  followers: { label: 'Jumlah pengikut' },
};

export const HERO_FIELDS = {
  title: text('Judul', 80),
  subtitle: lines('Subjudul', 300),
  primaryButton: text('Tombol chat', 30),
  secondaryButton: text('Tombol ke layanan', 30),
};

export const COMPANY_FIELDS = {
  name: text('Nama usaha', 60),
  chatNumber: text('Nomor chat (WhatsApp)', 40),
  address: optional(lines('Alamat', 300)),
  mapUrl: optional(url('Tautan peta')),
};
export const HOURS_FIELDS = {
  hours: { label: 'Jam buka' },
  closes: { label: 'Jam tutup' },
  days: { label: 'Hari' },
  timeZone: { label: 'Zona waktu' },
  specialHours: { label: 'Jam khusus dan libur' },
  from: { label: 'Tanggal' },
  to: { label: 'Sampai tanggal' },
};
export const SPECIAL_HOURS_NOTE = optional(text('Keterangan', 60));

export const FAQ_FIELDS = { question: lines('Pertanyaan', 200), answer: lines('Jawaban', 2000) };

export const SOCIAL_FIELDS = {
  instagram: optional(url('Instagram')),
  marketplace: optional(url('Toko di marketplace')),
  facebook: optional(url('Facebook')),
  tiktok: optional(url('TikTok')),
};
export const FOLLOWERS_FIELDS = {
  instagram: text('Pengikut Instagram', 12),
  facebook: text('Pengikut Facebook', 12),
  tiktok: text('Pengikut TikTok', 12),
};

const linkText = (name: string) => text(`Teks ${name}`, 60);
const linkUrl = (name: string) => url(`Alamat ${name}`);
export const FOOTER_FIELDS = {
  aboutLinkText: linkText('Tentang Kami'),
  aboutLinkUrl: linkUrl('Tentang Kami'),
  contactLinkText: linkText('Kontak'),
  contactLinkUrl: linkUrl('Kontak'),
  faqLinkText: linkText('FAQ'),
  faqLinkUrl: linkUrl('FAQ'),
  shippingLinkText: linkText('Info Pengiriman'),
  shippingLinkUrl: linkUrl('Info Pengiriman'),
  designServiceText: linkText('Desain'),
  designServiceUrl: linkUrl('Desain'),
  printingServiceText: linkText('Percetakan'),
  printingServiceUrl: linkUrl('Percetakan'),
  brandingServiceText: linkText('Branding'),
  brandingServiceUrl: linkUrl('Branding'),
  digitalServiceText: linkText('Digital Marketing'),
  digitalServiceUrl: linkUrl('Digital Marketing'),
  newsletterTitle: text('Judul newsletter', 80),
  newsletterDescription: lines('Deskripsi newsletter', 300),
  copyrightText: text('Teks hak cipta', 120),
};

export const ABOUT_FIELDS = {
  title: text('Judul halaman', 120),
  introText: lines('Teks pembuka', 2000),
  visionTitle: text('Judul visi', 120),
  visionText: lines('Teks visi', 2000),
  missionTitle: text('Judul misi', 120),
  missionItems: lines('Butir misi', 300),
  servicesTitle: text('Judul layanan', 120),
  designServicesTitle: text('Judul layanan desain', 120),
  designServices: lines('Layanan desain', 200),
  printingServicesTitle: text('Judul layanan percetakan', 120),
  printingServices: lines('Layanan percetakan', 200),
  whyChooseTitle: text('Judul alasan memilih kami', 120),
  qualityTitle: text('Judul kualitas', 120),
  qualityDesc: lines('Deskripsi kualitas', 600),
  timelyTitle: text('Judul ketepatan waktu', 120),
  timelyDesc: lines('Deskripsi ketepatan waktu', 600),
  competitiveTitle: text('Judul harga bersaing', 120),
  competitiveDesc: lines('Deskripsi harga bersaing', 600),
};

export const IDENTITY_FIELDS = {
  logo: { label: 'Logo' },
  logoDark: { label: 'Logo untuk latar gelap' },
  heroImage: { label: 'Gambar beranda' },
  accent: { label: 'Warna aksen' },
};
export const DESCRIPTION_FIELD = optional(lines('Deskripsi toko', 160));

export const TITLED_TEXT_FIELDS = { title: text('Judul', 60), text: lines('Keterangan', 300) };
export const FIGURE_FIELDS = { figure: text('Angka', 30), text: lines('Arti angka', 200) };

export const SERVICE_NAMES = {
  design: 'desain',
  printing: 'percetakan',
  branding: 'branding',
  'digital-marketing': 'digital marketing',
} as const;
export const servicePage = (service: keyof typeof SERVICE_NAMES): string =>
  `Halaman ${SERVICE_NAMES[service]}`;

export const SERVICE_FIELDS = {
  headerLabel: text('Nama layanan', 30),
  visible: { label: 'Tampilkan halaman' },
  title: text('Judul halaman', 120),
  lead: lines('Kalimat pembuka', 200),
  introTitle: text('Judul pengantar', 80),
  intro: lines('Pengantar', 600),
  blocks: { label: 'Angka penting' },
  listTitle: text('Judul daftar', 80),
  prompt: lines('Ajakan', 300),
};
export const SERVICES_FIELDS = {
  terms: optional(lines('Ketentuan layanan', 300)),
  comingSoon: { label: 'Segera hadir' },
};

export const SHIPPING_FIELDS = {
  origin: text('Kota asal', 60),
  zones: { label: 'Tarif per wilayah' },
  surcharge: { label: 'Biaya tambahan' },
  notes: lines('Catatan tarif', 200),
  freeShipping: { label: 'Gratis ongkir' },
  delivery: { label: 'Cara kirim' },
  steps: { label: 'Langkah' },
  terms: { label: 'Ketentuan' },
};
export const ZONE_FIELDS = {
  region: text('Wilayah', 60),
  regular: { label: 'Tarif reguler' },
  express: { label: 'Tarif ekspres' },
  days: text('Perkiraan hari', 20),
};
export const SURCHARGE_FIELDS = {
  aboveKg: { label: 'Di atas berapa kg' },
  text: lines('Keterangan biaya tambahan', 200),
};
export const FREE_SHIPPING_FIELDS = {
  region: text('Wilayah gratis ongkir', 60),
  minimum: { label: 'Minimal belanja' },
};
export const DELIVERY_POINTS = text('Butir', 120);

export const FACTS_FIELDS = { hero: { label: 'Angka di beranda' }, product: { label: 'Fakta produk' } };
export const PRODUCT_FACT_FIELDS = {
  term: text('Nama fakta', 40),
  fact: text('Isi fakta', 80),
  categories: { label: 'Hanya produk kategori' },
  onlyShipped: { label: 'Hanya produk yang dikirim' },
};
export const HERO_FACT_FIELDS = { figure: text('Angka', 20), label: text('Keterangan angka', 40) };

export const CAMPAIGNS_FIELD = { label: 'Kampanye' };
export const CAMPAIGN_FIELDS = {
  text: text('Kalimat', 120),
  link: optional(url('Tautan')),
  start: { label: 'Mulai' },
  end: { label: 'Berakhir' },
};

export const DISPLAY_FIELDS = {
  showAdminLink: { label: 'Tautan Admin' },
  showNewsletter: { label: 'Formulir newsletter' },
  showPriceList: { label: 'Daftar harga untuk semua orang' },
};
export const ORDERING_FIELDS = {
  fileRules: optional(lines('Siapkan file', 600)),
  categoryRules: { label: 'Siapkan file per kategori' },
  designs: { label: 'Kami juga membuat desain' },
  payment: { label: 'Cara bayar' },
  pickup: { label: 'Bisa ambil di toko' },
  messageFormat: optional(lines('Format pesan', 200)),
};
export const CATEGORY_RULE_FIELDS = { category: { label: 'Kategori' }, rule: lines('Syarat file', 300) };
export const PAYMENT_METHOD = text('Cara bayar', 40);
export const WORKS_FIELD = { label: 'Hasil kerja' };
export const WORK_FIELDS = {
  image: { label: 'Foto' },
  line: text('Keterangan', 80),
  category: { label: 'Kategori' },
};
export const SEARCH_FIELD = { label: 'Kata yang artinya sama' };
