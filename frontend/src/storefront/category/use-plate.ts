import { useQuery } from '@tanstack/react-query';
import { categoryNames } from '../catalog/category-names';
import { type Ink, inks } from '../listing/inks';

/** The ink color of a category's page. The four inks repeat in the order of the categories. */
export function usePlate(slug: string): Ink {
  const { data: categories = [] } = useQuery(categoryNames);
  const place = categories.findIndex((category) => category.slug === slug);
  return inks[Math.max(place, 0) % inks.length] as Ink;
}
