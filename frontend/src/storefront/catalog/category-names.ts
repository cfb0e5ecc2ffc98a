import { useQuery } from '@tanstack/react-query';
import { partOf } from '../../api/part-of';

export const categoryNames = partOf('/api/categories', 'names', (categories) =>
  categories.map(({ name, slug }) => ({ name, slug })),
);

/** Returns a function that finds the name of the active category with a given slug. */
export function useCategoryNames(): (slug: string) => string | undefined {
  const { data: categories } = useQuery(categoryNames);
  return (slug) => categories?.find((category) => category.slug === slug)?.name;
}
