import { ApiError } from '../../api/http-client';
import { unreachable } from '../../text/admin-session';

/** Whole seconds until the next password is looked at; 0 when the next try may come at once. */
export const waitAfter = (error: unknown): number =>
  error instanceof ApiError && error.status === 429 ? (error.retryAfterSeconds ?? 0) : 0;

/** The sentence beside 'Kata sandi salah' when something else than the password is the reason. */
export function loginExplanation(error: unknown): string | undefined {
  if (!(error instanceof ApiError)) return unreachable;
  if (error.status === 401 || waitAfter(error) > 0) return undefined;
  return error.serverMessage ?? unreachable;
}
