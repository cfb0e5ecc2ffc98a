import { notifyManager, QueryClient } from '@tanstack/react-query';

/**
 * Queries and mutations are not retried. Cached data never becomes stale, and queries are not fetched again
 * automatically. With `networkMode: 'always'`, requests fail at once while the browser is offline, instead of
 * waiting.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        retryOnMount: false,
        staleTime: Infinity,
        gcTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}

/**
 * Reads the data of the shown page again, and removes other data from the cache. If a read fails, the shown data
 * stays.
 */
export async function refreshQueries(client: QueryClient): Promise<void> {
  client.removeQueries({ type: 'inactive' });
  await client.invalidateQueries();
  // The queries notify React in a later task, at whose end the page is rendered.
  await new Promise<void>((resolve) => notifyManager.schedule(resolve));
}
