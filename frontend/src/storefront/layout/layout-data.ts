import { getGetFooterSettingsQueryOptions } from '../../api/generated/content/content';
import type { Prefetch } from '../../api/prefetch';
import { categoryNames } from '../catalog/category-names';
import { runningSales } from '../flash-sales/sales-data';
import { siteContent } from './company';

/** The queries of every page: categories in the menu, footer, company and running sales. */
export const prefetchLayout: Prefetch = (client) =>
  Promise.all([
    client.fetchQuery(categoryNames),
    client.fetchQuery(getGetFooterSettingsQueryOptions()),
    client.fetchQuery(siteContent),
    client.fetchQuery(runningSales),
  ]);
