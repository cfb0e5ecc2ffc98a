import { mapProductTexts } from '@etalase/backend/texts/catalog';
import type * as Models from '../../../src/api/generated/models';
import contents from './contents.json' with { type: 'json' };

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
} satisfies Required<Omit<Models.ProductBody, 'pricing'>>;

export const product = (changes: Partial<Models.AdminProductResponse> = {}): Models.AdminProductResponse => ({
  ...times,
  id: 'p1',
  ...PRODUCT_FIELDS,
  priceLabel: null,
  isSample: false,
  uncategorised: false,
  ...changes,
});

export const category = (
  changes: Partial<Models.AdminCategoryResponse> = {},
): Models.AdminCategoryResponse => ({
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
export const deletedItem = (
  changes: Partial<Models.DeletedItemResponse> = {},
): Models.DeletedItemResponse => ({
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

export const changedRow = (changes: Partial<Models.ChangedRowResponse> = {}): Models.ChangedRowResponse => ({
  type: 'product',
  rowId: 'p1',
  name: 'Mug Custom Foto',
  action: 'changed',
  values: [{ field: 'price', before: 55_000, after: 61_000 }],
  imagesRemoved: false,
  ...changes,
});

export const changeOf = (
  id: number,
  changes: Partial<Models.ChangeResponse> = {},
): Models.ChangeResponse => ({
  id,
  at: '2026-11-21T10:05:00.000Z',
  kind: 'updateProduct',
  browser: 'Chrome di Android',
  undoes: null,
  rows: [changedRow()],
  rowCount: 1,
  ...changes,
});

export const siteContent = (changes: Partial<Models.SiteContent> = {}): Models.SiteContent => ({
  ...(contents.siteContent as Models.SiteContent),
  ...changes,
});

export const footerSettings = (changes: Partial<Models.FooterSettings> = {}): Models.FooterSettings => ({
  ...contents.footerSettings,
  ...changes,
});

export const searchWords = (): Models.SearchWords => ({ synonyms: [['stiker', 'sticker']], groups: [] });

export const serviceTexts = (changes: Partial<Models.ServiceTexts> = {}): Models.ServiceTexts => ({
  ...contents.serviceTexts,
  ...changes,
});

export const services = (changes: Partial<Models.Services> = {}): Models.Services => ({
  design: serviceTexts(),
  printing: serviceTexts({ headerLabel: 'Percetakan' }),
  branding: serviceTexts({ headerLabel: 'Branding' }),
  'digital-marketing': serviceTexts({ headerLabel: 'Digital Marketing' }),
  terms: 'Uang muka 50%.',
  comingSoon: [{ title: 'Video Pendek', text: 'Lima belas detik.' }],
  ...changes,
});

export const display = (changes: Partial<Models.Display> = {}): Models.Display => ({
  showAdminLink: true,
  showNewsletter: true,
  showPriceList: false,
  ...changes,
});

export const ordering = (changes: Partial<Models.ShownOrdering> = {}): Models.ShownOrdering => ({
  fileRules: null,
  categoryRules: [],
  designs: false,
  payment: [],
  pickup: false,
  messageFormat: null,
  shippedCategories: null,
  postage: null,
  freeShipping: [],
  ...changes,
});

export const aboutContent = (changes: Partial<Models.AboutContent> = {}): Models.AboutContent => ({
  ...contents.aboutContent,
  ...changes,
});

export const shipping = (changes: Partial<Models.Shipping> = {}): Models.Shipping => ({
  ...contents.shipping,
  ...changes,
});

export const identity = (changes: Partial<Models.Identity> = {}): Models.Identity => ({
  logo: null,
  logoDark: null,
  heroImage: null,
  accent: 'magenta',
  description: null,
  ...changes,
});

export const facts = (changes: Partial<Models.Facts> = {}): Models.Facts => ({
  ...contents.facts,
  ...changes,
});

export const sampleTexts = (part: string, samples: readonly string[]): Models.ContentPartStatus => ({
  part,
  version: 1,
  confirmedVersion: null,
  isSample: samples.length > 0,
  samples: [...samples],
});
