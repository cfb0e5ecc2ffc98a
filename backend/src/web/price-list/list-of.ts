import {
  AMOUNT,
  extraPrice,
  EXTRAS,
  headUnit,
  MAX_COLUMNS,
  minimumText,
  NOT_SOLD,
  ownMinimum,
  PRICE,
  type ProductDetail,
  priceAt,
  priceNotes,
  priceText,
  type Pricing,
  quantitiesOf,
  rowPrice,
  rowQuantity,
  VARIANT,
} from '../../catalog/index.js';
import { type Accent, ACCENTS, formatOpeningHours, type SiteContent } from '../../content/index.js';
import { mainKeyOfPath } from '../../media/index.js';
import { formatChatNumber } from '../../platform/domain/formatted-chat-number.js';
import { formatRupiah } from '../../platform/domain/rupiah.js';
import { drawableName } from '../drawing/index.js';
import type { ListedProduct, PriceList, PriceTable } from './price-list.js';

const TITLE = 'Daftar harga';
const OTHERS = 'Lainnya';
const DATE = new Intl.DateTimeFormat('id-ID', { dateStyle: 'long', timeZone: 'UTC' });

export interface ListedShop {
  readonly company: SiteContent['company'];
  readonly accent: Accent;
  readonly publicUrl: string;
  /** The date in the shop's time zone, such as '2026-11-26'. */
  readonly date: string;
  /** The names of the categories with public pages, by slug. */
  readonly categories: ReadonlyMap<string, string>;
}

/** Returns the price list with the regular prices of these products, which are in the order of their names. */
export function priceListOf(products: readonly ProductDetail[], shop: ListedShop): PriceList {
  const { company } = shop;
  const date = new Date(shop.date);
  const bySlug = Map.groupBy(products, ({ category }) => (shop.categories.has(category) ? category : ''));
  const names = [...shop.categories, ['', OTHERS] as const];
  return {
    shop: company.name,
    title: TITLE,
    date: `Harga normal per ${DATE.format(date)}`,
    contact: [
      company.address ?? '',
      formatOpeningHours(company),
      `WhatsApp ${formatChatNumber(company.chatNumber)}`,
    ].filter(Boolean),
    host: new URL(shop.publicUrl).host,
    link: `${shop.publicUrl}/?dari=qr`,
    accent: ACCENTS[shop.accent].plain,
    pageWord: 'Halaman',
    continuedWord: 'lanjutan',
    qrText: `Kode QR ke ${new URL(shop.publicUrl).host}`,
    created: date,
    categories: names.flatMap(([slug, name]) => {
      const listed = bySlug.get(slug)?.map((product) => listedProduct(product, shop.publicUrl));
      return listed ? [{ name, products: listed }] : [];
    }),
  };
}

function listedProduct(
  { id, name, price, priceLabel, pricing, images }: ProductDetail,
  publicUrl: string,
): ListedProduct {
  return {
    name: drawableName(name),
    link: `${publicUrl}/product/${id}`,
    photo: mainKeyOfPath(images[0] ?? ''),
    price: priceText(price, priceLabel),
    note: pricing ? noteOf(pricing) : undefined,
    tables: pricing ? [...variantTables(pricing), ...extrasTable(pricing)] : [],
  };
}

const noteOf = (pricing: Pricing): string | undefined =>
  [minimumText(pricing), pricing.leadTime && `Waktu pengerjaan: ${pricing.leadTime}`]
    .filter(Boolean)
    .join('\n') || undefined;

/** Returns the tables that the product's page shows. A single price is beside the name already. */
function variantTables(pricing: Pricing): PriceTable[] {
  const { variants, priceFor, onRequest } = pricing;
  if (onRequest) return [];
  const nameOf = ({ name, note }: Pricing['variants'][number]): string =>
    [name ?? PRICE, note].filter(Boolean).join('\n');
  const unit = headUnit(pricing);
  const headOf = (variant: Pricing['variants'][number]): string =>
    [nameOf(variant), ownMinimum(pricing, variant), unit].filter(Boolean).join('\n');
  const priceCell = (price: number, from: number, variant: Pricing['variants'][number]): string => {
    const notes = priceNotes(price, { from, price }, variant, pricing);
    const own = unit ? formatRupiah(price) : rowPrice(price, pricing);
    return notes.length > 0 ? `${own}\n${notes.join(', ')}` : own;
  };
  const isNamed = variants.some(({ name }) => name);
  if (variants.every(({ tiers }) => tiers.length === 1)) {
    const rows = variants.flatMap((variant) =>
      variant.tiers.map(({ from, price }) => [
        ...(isNamed ? [nameOf(variant)] : []),
        rowQuantity(from, pricing),
        priceCell(price, from, variant),
      ]),
    );
    const isSaid = !isNamed && variants.every(({ tiers, note }) => tiers[0]?.from === 1 && !note);
    const labels = [...(isNamed ? [VARIANT] : []), AMOUNT];
    return isSaid ? [] : [{ head: [...labels, PRICE], labels: labels.length, rows }];
  }
  const tableOf = (columns: Pricing['variants'], head: readonly string[]): PriceTable => ({
    head: [AMOUNT, ...head],
    labels: 1,
    rows: quantitiesOf(columns).map((quantity) => [
      rowQuantity(quantity, pricing),
      ...columns.map((variant) => {
        const price = priceAt(variant, quantity, priceFor);
        return price === undefined ? NOT_SOLD : priceCell(price, quantity, variant);
      }),
    ]),
  });
  return variants.length <= MAX_COLUMNS
    ? [tableOf(variants, variants.map(headOf))]
    : variants.map((variant) => ({ caption: headOf(variant), ...tableOf([variant], [PRICE]) }));
}

const extrasTable = ({ extras, unit }: Pricing): PriceTable[] =>
  extras.length === 0
    ? []
    : [
        {
          head: [EXTRAS, PRICE],
          labels: 1,
          rows: extras.map((extra) => [extra.name, extraPrice(extra, unit)]),
        },
      ];
