import { queryOptions } from '@tanstack/react-query';
import { ApiError, httpVersioned, type Versioned } from '../../api/http-client';

/** What a dialog edits: read anew at each opening, together with the version that its save is based on. */
export const editedQuery = <T>(url: string) =>
  queryOptions({
    queryKey: ['edited', url],
    queryFn: ({ signal }) => httpVersioned<T>(url, signal),
    staleTime: 0,
    gcTime: 0,
    refetchOnMount: 'always',
  });

export const ifMatch = (etag: string | undefined): RequestInit =>
  etag ? { headers: { 'If-Match': etag } } : {};

/**
 * Saves an edit. @returns the item as it is now when somebody else changed it meanwhile: another conflict, such as a
 * slug that is taken, is thrown.
 */
export async function saveEdit<T>(
  url: string,
  etag: string | undefined,
  update: (options: RequestInit) => Promise<unknown>,
): Promise<Versioned<T> | undefined> {
  try {
    await update(ifMatch(etag));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const current = await httpVersioned<T>(url);
    if (current.etag === etag) throw error;
    return current;
  }
}
