import type { QueryClient } from '@tanstack/react-query';

export interface Address {
  readonly params: Readonly<Record<string, string | undefined>>;
  readonly search: URLSearchParams;
}

/**
 * Reads what a page shows into the cache before it is rendered on the server (`client.fetchQuery`, in parallel
 * where possible). An ApiError 404 that it throws makes the answer 404; the page then finds the failed query.
 */
export type Prefetch = (client: QueryClient, address: Address) => Promise<unknown>;
