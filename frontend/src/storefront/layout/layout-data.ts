import type { Prefetch } from '../../api/prefetch';
import { getListCategoriesQueryOptions } from '../../api/generated/catalog/catalog';
import {
  getGetFooterSettingsQueryOptions,
  getGetSiteContentQueryOptions,
} from '../../api/generated/content/content';
import { getListFlashSalesQueryOptions } from '../../api/generated/flash-sales/flash-sales';

/** The queries of every page: categories in the menu, footer, company and running sales. */
export const prefetchLayout: Prefetch = (client) =>
  Promise.all([
    client.fetchQuery(getListCategoriesQueryOptions()),
    client.fetchQuery(getGetFooterSettingsQueryOptions()),
    client.fetchQuery(getGetSiteContentQueryOptions()),
    client.fetchQuery(getListFlashSalesQueryOptions()),
  ]);
