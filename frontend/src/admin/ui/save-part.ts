import { type QueryClient, type QueryKey, useQueryClient } from '@tanstack/react-query';
import { ApiError, httpVersioned } from '../../api/http-client';
import { sameContent } from './same-content';
import { ifMatch } from './versioned';

/** An object that several forms edit, each a part of it, and that is saved as a whole. */
export interface SharedObject<W> {
  readonly url: string;
  readonly queryKey: QueryKey;
  readonly save: (whole: W, options: RequestInit) => Promise<W>;
}

/** What is saved now, or what somebody else saved meanwhile. */
export type SaveOutcome<T> = { readonly saved: T } | { readonly newer: T };

const MOST_TRIES = 3;

/**
 * Saves a part on top of the newest version of its object, so that other parts keep what others saved to them.
 * @param isBase whether the part is still what the edit is based on; if not, nothing is saved.
 */
export async function savePart<W>(
  client: QueryClient,
  { url, queryKey, save }: SharedObject<W>,
  part: Partial<W>,
  isBase: (newest: W) => boolean,
): Promise<SaveOutcome<W>> {
  for (let tries = 1; ; tries++) {
    const { value: newest, etag } = await httpVersioned<W>(url);
    if (!isBase(newest)) {
      client.setQueryData(queryKey, newest);
      return { newer: newest };
    }
    try {
      const saved = await save({ ...newest, ...part }, ifMatch(etag));
      client.setQueryData(queryKey, saved);
      return { saved };
    } catch (error) {
      // Saved between the read and this save; the next read tells whether it was the same part.
      if (!(error instanceof ApiError) || error.status !== 409 || tries === MOST_TRIES) throw error;
    }
  }
}

/**
 * For the form of a part. The function takes the part to save and the form's values that the edit is based on;
 * `compared` narrows both to those that must not have changed meanwhile.
 */
export function useSavePart<W, T>(object: SharedObject<W>, valuesOf: (whole: W) => T) {
  const client = useQueryClient();
  return async (
    part: Partial<W>,
    base: T,
    compared: (values: T) => unknown = (values) => values,
  ): Promise<SaveOutcome<T>> => {
    const isBase = (newest: W) => sameContent(compared(valuesOf(newest)), compared(base));
    const outcome = await savePart(client, object, part, isBase);
    return 'saved' in outcome ? { saved: valuesOf(outcome.saved) } : { newer: valuesOf(outcome.newer) };
  };
}
