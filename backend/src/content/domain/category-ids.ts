import type { CategoryRef, ContentPart } from './content-part.js';
import { isObject } from '../../platform/domain/is-object.js';

/** A category as it is stored: its id, or a slug that no category had when the content was saved. */
export type StoredCategory = string | { readonly slug: string };

export function toId(slug: string, categories: readonly CategoryRef[]): StoredCategory {
  // Live categories come first.
  return categories.find((category) => category.slug === slug)?.id ?? { slug };
}

/** Returns a function that finds today's slug of a stored category; undefined for an erased one. */
export function toSlug(categories: readonly CategoryRef[]) {
  const slugs = new Map(categories.map(({ id, slug }) => [id, slug]));
  return (id: string): string | undefined => slugs.get(id);
}

type Rows<Name extends string> = Record<Name, { category: string | null }[]>;

/** The references of a list whose rows have one category each. It becomes null when it is erased. */
export function rowCategories<Name extends string, T extends Rows<Name>>(
  list: Name,
): NonNullable<ContentPart<T>['references']> {
  return {
    toStored: (value, categories) => ({
      ...value,
      [list]: value[list].map(({ category, ...row }) => ({
        ...row,
        categoryId: category === null ? null : toId(category, categories),
      })),
    }),
    fromStored: (body, categories) => {
      const rows = isObject(body) ? body[list] : undefined;
      if (!Array.isArray(rows)) return body;
      const slugOf = toSlug(categories);
      const read = ({ categoryId: id, ...row }: Record<string, unknown>) => ({
        ...row,
        category: typeof id === 'string' ? (slugOf(id) ?? null) : isObject(id) ? id['slug'] : id,
      });
      return { ...(body as object), [list]: rows.map((row: unknown) => (isObject(row) ? read(row) : row)) };
    },
  };
}
