import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf, type IfMatch, ifMatch } from '../../api/response';

/** Query options of what a dialog edits: read anew at each opening, because its save is based on that version. */
export const readAnew = { staleTime: 0, gcTime: 0, refetchOnMount: 'always' } as const;

/**
 * Saves an edit on top of a version. @returns the newer version when somebody else changed the item meanwhile: another
 * conflict, such as a slug that is taken, is thrown.
 */
export async function saveEdit(
  etag: string | undefined,
  save: (headers: IfMatch) => Promise<unknown>,
  read: () => Promise<ApiResponse>,
): Promise<string | undefined> {
  try {
    await save(ifMatch(etag));
    return undefined;
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409) throw error;
    const newest = etagOf(await read());
    if (newest === etag) throw error;
    return newest;
  }
}
