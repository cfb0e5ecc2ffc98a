import { DomainError, stale } from '../../platform/domain/domain-error.js';
import * as messages from './messages.js';
import { parseSlug } from './slug.js';
import { optionalText, requiredText } from './text.js';

/** The fields of a category that the owner edits. */
export interface CategoryDraft {
  readonly name: string;
  readonly slug: string;
  readonly description: string | null;
  readonly sortOrder: number;
  readonly isActive: boolean;
}

export interface CategoryState extends CategoryDraft {
  readonly id: string;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
  /** Incremented with every change, to detect edits of stale data. */
  readonly version: number;
  /** Seeded with the sample catalog. */
  readonly isSample: boolean;
}

export const MAX_CATEGORY_NAME_LENGTH = 100;
export const MAX_CATEGORY_DESCRIPTION_LENGTH = 2000;
export const MAX_SORT_ORDER = 2_147_483_647;

/** A group of products, with its own page whose path contains the slug. */
export class Category {
  private constructor(private current: CategoryState) {}

  static create(id: string, draft: CategoryDraft, now: Date, isSample = false): Category {
    return new Category({
      id,
      ...parse(draft),
      createdAt: now,
      updatedAt: now,
      deletedAt: null,
      version: 1,
      isSample,
    });
  }

  static restore(state: CategoryState): Category {
    return new Category({ ...state });
  }

  get state(): CategoryState {
    return this.current;
  }

  /** @throws DomainError 'stale' if `version` is not the current one; without a version, the last write wins. */
  expectVersion(version: number | undefined): void {
    if (version !== undefined && version !== this.current.version) throw stale();
  }

  revise(draft: CategoryDraft, now: Date): void {
    this.change({ ...parse(draft), updatedAt: now });
  }

  remove(now: Date): void {
    this.change({ updatedAt: now, deletedAt: now });
  }

  private change(changes: Partial<CategoryState>): void {
    this.current = { ...this.current, ...changes, version: this.current.version + 1 };
  }
}

function parse(draft: CategoryDraft): CategoryDraft {
  return {
    name: requiredText(draft.name, { label: messages.categoryName, maxLength: MAX_CATEGORY_NAME_LENGTH }),
    slug: parseSlug(draft.slug),
    description: optionalText(draft.description, {
      label: messages.description,
      maxLength: MAX_CATEGORY_DESCRIPTION_LENGTH,
      multiline: true,
    }),
    sortOrder: parseSortOrder(draft.sortOrder),
    isActive: draft.isActive,
  };
}

function parseSortOrder(sortOrder: number): number {
  if (!Number.isInteger(sortOrder) || sortOrder < 0 || sortOrder > MAX_SORT_ORDER)
    throw new DomainError('invalid', messages.sortOrderInvalid);
  // Turns -0, which is an integer too, into 0.
  return sortOrder + 0;
}
