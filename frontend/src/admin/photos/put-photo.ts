import { ApiError } from '../../api/http-client';
import * as text from '../../text/admin-photos';
import { networkError, statusError, UploadError } from './upload-error';

// An upload is aborted after five minutes without progress.
const IDLE_TIMEOUT_MS = 5 * 60 * 1000;

export interface PutOptions {
  readonly onProgress: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends a photo to its upload URL with XMLHttpRequest, because `fetch` reports no upload progress. */
export function putPhoto(url: string, photo: Blob, { onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let timer: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const restartTimer = () => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        // This rejection comes before the abort, because the rejection after an abort has no explanation.
        reject(new UploadError(text.widget.expired, { explanation: text.explained.expired }));
        abort();
      }, IDLE_TIMEOUT_MS);
    };
    request.upload.addEventListener('progress', (event) => {
      restartTimer();
      onProgress(event.loaded);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else
        reject(statusError(request.status, new ApiError(request.status, request.responseText).serverMessage));
    });
    request.addEventListener('error', () => reject(networkError()));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('loadend', () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    request.open('PUT', url);
    if (photo.type) request.setRequestHeader('Content-Type', photo.type);
    restartTimer();
    request.send(photo);
  });
}
