import { ApiError } from '../../api/http-client';
import { unreachable, waitThenRetry } from '../../text/admin-session';

/** The sentence beside 'Kata sandi salah' when the password was not even looked at. */
export function loginExplanation(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return unreachable;
  if (error.status === 401) return undefined;
  if (error.status === 429 && error.retryAfterSeconds !== undefined)
    return waitThenRetry(error.retryAfterSeconds);
  return error.serverMessage ?? unreachable;
}
