import type { ApiResponse } from './http-client';

/** For a query's `select`: the body alone. */
export const selectData = <Data>(response: { readonly data: Data }): Data => response.data;

/** Options of a generated query hook of which only the body is read. */
export const dataOnly = <Data>() => ({ query: { select: selectData<Data> } });

export interface Page<Item> {
  readonly items: readonly Item[];
  /** How many there are in all, from `X-Total-Count`. */
  readonly total: number;
}

/** A page of a list with its total. */
export const selectPage = <Item>({ data, headers }: ApiResponse<readonly Item[]>): Page<Item> => ({
  items: data,
  total: Number(headers['x-total-count'] ?? data.length),
});

/** The version of what was read; goes back in `If-Match`. */
export const etagOf = ({ headers }: Pick<ApiResponse, 'headers'>): string | undefined => headers['etag'];

/** Header of a write that is based on a version. */
export interface IfMatch {
  readonly 'If-Match'?: string;
}

export const ifMatch = (etag: string | undefined): IfMatch => (etag ? { 'If-Match': etag } : {});
