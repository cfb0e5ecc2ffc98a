import { queryOptions, type QueryKey } from '@tanstack/react-query';

/** Query for a part of a response: nothing else of it is kept in the cache, or sent with the page for hydration. */
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
