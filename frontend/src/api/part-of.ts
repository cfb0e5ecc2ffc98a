import { queryOptions, type QueryKey } from '@tanstack/react-query';
import { httpClient, type ApiResponse } from './http-client';

/**
 * Query that keeps only a part of an API response in the cache. The server sends what is in the cache with the page, for
 * hydration, so that unused data would cost every visitor bytes.
 * @param responseKey the query key of the whole response.
 * @param name of the part, different from those of other parts of this response.
 */
export function partOf<Data, Part>(
  responseKey: QueryKey,
  fetch: (options: { readonly signal: AbortSignal }) => Promise<{ readonly data: Data }>,
  name: string,
  read: (data: Data) => Part,
) {
  return queryOptions({
    queryKey: [...responseKey, name],
    queryFn: async ({ signal }) => read((await fetch({ signal })).data),
  });
}

/**
 * `partOf` for `/api/content/{key}`. Not by the generated functions, which every page would load.
 * @param name of what `read` leaves, where a page shows less than the whole.
 */
export function contentPart<Whole, Part>(key: string, name: string, read: (whole: Whole) => Part) {
  const url = `/api/content/${key}`;
  return partOf([url], (options) => httpClient<ApiResponse<Whole>>(url, options), name, read);
}
