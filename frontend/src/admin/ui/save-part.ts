import { type FetchQueryOptions, hashKey, type QueryClient, useQueryClient } from '@tanstack/react-query';
import { ApiError, type ApiResponse } from '../../api/http-client';
import { etagOf, type IfMatch, ifMatch } from '../../api/response';
import { reportFailure } from '../session/failure';

/** An object that several forms edit, each a part of it, and that is saved as a whole. */
export interface SharedObject<Whole> {
  /** The generated query options of its read. */
  readonly query: Pick<FetchQueryOptions<ApiResponse<Whole>>, 'queryKey' | 'queryFn'>;
  /** `mutateAsync` of its generated mutation. */
  readonly save: (variables: {
    readonly data: Whole;
    readonly headers: IfMatch;
  }) => Promise<ApiResponse<Whole>>;
}

/** Whether two plain objects hold the same, whatever the order of their keys. */
export const sameContent = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other]);

/** What is saved now, or what somebody else saved meanwhile. */
export type SaveOutcome<T> = { readonly saved: T } | { readonly newer: T };

const MAX_TRIES = 3;

/**
 * Saves a part on top of the newest version of its object, so that other parts keep what others saved to them.
 * @param isBase whether the part is still what the edit is based on; if not, nothing is saved.
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
      const saved = await save({ data: { ...newest.data, ...part }, headers: ifMatch(etagOf(newest)) });
      client.setQueryData(query.queryKey, saved);
      return { saved: saved.data };
    } catch (error) {
      // Saved between the read and this save; the next read tells whether it was the same part.
      if (!(error instanceof ApiError) || error.status !== 409 || tries === MAX_TRIES) throw error;
    }
  }
}

/**
 * For the form of a part. The function takes the part to save and the form's values that the edit is based on;
 * `compared` narrows both to those that must not have changed meanwhile.
 * @returns nothing after a failure, which it reports.
 */
export function useSavePart<Whole, Values>(
  object: SharedObject<Whole>,
  valuesOf: (whole: Whole) => Values,
  failedText: string,
) {
  const client = useQueryClient();
  return async (
    part: Partial<Whole>,
    base: Values,
    compared: (values: Values) => unknown = (values) => values,
  ): Promise<SaveOutcome<Values> | undefined> => {
    const isBase = (newest: Whole) => sameContent(compared(valuesOf(newest)), compared(base));
    try {
      const outcome = await savePart(client, object, part, isBase);
      return 'saved' in outcome ? { saved: valuesOf(outcome.saved) } : { newer: valuesOf(outcome.newer) };
    } catch (error) {
      reportFailure(failedText, error);
      return undefined;
    }
  };
}
