import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { categoryNames } from '../catalog/category-names';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
}

export const serviceItems: readonly MenuItem[] = [
  { label: text.serviceLinks.design, to: paths.design },
  { label: text.serviceLinks.branding, to: paths.branding },
  { label: text.serviceLinks.printing, to: paths.printing },
  { label: text.serviceLinks.digitalMarketing, to: paths.digitalMarketing },
  { label: text.serviceLinks.shipping, to: paths.shipping },
];

/** The server's categories as links. */
export function useCategoryItems(): readonly MenuItem[] {
  const { data: categories } = useQuery(categoryNames);
  return (categories ?? []).map(({ name, slug }) => ({ label: name, to: paths.category(slug) }));
}
