import { type DomainError, invalidField } from '../../platform/domain/domain-error.js';
import { changedHead, differs, type EntityHead, newHead } from '../../platform/domain/entity-head.js';
import { isHttpsUrl } from '../../platform/domain/link.js';
import { optionalText, requiredText } from '../../platform/domain/parse-text.js';
import { formatRupiah } from '../../platform/domain/rupiah.js';
import type { DescribedText } from '../../platform/domain/text.js';
import type { CategoryState } from './category.js';
import { parseChatNumber } from './chat-number.js';
import * as messages from './messages.js';
import { lowestPrice, type Pricing } from './pricing.js';
import { parsePricing } from './pricing-rules.js';
import { parseImages } from './product-images.js';
import { mapProductTexts, PRODUCT_TEXTS, type ProductText, type ProductTexts } from './text-rules.js';

export interface ProductDraft extends ProductTexts {
  readonly category: string;
  /** Whole rupiah. */
  readonly price: number;
  readonly images: readonly string[];
  /** The number as the owner typed it. Chat links use its normalized form. */
  readonly whatsappNumber: string | null;
  readonly isNew: boolean;
  readonly isActive: boolean;
  /**
   * The time at which a hidden product becomes visible. If null, the product stays hidden; if undefined, an edit keeps
   * the stored time.
   */
  readonly publishAt?: Date | null;
  /** A price list that `parsePricing` checks. Null means none; if undefined, an edit keeps the stored list. */
  readonly pricing?: unknown;
}

export interface ProductState extends Omit<ProductDraft, 'category' | 'pricing'>, EntityHead {
  readonly categoryId: string;
  readonly publishAt: Date | null;
  /** With a price list, `price` is the lowest price of the list. */
  readonly pricing: Pricing | null;
  /** Whether the product came with the sample catalog, and the owner has not edited the product (see `revise`). */
  readonly isSample: boolean;
}

// Every time of publication is earlier than this time. A later time is probably a typing error.
const LATEST_PUBLICATION = Date.UTC(2100, 0, 1);

export interface CategoryId {
  readonly state: Pick<CategoryState, 'id'>;
}

/** An item that visitors can browse and order by chat. Deletion only sets `deletedAt`. */
export class Product {
  private constructor(private current: ProductState) {}

  /** @param category the category with the draft's slug; undefined if the product cannot have such a category. */
  static create(
    id: string,
    draft: ProductDraft,
    category: CategoryId | undefined,
    now: Date,
    isSample = false,
  ): Product {
    if (!category) throw unknownCategory();
    return new Product({
      ...newHead(id, now),
      ...parse(draft),
      ...parsePrices(draft, null),
      publishAt: parsePublishAt(draft, null, now),
      categoryId: category.state.id,
      isSample,
    });
  }

  /** Returns the product with a stored state, without validation. To undo a deletion, use `undelete`. */
  static restore(state: ProductState): Product {
    return new Product({ ...state });
  }

  get state(): ProductState {
    return this.current;
  }

  /**
   * A sample product becomes a product of the owner when it is edited. A change of the visibility alone does not count
   * as an edit.
   */
  revise(draft: ProductDraft, category: CategoryId | undefined, now: Date): void {
    if (!category) throw unknownCategory();
    const publishAt = parsePublishAt(draft, this.current.publishAt, now);
    const { isActive, ...content } = {
      ...parse(draft),
      ...parsePrices(draft, this.current),
      categoryId: category.state.id,
    };
    const isSample = this.current.isSample && !differs(this.current, content);
    this.change({ ...content, isActive, publishAt, isSample }, now);
  }

  /**
   * Changes some fields without a check of the others, which an earlier release may have stored.
   * @returns whether any value differs. If none does, the version stays.
   */
  adjust(
    fields: Partial<Pick<ProductState, 'categoryId' | 'isActive' | 'isNew' | 'price' | 'pricing'>>,
    now: Date,
  ): boolean {
    const { isActive, ...content } = fields;
    const isEdited = differs(this.current, content);
    const isShown = isActive === undefined || isActive === isVisible(this.current, now);
    if (!isEdited && isShown) return false;
    const visibility = isShown ? {} : { isActive, publishAt: null };
    this.change({ ...content, ...visibility, isSample: this.current.isSample && !isEdited }, now);
    return true;
  }

  remove(now: Date): void {
    this.change({ deletedAt: now }, now);
  }

  undelete(now: Date): void {
    const { publishAt, deletedAt } = this.current;
    const isMissed = isPublicationMissed(publishAt, deletedAt ?? now, now);
    this.change({ deletedAt: null, publishAt: isMissed ? null : publishAt }, now);
  }

  private change(fields: Partial<ProductState>, now: Date): void {
    this.current = { ...this.current, ...fields, ...changedHead(this.current, now) };
  }
}

/** Whether visitors can see the product, if the product is not deleted. */
export function isVisible(
  { isActive, publishAt }: Pick<ProductState, 'isActive' | 'publishAt'>,
  now: Date,
): boolean {
  return isActive || (publishAt !== null && publishAt <= now);
}

function parse(draft: ProductDraft): Omit<ProductDraft, 'category' | 'publishAt' | 'price' | 'pricing'> {
  return {
    ...(mapProductTexts((_, name) => parseProductText(name, draft[name])) as ProductTexts),
    images: parseImages(draft.images),
    whatsappNumber: parseChatNumber(draft.whatsappNumber, 'whatsappNumber'),
    isNew: draft.isNew,
    isActive: draft.isActive,
  };
}

/**
 * Returns the time of publication after an edit. Only a hidden product has such a time. A new time must be in the
 * future. A stored time that has passed is removed. Otherwise the owner could not hide the product.
 */
function parsePublishAt({ isActive, publishAt }: ProductDraft, stored: Date | null, now: Date): Date | null {
  const time = publishAt === undefined ? stored : publishAt;
  if (time === null) return null;
  const isChanged = time.getTime() !== stored?.getTime();
  if (isChanged && time.getTime() >= LATEST_PUBLICATION)
    throw invalidField('publishAt', messages.publishAtTooLate);
  if (isActive) return null;
  if (time > now) return time;
  if (isChanged) throw invalidField('publishAt', messages.publishAtInPast);
  return null;
}

/**
 * Whether the time of publication passed after `liveUntil`, such as the time of deletion. A restored product loses such
 * a time of publication. Otherwise a product that was hidden when it was deleted would be visible once it is restored.
 */
export function isPublicationMissed(publishAt: Date | null, liveUntil: Date, now: Date): boolean {
  return publishAt !== null && publishAt > liveUntil && publishAt <= now;
}

function parsePrices(
  { price: typed, pricing: list }: ProductDraft,
  stored: Pick<ProductState, 'price' | 'pricing'> | null,
): Pick<ProductState, 'price' | 'pricing'> {
  const price = parsePrice(typed);
  if (list === undefined) {
    const pricing = stored?.pricing ?? null;
    if (stored && pricing && price !== stored.price)
      throw invalidField(
        'price',
        pricing.onRequest ? messages.priceByChat : messages.priceFollowsList(formatRupiah(stored.price)),
      );
    return { price, pricing };
  }
  const pricing = list === null ? null : parsePricing(list);
  if (pricing && price !== lowestPrice(pricing))
    throw invalidField('price', messages.priceNotLowest(formatRupiah(lowestPrice(pricing))));
  return { price, pricing };
}

function parsePrice(price: number): number {
  if (!Number.isSafeInteger(price) || price < 0) throw invalidField('price', messages.priceInvalid);
  // Adding 0 turns -0 into 0. The check above accepts -0, because it is an integer, too.
  return price + 0;
}

export function parseProductText(name: ProductText, typed: string | null | undefined): string | null {
  const rule: DescribedText = PRODUCT_TEXTS[name];
  const text = rule.required ? requiredText(typed ?? '', rule, name) : optionalText(typed, rule, name);
  if (rule.format === 'uri' && text !== null && !isHttpsUrl(text))
    throw invalidField(name, messages.notHttpsUrl(rule.label));
  return text;
}

function unknownCategory(): DomainError {
  return invalidField('category', messages.categoryUnknown);
}
