import { useQuery } from '@tanstack/react-query';
import type { Display, Services, ServiceTexts } from '../../api/generated/models';
import { partOf } from '../../api/part-of';
import { paths } from '../../paths';
import * as text from '../../text/layout';
import { categoryNames } from '../catalog/category-names';

export interface MenuItem {
  readonly label: string;
  readonly to: string;
}

/** The page's name in the menus; null for a hidden page. */
const nameOf = ({ headerLabel, visible }: ServiceTexts) => (visible ? headerLabel : null);

/** The names of the services, in the order of the menus. */
export const serviceNames = partOf('/api/content/services', 'names', (services: Services) => ({
  design: nameOf(services.design),
  branding: nameOf(services.branding),
  printing: nameOf(services.printing),
  'digital-marketing': nameOf(services['digital-marketing']),
}));

export const display = partOf('/api/content/display', 'all', (shown: Display) => shown);

/** Links to the service pages that are not hidden, and to the shipping page. */
export function useServiceItems(): readonly MenuItem[] {
  const { data: names = {} } = useQuery(serviceNames);
  const items = Object.entries<string | null>(names).flatMap(([service, label]) =>
    label === null ? [] : [{ label, to: `/${service}` }],
  );
  return [...items, { label: text.shipping, to: paths.shipping }];
}

/** Returns whether the site may link to the owner's URL: false for the URL of a hidden service page. */
export function useIsShown(): (url: string) => boolean {
  const { data: names = {} } = useQuery(serviceNames);
  return (url) => new Map(Object.entries<string | null>(names)).get(url.split(/[/?#]/u, 2)[1] ?? '') !== null;
}

/** The server's categories as links. */
export function useCategoryItems(): readonly MenuItem[] {
  const { data: categories } = useQuery(categoryNames);
  return (categories ?? []).map(({ name, slug }) => ({ label: name, to: paths.category(slug) }));
}
