import { DomainError } from '../domain/domain-error.js';
import { unavailable } from '../domain/messages.js';

/**
 * Calls `expire` after `timeoutMs`. After a stall of the process, the timer is due before the answers that have arrived
 * are read, so `expire` is called after the next read of the sockets.
 * @returns a function that ends the wait.
 */
export function startDeadline(expire: () => void, timeoutMs: number): () => void {
  let immediate: NodeJS.Immediate | undefined;
  const timer = setTimeout(() => (immediate = setImmediate(expire)), timeoutMs);
  return () => {
    clearTimeout(timer);
    clearImmediate(immediate);
  };
}

/**
 * Returns the result of `work` if the work ends within `timeoutMs`. After that time, calls `late`. The work is not
 * canceled, but its result is dropped.
 * @throws DomainError 'unavailable' after `timeoutMs`.
 */
export async function withDeadline<T>(work: Promise<T>, timeoutMs: number, late?: () => void): Promise<T> {
  const { promise: deadline, reject } = Promise.withResolvers<never>();
  const stop = startDeadline(() => {
    late?.();
    reject(new DomainError('unavailable', unavailable, { cause: new Error('timeout') }));
  }, timeoutMs);
  try {
    return await Promise.race([work, deadline]);
  } finally {
    stop();
  }
}
