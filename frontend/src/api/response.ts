import type { ApiResponse } from './http-client';

export const selectData = <Data>(response: { readonly data: Data }): Data => response.data;

export const dataOnly = <Data>() => ({ query: { select: selectData<Data> } });

export interface Page<Item> {
  readonly items: readonly Item[];
  /** Number of items in the whole list, from `X-Total-Count`. Without this header, `items` is the whole list. */
  readonly total: number;
}

/** A query's `select` that returns one page of a list, with the list's total. */
export const selectPage = <Item>({ data, headers }: ApiResponse<readonly Item[]>): Page<Item> => ({
  items: data,
  total: Number(headers['x-total-count'] ?? data.length),
});

/**
 * The version of a resource, to send back in `If-Match`. A proxy that compresses the response marks its ETag as weak,
 * although the version is the same.
 */
export const etagOf = ({ headers }: Pick<ApiResponse, 'headers'>): string | undefined =>
  headers['etag']?.replace(/^W\//u, '');

/** A request header that makes a write fail when the resource has changed since this version. */
export interface IfMatch {
  readonly 'If-Match'?: string;
}

export const ifMatch = (etag: string | undefined): IfMatch => (etag ? { 'If-Match': etag } : {});
