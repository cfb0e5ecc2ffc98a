import { priceText, type ProductView } from '../../catalog/index.js';
import { type FlashSaleView, salePrice } from '../../flash-sales/index.js';
import { mainKeyOfPath, parseImageKey, variantKey } from '../../media/index.js';
import { csvOf } from '../../platform/domain/csv.js';

const COLUMNS = [
  'id',
  'title',
  'description',
  'availability',
  'condition',
  'price',
  'sale_price',
  'sale_price_effective_date',
  'link',
  'image_link',
  'additional_image_link',
  'brand',
  'product_type',
] as const;
type Row = Readonly<Record<(typeof COLUMNS)[number], string>>;

const MAX_TITLE = 200;
const MAX_DESCRIPTION = 9999;
const MAX_BRAND = 100;
const MAX_ADDITIONAL_IMAGES = 20;
const PHOTO_WIDTH = 960;
const MIN_PHOTO_SIDE = 500;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export interface FeedShop {
  readonly publicUrl: string;
  readonly name: string;
  /** The hours that the shop's time zone is ahead of UTC. */
  readonly hoursAhead: number;
  readonly categoryName: (slug: string) => string | undefined;
  /** Running and coming sales, the earliest first. */
  readonly sales: readonly Pick<
    FlashSaleView,
    'productId' | 'discountPercentage' | 'startDate' | 'endDate' | 'createdAt'
  >[];
}

export type LeftOutReason = 'noPrice' | 'onRequest' | 'smallPhoto';

export interface MetaFeed {
  readonly rows: readonly Row[];
  readonly leftOut: readonly { readonly id: string; readonly name: string; readonly reason: LeftOutReason }[];
}

type FeedProduct = Pick<
  ProductView,
  'id' | 'name' | 'description' | 'price' | 'priceLabel' | 'images' | 'category'
>;
type Prices = Pick<Row, 'price' | 'sale_price' | 'sale_price_effective_date'>;

/** Lists products as Meta's Commerce Manager reads them, for the catalogs of WhatsApp Business and Instagram. */
export function metaFeed(products: readonly FeedProduct[], shop: FeedShop): MetaFeed {
  const salesOf = Map.groupBy(shop.sales, ({ productId }) => productId);
  const rows: Row[] = [];
  const leftOut: MetaFeed['leftOut'][number][] = [];
  for (const product of products) {
    const prices = feedPrices(product, salesOf.get(product.id)?.[0], shop.hoursAhead);
    const [image, ...others] = product.images.flatMap((path) => photoUrl(path, shop.publicUrl) ?? []);
    if (typeof prices === 'string' || image === undefined) {
      const reason = typeof prices === 'string' ? prices : 'smallPhoto';
      leftOut.push({ id: product.id, name: product.name, reason });
      continue;
    }
    rows.push({
      id: product.id,
      title: cut(product.name, MAX_TITLE),
      description: cut(descriptionOf(product), MAX_DESCRIPTION),
      availability: 'in stock',
      condition: 'new',
      ...prices,
      link: `${shop.publicUrl}/product/${product.id}`,
      image_link: image,
      additional_image_link: others.slice(0, MAX_ADDITIONAL_IMAGES).join(','),
      brand: cut(shop.name, MAX_BRAND),
      product_type: shop.categoryName(product.category) ?? '',
    });
  }
  return { rows, leftOut };
}

/** The only place that reads a product's price for the feed; the reason for a product without a price to show. */
function feedPrices(
  { price, priceLabel }: FeedProduct,
  sale: FeedShop['sales'][number] | undefined,
  hoursAhead: number,
): Prices | LeftOutReason {
  if (priceLabel?.onRequest) return 'onRequest';
  if (price <= 0) return 'noPrice';
  const regular = { price: rupiah(price), sale_price: '', sale_price_effective_date: '' };
  const reduced = sale ? salePrice(price, sale.discountPercentage) : 0;
  if (!sale || reduced <= 0 || reduced >= price) return regular;
  // The feed never shows a reduced price while the sale does not run, so both ends are rounded inwards.
  const start = Math.ceil((sale.startDate ?? sale.createdAt).getTime() / MINUTE_MS);
  const end = Math.floor(sale.endDate.getTime() / MINUTE_MS);
  if (start >= end) return regular;
  const time = (minute: number): string => localTime(minute * MINUTE_MS, hoursAhead);
  return {
    ...regular,
    sale_price: rupiah(reduced),
    sale_price_effective_date: `${time(start)}/${time(end)}`,
  };
}

/** The price of a list is its lowest one, so the first line says what this price is for. */
function descriptionOf({ name, description, price, priceLabel }: FeedProduct): string {
  const text = description || name;
  return priceLabel ? `${priceText(price, priceLabel)}\n${text}` : text;
}

const rupiah = (amount: number): string => `${amount} IDR`;

const localTime = (time: number, hoursAhead: number): string =>
  `${new Date(time + hoursAhead * HOUR_MS).toISOString().slice(0, 16)}+${String(hoursAhead).padStart(2, '0')}:00`;

/** The URL of a photo; undefined for a photo that is too small. The size of a photo elsewhere is unknown. */
function photoUrl(image: string, publicUrl: string): string | undefined {
  const key = mainKeyOfPath(image);
  if (key === undefined) {
    const url = URL.parse(image);
    // Commas separate the photos of a cell.
    return url?.protocol === 'https:' ? url.href.replaceAll(',', '%2C') : undefined;
  }
  const { width, height } = parseImageKey(key) ?? { width: 0, height: 0 };
  const scale = Math.min(1, PHOTO_WIDTH / width);
  if (Math.min(width, height) * scale < MIN_PHOTO_SIDE) return undefined;
  return `${publicUrl}/objects/${variantKey(key, PHOTO_WIDTH, 'jpg')}`;
}

/** Cuts a text without leaving half of a surrogate pair. */
const cut = (text: string, max: number): string => text.slice(0, max).replace(/\p{Cs}$/u, '');

/** Meta reads cells as texts, so none is escaped for spreadsheets. */
export const feedCsv = (rows: readonly Row[]): string =>
  csvOf([COLUMNS, ...rows.map((row) => COLUMNS.map((column) => row[column]))]);
