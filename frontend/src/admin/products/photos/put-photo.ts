import { ApiError } from '../../../api/http-client';
import { explained, widget } from '../../../text/admin-photos';
import { noAnswer, refusedBy, UploadError } from './upload-error';

// Section 9 of the specification: an upload that is silent for five minutes is given up.
const SILENCE_MS = 5 * 60 * 1000;

export interface PutOptions {
  readonly onProgress: (bytes: number) => void;
  readonly signal?: AbortSignal;
}

/** Sends one photo to its address. `fetch` cannot tell how far an upload is, so this is the older call. */
export function putPhoto(url: string, photo: Blob, { onProgress, signal }: PutOptions): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    let silence: ReturnType<typeof setTimeout>;
    const abort = () => request.abort();
    const heard = () => {
      clearTimeout(silence);
      silence = setTimeout(() => {
        reject(new UploadError(widget.expired, { explanation: explained.expired }));
        abort();
      }, SILENCE_MS);
    };
    request.upload.addEventListener('progress', (event) => {
      heard();
      onProgress(event.loaded);
    });
    request.addEventListener('load', () => {
      if (request.status >= 200 && request.status < 300) resolve();
      else
        reject(refusedBy(request.status, new ApiError(request.status, request.responseText).serverMessage));
    });
    request.addEventListener('error', () => reject(noAnswer()));
    request.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
    request.addEventListener('loadend', () => {
      clearTimeout(silence);
      signal?.removeEventListener('abort', abort);
    });
    signal?.addEventListener('abort', abort);
    request.open('PUT', url);
    if (photo.type) request.setRequestHeader('Content-Type', photo.type);
    heard();
    request.send(photo);
  });
}
