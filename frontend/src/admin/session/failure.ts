import { ApiError } from '../../api/http-client';
import { serverUnreachable } from '../../text/admin-common';
import { toastError } from '../ui/toast-store';
import { isUnauthorized, session } from './session';

/** What to tell a person: the server's own sentence, or the fallback, never the body itself. */
export function sentenceOf(error: unknown, fallback?: string): string | undefined {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return error instanceof TypeError ? serverUnreachable : fallback;
}

/** Reports a change that failed. An ended session is no failure: its dialog says all there is to say. */
export function reportFailure(title: string, error: unknown, fallback?: string): void {
  if (isUnauthorized(error)) session.expired();
  else toastError(title, sentenceOf(error, fallback));
}
