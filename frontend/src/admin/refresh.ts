import type { QueryClient } from '@tanstack/react-query';
import {
  getAdminListCategoriesQueryKey,
  getAdminListProductsQueryKey,
} from '../api/generated/catalog/catalog';
import {
  getAdminListFlashSalesQueryKey,
  getListFlashSalesQueryKey,
} from '../api/generated/flash-sales/flash-sales';

/** Products, categories and sales show parts of one another, so a change of one makes all three lists old. */
export async function refreshCatalog(client: QueryClient): Promise<void> {
  await Promise.all(
    [
      getAdminListProductsQueryKey(),
      getAdminListCategoriesQueryKey(),
      getAdminListFlashSalesQueryKey(),
      getListFlashSalesQueryKey(),
    ].map((queryKey) => client.invalidateQueries({ queryKey })),
  );
}
