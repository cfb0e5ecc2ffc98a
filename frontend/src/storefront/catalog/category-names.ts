import { useListCategories } from '../../api/generated/catalog/catalog';
import { dataOnly } from '../../api/response';

/** A category's name by its slug; the slug itself when there is no such active category. */
export function useCategoryNames(): (slug: string) => string {
  const { data: categories } = useListCategories(dataOnly());
  return (slug) => categories?.find((category) => category.slug === slug)?.name ?? slug;
}
