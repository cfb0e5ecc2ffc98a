import { UploadError } from './upload-error';

/** The delays before the second, third, fourth and fifth try. */
const DELAYS_MS = [0, 1000, 3000, 5000];

/** Retryable statuses are 408, 409, 429, 418, 423, and 5xx except 501 and 505. */
export function isRetryable(status: number): boolean {
  if ([408, 409, 418, 423, 429].includes(status)) return true;
  return status >= 500 && status <= 599 && status !== 501 && status !== 505;
}

/** Whether a retry may succeed: after a retryable status, or after a connection failed while the device was online. */
function isTransient({ status }: UploadError): boolean {
  return status === undefined ? navigator.onLine : isRetryable(status);
}

export type Wait = (milliseconds: number) => Promise<void>;

const sleep: Wait = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

export async function withRetries<T>(
  attempt: () => Promise<T>,
  { signal, wait = sleep }: { readonly signal?: AbortSignal; readonly wait?: Wait } = {},
): Promise<T> {
  for (const delay of DELAYS_MS) {
    try {
      return await attempt();
    } catch (error) {
      if (signal?.aborted || !(error instanceof UploadError) || !isTransient(error)) throw error;
      await wait(delay);
    }
  }
  return attempt();
}
