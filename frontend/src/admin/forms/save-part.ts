import {
  type FetchQueryOptions,
  hashKey,
  type QueryClient,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import { getAdminListContentPartsQueryKey } from '../../api/generated/content/content';
import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf, type IfMatch, ifMatch } from '../../api/response';

/** An object that is always saved as a whole, although each of several forms edits only a part. */
export interface SharedObject<Whole> {
  readonly query: Pick<FetchQueryOptions<ApiResponse<Whole>>, 'queryKey' | 'queryFn'>;
  readonly save: (whole: Whole, headers: IfMatch) => Promise<ApiResponse<Whole>>;
}

/** Whether two plain objects are deeply equal. The order of keys does not matter. */
export const sameContent = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

/**
 * `saved` is the object after the save. `newer` is the object that somebody else saved; in that case nothing was saved.
 */
export type SaveOutcome<T> = { readonly saved: T } | { readonly newer: T };

const MAX_TRIES = 3;

/**
 * Saves a part into the newest version of its object, so that changes of other parts are kept.
 * @param isBase tells whether the part is unchanged since the edit began. If `isBase` returns false, nothing is saved.
 */
export async function savePart<Whole>(
  client: QueryClient,
  { query, save }: SharedObject<Whole>,
  part: Partial<Whole>,
  isBase: (newest: Whole) => boolean,
): Promise<SaveOutcome<Whole>> {
  for (let tries = 1; ; tries++) {
    const newest = await client.fetchQuery({ ...query, staleTime: 0 });
    if (!isBase(newest.data)) return { newer: newest.data };
    try {
      const saved = await save({ ...newest.data, ...part }, ifMatch(etagOf(newest)));
      client.setQueryData(query.queryKey, saved);
      return { saved: saved.data };
    } catch (error) {
      // 409 is the response to an outdated If-Match: somebody else saved after the read. The next read shows whether
      // that save changed this part.
      if (!(error instanceof ApiError) || error.status !== 409 || tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * `savePart` for a form. The returned function takes the part to save and the form's values before the edit. `compared`
 * selects the values that must not have changed meanwhile. After a failure, the function shows a notification and
 * rejects.
 */
export function useSavePart<Whole, Values>(
  object: SharedObject<Whole>,
  valuesOf: (whole: Whole) => Values,
  failedText: string,
) {
  const client = useQueryClient();
  const { mutateAsync } = useMutation({
    mutationFn: (save: () => Promise<SaveOutcome<Whole>>) => save(),
    meta: { failure: failedText, invalidates: [getAdminListContentPartsQueryKey()] },
  });
  return async (
    part: Partial<Whole>,
    base: Values,
    compared: (values: Values) => unknown = (values) => values,
  ): Promise<SaveOutcome<Values>> => {
    const isBase = (newest: Whole) => sameContent(compared(valuesOf(newest)), compared(base));
    const outcome = await mutateAsync(() => savePart(client, object, part, isBase));
    return 'saved' in outcome ? { saved: valuesOf(outcome.saved) } : { newer: valuesOf(outcome.newer) };
  };
}
