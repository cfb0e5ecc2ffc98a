import { useListCategories } from '../../api/generated/catalog/catalog';

/** A category's name by its slug; the slug itself when the category is gone or hidden. */
export function useCategoryNames(): (slug: string) => string {
  const { data: categories } = useListCategories();
  return (slug) => categories?.find((category) => category.slug === slug)?.name ?? slug;
}
