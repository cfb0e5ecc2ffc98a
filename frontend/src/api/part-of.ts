import { queryOptions } from '@tanstack/react-query';
import { httpClient, type ApiResponse } from './http-client';

/**
 * A query that keeps only a part of an API response in the cache. The server sends the cache with the page for
 * hydration, so unused data would cost every visitor bytes. The generated functions are not called, because every page
 * would load the code of all of them.
 * @param name the name of the part, unique among the parts of this response.
 */
export function partOf<Data, Part>(url: string, name: string, read: (data: Data) => Part) {
  return queryOptions({
    queryKey: [url, name],
    queryFn: async ({ signal }) => read((await httpClient<ApiResponse<Data>>(url, { signal })).data),
  });
}
