import { queryOptions } from '@tanstack/react-query';
import type * as catalog from './generated/catalog/catalog';
import type * as content from './generated/content/content';
import type * as flashSales from './generated/flash-sales/flash-sales';
import { httpClient, type ApiResponse } from './http-client';

type Api = typeof catalog & typeof content & typeof flashSales;

/** The function that reads an operation, named by its key: `getListCategoriesQueryKey` belongs to `listCategories`. */
type ReaderOf<Key> = Key extends `get${infer Operation}QueryKey`
  ? Api[Uncapitalize<Operation> & keyof Api]
  : never;

/** The response body of each path of the contract that needs no parameters. */
type Bodies = {
  [
    Key in keyof Api as Api[Key] extends () => readonly [infer Path extends `/api/${string}`, ...unknown[]]
      ? Path
      : never
  ]: ReaderOf<Key> extends (...args: never) => Promise<{ data: infer Body }> ? Body : never;
};

/**
 * A query that keeps only a part of an API response in the cache. The server sends the cache with the page for
 * hydration, so unused data would cost every visitor bytes. The generated functions are not called, because every page
 * would load the code of all of them.
 * @param name the name of the part, unique among the parts of this response.
 */
export function partOf<Path extends keyof Bodies, Part>(
  url: Path,
  name: string,
  read: (data: Bodies[Path]) => Part,
) {
  return queryOptions({
    queryKey: [url, name],
    queryFn: async ({ signal }) => read((await httpClient<ApiResponse<Bodies[Path]>>(url, { signal })).data),
  });
}
