import { ApiError } from '../../api/http-client';
import * as text from '../../text/admin-common';
import { toastError } from '../ui/toast-store';
import { isUnauthorized, session } from './session';

/**
 * Returns the server's message or, without one, the fallback. A body that is not a JSON error is never shown. `fetch`
 * rejects with a TypeError when no response arrives, and the message tells this.
 */
export function messageOf(error: unknown, fallback?: string): string | undefined {
  if (error instanceof ApiError) return error.serverMessage ?? fallback;
  return error instanceof TypeError ? text.serverUnreachable : fallback;
}

/** The message about each refused field, by the path of the field in the request. */
export type RefusedFields = Readonly<Record<string, string>>;

/** Returns the fields that the server refused; none if the error concerns no field. */
export function refusedFields(error: unknown): RefusedFields {
  return error instanceof ApiError ? ((error.body.fields ?? {}) as RefusedFields) : {};
}

/** Shows a notification about a failed change. After a 401 the login dialog opens instead. */
export function reportFailure(title: string, error: unknown, fallback?: string): void {
  if (isUnauthorized(error)) session.expired();
  else toastError(title, messageOf(error, fallback));
}
