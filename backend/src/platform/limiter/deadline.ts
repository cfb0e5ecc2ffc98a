import { DomainError } from '../domain/domain-error.js';
import { unavailable } from '../domain/messages.js';

/**
 * Returns the result of `work` if the work ends within `timeoutMs`. After that time, calls `late`. The work is not
 * canceled, but its result is dropped.
 * @throws DomainError 'unavailable' after `timeoutMs`.
 */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number, late?: () => void): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const deadline = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      late?.();
      reject(new DomainError('unavailable', unavailable, { cause: new Error('timeout') }));
    }, timeoutMs);
  });
  try {
    return await Promise.race([work, deadline]);
  } finally {
    clearTimeout(timer);
  }
}
