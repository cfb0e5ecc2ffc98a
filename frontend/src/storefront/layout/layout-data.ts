import type { Prefetch } from '../../api/prefetch';
import { getListCategoriesQueryOptions } from '../../api/generated/catalog/catalog';
import {
  getGetFooterSettingsQueryOptions,
  getGetSiteContentQueryOptions,
} from '../../api/generated/content/content';
import { getListFlashSalesQueryOptions } from '../../api/generated/flash-sales/flash-sales';

/** What every page shows or needs: the menu, the footer, who the company is, and which prices are reduced now. */
export const prefetchLayout: Prefetch = (client) =>
  Promise.all([
    client.fetchQuery(getListCategoriesQueryOptions()),
    client.fetchQuery(getGetFooterSettingsQueryOptions()),
    client.fetchQuery(getGetSiteContentQueryOptions()),
    client.fetchQuery(getListFlashSalesQueryOptions()),
  ]);
