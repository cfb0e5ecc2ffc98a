import { describe, expect, it } from '@jest/globals';
import { isRetryable, withRetries } from './retry';
import { UploadError } from './upload-error';

describe('isRetryable', () => {
  it('returns true only for 408, 409, 418, 423, 429, and 5xx other than 501 and 505', () => {
    for (const status of [408, 409, 418, 423, 429, 500, 502, 503, 504, 507])
      expect(isRetryable(status)).toBe(true);
    for (const status of [400, 401, 403, 404, 413, 415, 501, 505, 200, 600])
      expect(isRetryable(status)).toBe(false);
  });
});

describe('withRetries', () => {
  /** An attempt that fails `times` times, and a `wait` that only records the delay. */
  const failing = (status: number, times: number) => {
    const calls = { made: 0, waits: [] as number[] };
    const attempt = () => {
      calls.made += 1;
      if (calls.made <= times) return Promise.reject(new UploadError('Non 2xx', { status }));
      return Promise.resolve('done');
    };
    const wait = (milliseconds: number) => {
      calls.waits.push(milliseconds);
      return Promise.resolve();
    };
    return { calls, attempt, wait };
  };

  it('retries a failed attempt after waits of 0, 1, 3 and 5 seconds', async () => {
    const { calls, attempt, wait } = failing(503, 4);
    await expect(withRetries(attempt, { wait })).resolves.toBe('done');
    expect(calls.waits).toEqual([0, 1000, 3000, 5000]);
  });

  it('does not retry after the fifth attempt', async () => {
    const { calls, attempt, wait } = failing(503, 9);
    await expect(withRetries(attempt, { wait })).rejects.toThrow('Non 2xx');
    expect(calls.made).toBe(5);
  });

  it('does not retry when the status is not retryable or the signal is aborted', async () => {
    const refused = failing(415, 9);
    await expect(withRetries(refused.attempt, { wait: refused.wait })).rejects.toThrow('Non 2xx');
    expect(refused.calls.made).toBe(1);
    const aborted = failing(503, 9);
    const signal = AbortSignal.abort();
    await expect(withRetries(aborted.attempt, { wait: aborted.wait, signal })).rejects.toThrow('Non 2xx');
    expect(aborted.calls.made).toBe(1);
  });
});
