import { UploadError } from './upload-error';

/** Section 9 of the specification: the waits before the second, third, fourth and fifth try. */
const DELAYS_MS = [0, 1000, 3000, 5000];

/** Section 8: 408, 409, 429, 418, 423 and 5xx except 501 and 505. */
export function isRetryable(status: number): boolean {
  if ([408, 409, 418, 423, 429].includes(status)) return true;
  return status >= 500 && status <= 599 && status !== 501 && status !== 505;
}

/** Worth another try: what the specification lists, and a connection that broke while the network is there. */
function isPassing({ status }: UploadError): boolean {
  return status === undefined ? navigator.onLine : isRetryable(status);
}

export type Wait = (milliseconds: number) => Promise<void>;

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** Tries again what failed in passing, after the waits of the specification. */
export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal, wait = sleep }: { readonly signal?: AbortSignal; readonly wait?: Wait } = {},
): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || !(error instanceof UploadError) || !isPassing(error)) throw error;
      await wait(delay);
    }
  }
  return attempt();
}
