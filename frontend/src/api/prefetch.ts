import type { QueryClient } from '@tanstack/react-query';

/** The location of a rendered page: path parameters of its route, and query. */
export interface PageLocation {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * Loads a page's queries into the cache before the server renders the page (`client.fetchQuery`, in parallel where
 * possible). If this function throws an ApiError 404, the response has status 404, and the page finds the failed query
 * in the cache.
 */
export type Prefetch = (client: QueryClient, location: PageLocation) => Promise<unknown>;
