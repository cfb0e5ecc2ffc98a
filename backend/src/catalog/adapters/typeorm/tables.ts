import {
  type ColumnRule,
  type ColumnRules,
  HEAD_COLUMNS,
  isBoolean,
  isVersion,
  isListOf,
  isNumberBetween,
  isOneOf,
  isText,
  isTime,
  isUuid,
  orNull,
} from '../../../platform/domain/column-rules.js';
import type { Present, RowColumns, TableEntry, UndoRules } from '../../../platform/index.js';
import { MAX_SORT_ORDER, parseSlug } from '../../domain/category.js';
import { parseChatNumber } from '../../domain/chat-number.js';
import { categoryGone, slugTaken } from '../../domain/messages.js';
import { MAX_PINS } from '../../domain/pins.js';
import type { PriceLabel } from '../../domain/price-label.js';
import { lowestPrice, priceLabel, type Pricing, PRICING_TEXTS } from '../../domain/pricing.js';
import { orderedPricing, parsePricing } from '../../domain/pricing-rules.js';
import { isPublicationMissed, parseProductText } from '../../domain/product.js';
import { parseImages } from '../../domain/product-images.js';
import { SERVICE_PAGES } from '../../domain/service-page.js';
import { optionalText, requiredText } from '../../../platform/domain/parse-text.js';
import { CATEGORY_TEXTS, mapProductTexts, PRODUCT_TEXTS } from '../../domain/text-rules.js';
import { CategoryRecord, UNIQUE_SLUG_INDEX } from './category.record.js';
import { CATEGORY_FOREIGN_KEY, ProductRecord } from './product.record.js';
import { PinsRecord } from './typeorm-pins.js';
import { PreviewLinkRecord } from './typeorm-preview-links.js';

export const CATALOG_RECORDS = [CategoryRecord, ProductRecord, PinsRecord, PreviewLinkRecord];

// The unit with the quantity of a pack before it.
const PRICE_UNIT = { ...PRICING_TEXTS.unit, maxLength: 40 };

const isStoredPricing: ColumnRule = (value) =>
  JSON.stringify(parsePricing(value)) === JSON.stringify(orderedPricing(value as Pricing));

/** A column that follows from the price list. Without the list, in a step of the history, only its type is known. */
const isOfLabel =
  (part: keyof PriceLabel, rule: ColumnRule): ColumnRule =>
  (value, rowId, row) => {
    const list = row['pricing'] as Pricing | null | undefined;
    return list === undefined ? orNull(rule)(value, rowId, row) : value === (list && priceLabel(list)[part]);
  };

const columnOf = (field: string): string => field.replace(/[A-Z]/gu, (letter) => `_${letter.toLowerCase()}`);
const textColumns: ColumnRules = Object.fromEntries(
  Object.entries(mapProductTexts((_, field) => orNull(isText((text) => parseProductText(field, text))))).map(
    ([field, rule]) => [columnOf(field), rule],
  ),
);

export const productTable: TableEntry = {
  name: 'product',
  isBackedUp: true,
  columns: {
    ...HEAD_COLUMNS,
    ...textColumns,
    name: isText((text) => parseProductText('name', text)),
    // An earlier release accepted products without a description.
    description: isText((text) => optionalText(text, PRODUCT_TEXTS.description, 'description')),
    category_id: orNull(isUuid),
    pricing: orNull(isStoredPricing),
    price: (price, rowId, row) =>
      row['pricing']
        ? price === lowestPrice(row['pricing'] as Pricing)
        : isNumberBetween(0, Number.MAX_SAFE_INTEGER)(price, rowId, row),
    price_unit: isOfLabel(
      'unit',
      isText((text) => optionalText(text, PRICE_UNIT, 'unit')),
    ),
    price_from: isOfLabel('from', isBoolean),
    price_on_request: isOfLabel('onRequest', isBoolean),
    images: (images) => parseImages(images as readonly string[]).every((image) => typeof image === 'string'),
    is_new: isBoolean,
    whatsapp_number: orNull(isText((text) => parseChatNumber(text, 'whatsappNumber'))),
    is_active: isBoolean,
    publish_at: orNull(isTime),
    is_sample: isBoolean,
  },
  history: 'shown',
  label: 't.name',
  references: { category_id: { table: 'category', field: 'category', value: 't.slug' } },
  follows: {
    price: 'pricing',
    price_unit: 'pricing',
    price_from: 'pricing',
    price_on_request: 'pricing',
  },
  bin: {
    type: 'products',
    fields: {
      image: 't.images[1]',
      price: 't.price',
      priceLabel: `CASE WHEN t.price_on_request IS NOT NULL THEN jsonb_build_object(
        'unit', t.price_unit, 'from', coalesce(t.price_from, false), 'onRequest', t.price_on_request) END`,
    },
  },
  images: { text: 't.images::text', among: 't.images && $3::text[]' },
};

export const categoryTable: TableEntry = {
  name: 'category',
  isBackedUp: true,
  columns: {
    ...HEAD_COLUMNS,
    name: isText((text) => requiredText(text, CATEGORY_TEXTS.name, 'name')),
    slug: isText(parseSlug),
    description: orNull(isText((text) => optionalText(text, CATEGORY_TEXTS.description, 'description'))),
    sort_order: isNumberBetween(0, MAX_SORT_ORDER),
    is_active: isBoolean,
    service_pages: isListOf(isOneOf(SERVICE_PAGES)),
    chat_number: orNull(isText((text) => parseChatNumber(text, 'chatNumber'))),
    is_sample: isBoolean,
  },
  history: 'shown',
  label: 't.name',
  bin: { type: 'categories', fields: { slug: 't.slug' } },
};

export const pinsTable: TableEntry = {
  name: 'pins',
  isBackedUp: true,
  columns: {
    id: isOneOf(['pins']),
    product_ids: (ids, rowId, row) =>
      isListOf(isUuid)(ids, rowId, row) === true &&
      (ids as string[]).length <= MAX_PINS &&
      new Set(ids as string[]).size === (ids as string[]).length,
    version: isVersion,
    updated_at: isTime,
  },
  history: 'shown',
  absent: { product_ids: [] },
};

export const earlierSlugTable: TableEntry = {
  name: 'category_slug',
  key: 'category_id',
  isBackedUp: true,
  columns: { category_id: isUuid, slug: isText(parseSlug), until: isTime },
};

export const productUndo: UndoRules = {
  table: 'product',
  refusal: (constraint) => (constraint === CATEGORY_FOREIGN_KEY ? categoryGone : undefined),
  adapt: (earlier, present) => ({
    ...earlier,
    ...(missedPublication(earlier, present) && { publish_at: null }),
  }),
};

export const categoryUndo: UndoRules = {
  table: 'category',
  refusal: (constraint, { slug }) => (constraint === UNIQUE_SLUG_INDEX ? slugTaken(String(slug)) : undefined),
};

/**
 * Whether an undo would restore a time of publication that has passed, although the product was deleted or had another
 * time of publication at that instant.
 */
function missedPublication(earlier: RowColumns, { current, since, now }: Present): boolean {
  const restored = { ...current, ...earlier };
  const publishAt = dateOf(restored['publish_at']);
  // The product had this time before the first reverted change (at `since`), and may have it now. These are the ends of
  // both periods. A deletion ends a period early.
  const liveUntil = [dateOf(restored['deleted_at']) ?? since];
  if (current['publish_at'] === restored['publish_at']) liveUntil.push(dateOf(current['deleted_at']) ?? now);
  return liveUntil.every((end) => isPublicationMissed(publishAt, end, now));
}

const dateOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);

export const CATALOG_TABLES: readonly TableEntry[] = [
  productTable,
  categoryTable,
  earlierSlugTable,
  pinsTable,
  { name: 'preview_link', isBackedUp: false },
  { name: 'product_text', isBackedUp: false },
];
