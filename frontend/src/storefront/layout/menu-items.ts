import { useQuery } from '@tanstack/react-query';
import type { ServiceTexts } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { categoryNames } from '../catalog/category-names';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
}

/** The name of a service page in the menus; null for a hidden page. */
const nameOf = ({ headerLabel, visible }: ServiceTexts) => (visible ? headerLabel : null);

/** A query for the names of the service pages by path, in the order of the menus. */
export const serviceNames = partOf('/api/content/services', 'names', (services) => ({
  design: nameOf(services.design),
  branding: nameOf(services.branding),
  printing: nameOf(services.printing),
  'digital-marketing': nameOf(services['digital-marketing']),
}));

export const display = partOf('/api/content/display', 'all', (shown) => shown);

export function useServiceItems(): readonly MenuItem[] {
  const { data: names = {} } = useQuery(serviceNames);
  const items = Object.entries<string | null>(names).flatMap(([service, label]) =>
    label === null ? [] : [{ label, to: `/${service}` }],
  );
  return [...items, { label: text.shipping, to: paths.shipping }];
}

/** Returns a function that tells whether the site may link to a URL. The result is false for a hidden service page. */
export function useIsShown(): (url: string) => boolean {
  const { data: names = {} } = useQuery(serviceNames);
  const nameOfPage = new Map(Object.entries<string | null>(names));
  // The second part is the first segment of a path ('design' in '/design?urut=nama').
  return (url) => nameOfPage.get(url.split(/[/?#]/u, 2)[1] ?? '') !== null;
}

export function useCategoryItems(): readonly MenuItem[] {
  const { data: categories } = useQuery(categoryNames);
  return (categories ?? []).map(({ name, slug }) => ({ label: name, to: paths.category(slug) }));
}
