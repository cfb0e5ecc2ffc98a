import { conflictingField, type DomainError, invalidField } from '../../platform/domain/domain-error.js';
import { changedHead, differs, type EntityHead, newHead } from '../../platform/domain/entity-head.js';
import { cleanText } from '../../platform/domain/text.js';
import { parseChatNumber } from './chat-number.js';
import * as messages from './messages.js';
import { inMenuOrder, type ServicePage, servicePagesOf } from './service-page.js';
import { isSlug, MAX_SLUG_LENGTH } from './slug.js';
import { optionalText, requiredText } from '../../platform/domain/parse-text.js';
import { CATEGORY_TEXTS } from './text-rules.js';

export interface CategoryDraft {
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly sortOrder: number;
  readonly isActive: boolean;
  /**
   * The service pages that list the category's products. If undefined, an edit keeps the stored pages, and a new
   * category gets the pages that fit its name or slug.
   */
  readonly servicePages?: readonly ServicePage[];
  /**
   * The chat number of the category's page, and the default for new products of the category. Null means no number,
   * undefined keeps the stored number.
   */
  readonly chatNumber?: string | null;
}

export interface CategoryState extends CategoryDraft, EntityHead {
  readonly servicePages: readonly ServicePage[];
  readonly chatNumber: string | null;
  /** Whether the category came with the sample catalog, and the owner has neither edited nor adopted the category. */
  readonly isSample: boolean;
}

// The largest value of an integer column.
export const MAX_SORT_ORDER = 2_147_483_647;

export class Category {
  private constructor(private current: CategoryState) {}

  static create(id: string, draft: CategoryDraft, now: Date, isSample = false): Category {
    const fields = parse(draft);
    return new Category({
      ...newHead(id, now),
      // Defaults. The draft replaces a default if the draft has a value for the field.
      servicePages: servicePagesOf(fields),
      chatNumber: null,
      ...fields,
      isSample,
    });
  }

  /** Returns the category with a stored state, without validation. To undo a deletion, use `undelete`. */
  static restore(state: CategoryState): Category {
    return new Category({ ...state });
  }

  get state(): CategoryState {
    return this.current;
  }

  /**
   * A sample category becomes a category of the owner when it is edited. A change of the visibility alone does not
   * count as an edit.
   */
  revise(draft: CategoryDraft, now: Date): void {
    const { isActive, ...content } = parse(draft);
    const isSample = this.current.isSample && !differs(this.current, content);
    this.change({ ...content, isActive, isSample }, now);
  }

  /** Turns a sample category into a category of the owner, and adds the service pages that fit its name or slug. */
  adopt(now: Date): void {
    const servicePages = inMenuOrder([...this.current.servicePages, ...servicePagesOf(this.current)]);
    this.change({ servicePages, isSample: false }, now);
  }

  /** Changes the place in lists. This alone does not make a sample category one of the owner. */
  place(sortOrder: number, now: Date): void {
    this.change({ sortOrder }, now);
  }

  remove(now: Date): void {
    this.change({ deletedAt: now }, now);
  }

  undelete(now: Date): void {
    this.change({ deletedAt: null }, now);
  }

  private change(fields: Partial<CategoryState>, now: Date): void {
    this.current = { ...this.current, ...fields, ...changedHead(this.current, now) };
  }
}

/** Undefined fields of the draft are left out, so that they replace no stored values. */
function parse(draft: CategoryDraft): CategoryDraft {
  return {
    name: requiredText(draft.name, CATEGORY_TEXTS.name, 'name'),
    slug: parseSlug(draft.slug),
    description: optionalText(draft.description, CATEGORY_TEXTS.description, 'description'),
    sortOrder: parseSortOrder(draft.sortOrder),
    isActive: draft.isActive,
    ...(draft.servicePages && { servicePages: inMenuOrder(draft.servicePages) }),
    ...(draft.chatNumber !== undefined && { chatNumber: parseChatNumber(draft.chatNumber, 'chatNumber') }),
  };
}

/**
 * Returns the sort orders of a list in its order. They are the present numbers, made to rise, so that a move changes
 * only the rows between its ends.
 */
export function risingSortOrders(present: readonly number[]): number[] {
  const rising = [...present].sort((a, b) => a - b);
  for (let place = 1; place < rising.length; place += 1)
    rising[place] = Math.max(rising[place] ?? 0, (rising[place - 1] ?? 0) + 1);
  return (rising.at(-1) ?? 0) > MAX_SORT_ORDER ? rising.map((_, place) => place) : rising;
}

export function parseSlug(typed: string): string {
  const slug = cleanText(typed, { maxLength: MAX_SLUG_LENGTH });
  if (slug === '') throw invalidField('slug', messages.required(messages.slug));
  if (slug.length > MAX_SLUG_LENGTH)
    throw invalidField('slug', messages.tooLong(messages.slug, MAX_SLUG_LENGTH));
  if (!isSlug(slug)) throw invalidField('slug', messages.slugInvalid);
  // The filter on the home page uses the word 'all' to select all categories.
  if (slug === 'all') throw invalidField('slug', messages.slugReserved(slug));
  return slug;
}

export const slugTaken = (slug: string): DomainError => conflictingField('slug', messages.slugTaken(slug));

function parseSortOrder(sortOrder: number): number {
  if (!Number.isInteger(sortOrder) || sortOrder < 0 || sortOrder > MAX_SORT_ORDER)
    throw invalidField('sortOrder', messages.sortOrderInvalid);
  // Adding 0 turns -0 into 0. The check above accepts -0, because it is an integer, too.
  return sortOrder + 0;
}
