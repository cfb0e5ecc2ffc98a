import { mapProductTexts } from '@etalase/backend/texts/catalog';
import type {
  AboutContent,
  AdminCategoryResponse,
  AdminProductResponse,
  DeletedItemResponse,
  ChangedRowResponse,
  ChangeResponse,
  ContentPartStatus,
  Display,
  FooterSettings,
  ProductBody,
  SearchWords,
  Services,
  ServiceTexts,
  Identity,
  SiteContent,
  Facts,
  Shipping,
} from '../../../src/api/generated/models';

const times = { createdAt: '2026-11-01T00:00:00.000Z', updatedAt: '2026-11-01T00:00:00.000Z', version: 1 };
export const IMAGE = `/objects/${'a'.repeat(32)}-480x360-d6006c.jpg`;

/** The fields of `product()` that the product form sends. */
export const PRODUCT_FIELDS = {
  ...mapProductTexts(() => null),
  name: 'Mug Custom Foto',
  description: 'Mug keramik dengan foto sendiri.',
  category: 'merchandise',
  price: 55_000,
  images: [IMAGE],
  isNew: false,
  isActive: true,
  publishAt: null,
  whatsappNumber: '6281234567890',
} satisfies Required<Omit<ProductBody, 'pricing'>>;

export const product = (changes: Partial<AdminProductResponse> = {}): AdminProductResponse => ({
  ...times,
  id: 'p1',
  ...PRODUCT_FIELDS,
  priceLabel: null,
  isSample: false,
  uncategorised: false,
  ...changes,
});

export const category = (changes: Partial<AdminCategoryResponse> = {}): AdminCategoryResponse => ({
  ...times,
  id: 'c1',
  name: 'Merchandise',
  slug: 'merchandise',
  description: 'Mug, kaus, dan tas.',
  sortOrder: 3,
  servicePages: [],
  chatNumber: null,
  isActive: true,
  isSample: false,
  productCount: 7,
  ...changes,
});

const HOUR_MS = 3_600_000;
export const deletedItem = (changes: Partial<DeletedItemResponse> = {}): DeletedItemResponse => ({
  type: 'products',
  id: 'p9',
  name: 'Poster Lama',
  deletedAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
  image: IMAGE,
  price: 40_000,
  priceLabel: null,
  slug: null,
  discountPercentage: null,
  endDate: null,
  ...changes,
});

export const changedRow = (changes: Partial<ChangedRowResponse> = {}): ChangedRowResponse => ({
  type: 'product',
  rowId: 'p1',
  name: 'Mug Custom Foto',
  action: 'changed',
  values: [{ field: 'price', before: 55_000, after: 61_000 }],
  imagesRemoved: false,
  ...changes,
});

export const changeOf = (id: number, changes: Partial<ChangeResponse> = {}): ChangeResponse => ({
  id,
  at: '2026-11-21T10:05:00.000Z',
  kind: 'updateProduct',
  browser: 'Chrome di Android',
  undoes: null,
  rows: [changedRow()],
  rowCount: 1,
  ...changes,
});

export const siteContent = (changes: Partial<SiteContent> = {}): SiteContent => ({
  hero: {
    title: 'Cetak apa saja',
    subtitle: 'Dari satu lembar sampai seribu.',
    primaryButton: 'Pesan Sekarang',
    secondaryButton: 'Lihat Layanan',
  },
  company: {
    name: 'Etalase',
    chatNumber: '081234567890',
    address: 'Jalan Kertas 1, Bandung',
    hours: [{ days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' }],
    timeZone: 'WIB',
    specialHours: [],
    mapUrl: null,
  },
  faq: [
    { question: 'Berapa lama?', answer: 'Tiga hari.' },
    { question: 'Bisa revisi?', answer: 'Bisa.' },
  ],
  social: { instagram: null, marketplace: null, facebook: null, tiktok: null },
  followers: null,
  ...changes,
});

export const footerSettings = (changes: Partial<FooterSettings> = {}): FooterSettings => ({
  aboutLinkText: 'Tentang Kami',
  aboutLinkUrl: '/about',
  contactLinkText: 'Kontak',
  contactLinkUrl: '/contact',
  faqLinkText: 'FAQ',
  faqLinkUrl: '/faq',
  shippingLinkText: 'Info Pengiriman',
  shippingLinkUrl: '/shipping',
  designServiceText: 'Desain',
  designServiceUrl: '/design',
  printingServiceText: 'Percetakan',
  printingServiceUrl: '/printing',
  brandingServiceText: 'Branding',
  brandingServiceUrl: '/branding',
  digitalServiceText: 'Digital Marketing',
  digitalServiceUrl: '/digital-marketing',
  newsletterTitle: 'Kabar studio',
  newsletterDescription: 'Sebulan sekali.',
  copyrightText: '© 2024 Etalase',
  ...changes,
});

export const searchWords = (): SearchWords => ({ synonyms: [['stiker', 'sticker']], groups: [] });

export const serviceTexts = (changes: Partial<ServiceTexts> = {}): ServiceTexts => ({
  headerLabel: 'Desain',
  visible: true,
  title: 'Jasa desain logo',
  lead: 'Digambar dari cerita Anda.',
  introTitle: 'Mendengarkan dulu',
  intro: 'Anda bercerita lewat chat.',
  blocks: [{ figure: '3 konsep awal', text: 'Tiga arah.' }],
  listTitle: 'Daftar layanan desain',
  prompt: 'Kirim coretan.',
  ...changes,
});

export const services = (changes: Partial<Services> = {}): Services => ({
  design: serviceTexts(),
  printing: serviceTexts({ headerLabel: 'Percetakan' }),
  branding: serviceTexts({ headerLabel: 'Branding' }),
  'digital-marketing': serviceTexts({ headerLabel: 'Digital Marketing' }),
  terms: 'Uang muka 50%.',
  comingSoon: [{ title: 'Video Pendek', text: 'Lima belas detik.' }],
  ...changes,
});

export const display = (changes: Partial<Display> = {}): Display => ({
  showAdminLink: true,
  showNewsletter: true,
  showPriceList: false,
  ...changes,
});

export const aboutContent = (changes: Partial<AboutContent> = {}): AboutContent => ({
  title: 'Tentang Kami',
  introText: 'Studio cetak di Bandung.',
  visionTitle: 'Visi',
  visionText: 'Cetakan yang rapi.',
  missionTitle: 'Misi',
  missionItems: ['Mendengarkan dulu', 'Mencetak sekali jadi'],
  servicesTitle: 'Layanan',
  designServicesTitle: 'Desain',
  designServices: ['Logo'],
  printingServicesTitle: 'Percetakan',
  printingServices: ['Brosur'],
  whyChooseTitle: 'Mengapa kami',
  qualityTitle: 'Mutu',
  qualityDesc: 'Diperiksa dua kali.',
  timelyTitle: 'Tepat waktu',
  timelyDesc: 'Sesuai janji.',
  competitiveTitle: 'Harga bersaing',
  competitiveDesc: 'Tanpa biaya tersembunyi.',
  ...changes,
});

export const shipping = (changes: Partial<Shipping> = {}): Shipping => ({
  origin: 'Bandung',
  zones: [
    { region: 'Jawa', regular: 15_000, express: 25_000, days: '1–2' },
    { region: 'Bali', regular: 32_000, express: null, days: '3–5' },
  ],
  surcharge: { aboveKg: 2, text: 'Kami sebutkan dulu.' },
  freeShipping: [{ region: 'Bandung Raya', minimum: 500_000 }],
  delivery: [{ title: 'Barang cetak', text: 'Dijemput kurir.', points: ['Reguler', 'Ekspres'] }],
  steps: [{ title: 'Dikemas', text: 'Datar.' }],
  terms: [{ figure: '2x24 jam', text: 'Batas keluhan.' }],
  notes: ['Maluku: tanyakan lewat chat.'],
  ...changes,
});

export const identity = (changes: Partial<Identity> = {}): Identity => ({
  logo: null,
  logoDark: null,
  heroImage: null,
  accent: 'magenta',
  description: null,
  ...changes,
});

export const facts = (changes: Partial<Facts> = {}): Facts => ({
  product: [{ term: 'Uang muka', fact: '50%', categories: null }],
  hero: [{ figure: '3 hari', label: 'logo selesai' }],
  ...changes,
});

export const sampleTexts = (part: string, samples: readonly string[]): ContentPartStatus => ({
  part,
  version: 1,
  confirmedVersion: null,
  isSample: samples.length > 0,
  samples: [...samples],
});
