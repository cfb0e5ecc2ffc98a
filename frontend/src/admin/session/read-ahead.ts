import { getGetBackupStatusQueryOptions } from '../../api/generated/backup/backup';
import { getAdminListCategoriesQueryOptions } from '../../api/generated/catalog/catalog';
import { getAdminGetSiteContentQueryOptions } from '../../api/generated/content/content';
import { getGetImageStorageQueryOptions } from '../../api/generated/media/media';
import {
  activeCountQuery,
  allCountQuery,
  everything,
  productsQuery,
  runningSalesQuery,
} from '../products/products-data';
import { panelClient } from './panel-client';

const TIMEOUT_MS = 2000;

/** Prefetches the data of the first view. It does not wait longer than the timeout; the panel shows failed queries. */
export async function readAhead(): Promise<void> {
  const reads = [
    panelClient.prefetchQuery(getAdminGetSiteContentQueryOptions()),
    panelClient.prefetchQuery(productsQuery(everything)),
    panelClient.prefetchQuery(allCountQuery),
    panelClient.prefetchQuery(activeCountQuery),
    panelClient.prefetchQuery(runningSalesQuery),
    panelClient.prefetchQuery(getAdminListCategoriesQueryOptions()),
    panelClient.prefetchQuery(getGetImageStorageQueryOptions()),
    panelClient.prefetchQuery(getGetBackupStatusQueryOptions()),
  ];
  await Promise.race([Promise.all(reads), new Promise((done) => setTimeout(done, TIMEOUT_MS))]);
}
