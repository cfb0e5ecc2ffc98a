import { ApiError } from '../../api/http-client';
import * as text from '../../text/admin-session';

/** Whole seconds until the server accepts the next login attempt; 0 when the response states no wait. */
export const waitAfter = (error: unknown): number =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) : 0;

/**
 * The message beside 'Kata sandi salah' when the login failed for a reason other than the password. A wait has no
 * message here, because the form counts the seconds down.
 */
export function loginExplanation(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return text.unreachable;
  if (error.status === 401 || waitAfter(error) > 0) return undefined;
  return error.serverMessage ?? text.unreachable;
}
