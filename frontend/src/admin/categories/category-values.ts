import type { AdminCategoryResponse, CategoryBody } from '../../api/generated/models';
import { isSlug } from '../../format/slug';
import { name, slug, slugMistake } from '../../text/admin-categories';
import { required } from '../../text/admin-common';
import type { Mistakes } from '../ui/use-draft';

/** What the form holds: texts as typed. */
export interface CategoryValues {
  readonly name: string;
  readonly slug: string;
  readonly description: string;
  readonly sortOrder: string;
  readonly isActive: boolean;
}

export const emptyCategory: CategoryValues = {
  name: '',
  slug: '',
  description: '',
  sortOrder: '0',
  isActive: true,
};

export const valuesOf = (category: AdminCategoryResponse): CategoryValues => ({
  name: category.name,
  slug: category.slug,
  description: category.description ?? '',
  sortOrder: String(category.sortOrder),
  isActive: category.isActive,
});

export function mistakesIn(values: CategoryValues): Mistakes {
  const mistakes: Record<string, string> = {};
  if (!values.name.trim()) mistakes['name'] = required(name);
  if (!values.slug.trim()) mistakes['slug'] = required(slug);
  else if (!isSlug(values.slug.trim())) mistakes['slug'] = slugMistake;
  return mistakes;
}

/** An empty description becomes null, an unreadable order 0. */
export const bodyOf = (values: CategoryValues): CategoryBody => ({
  name: values.name.trim(),
  slug: values.slug.trim(),
  description: values.description.trim() || null,
  sortOrder: sortOrderIn(values.sortOrder),
  isActive: values.isActive,
});

function sortOrderIn(typed: string): number {
  const order = Number.parseInt(typed, 10);
  return Number.isSafeInteger(order) ? Math.max(0, order) : 0;
}
