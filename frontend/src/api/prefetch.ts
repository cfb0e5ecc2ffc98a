import type { QueryClient } from '@tanstack/react-query';

/** Where a page is rendered: path parameters of its route, and query. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * Loads a page's queries into the cache before it is rendered on the server (`client.fetchQuery`, in parallel where
 * possible). An ApiError 404 that it throws makes the response 404; the page then finds the failed query.
 */
export type Prefetch = (client: QueryClient, location: PageLocation) => Promise<unknown>;
