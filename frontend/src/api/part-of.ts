import { queryOptions } from '@tanstack/react-query';
import { httpClient, type ApiResponse } from './http-client';

/**
 * Query that keeps only a part of an API response in the cache. The server sends what is in the cache with the page,
 * for hydration, so that unused data would cost every visitor bytes. It does not call the generated functions,
 * because every page would load them, whichever page uses them.
 * @param name of the part, different from those of other parts of this response.
 */
export function partOf<Data, Part>(url: string, name: string, read: (data: Data) => Part) {
  return queryOptions({
    queryKey: [url, name],
    queryFn: async ({ signal }) => read((await httpClient<ApiResponse<Data>>(url, { signal })).data),
  });
}
