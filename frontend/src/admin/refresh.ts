import type { QueryClient } from '@tanstack/react-query';
import {
  getAdminListCategoriesQueryKey,
  getAdminListProductsQueryKey,
} from '../api/generated/catalog/catalog';
import {
  getAdminListFlashSalesQueryKey,
  getListFlashSalesQueryKey,
} from '../api/generated/flash-sales/flash-sales';

/** Invalidates the lists of products, categories and sales: each shows data of the others. */
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
