import { ApiError } from '../../api/http-client';
import * as text from '../../text/admin-photos';

interface Details {
  /** The status of the response; unset when there was no response. */
  readonly status?: number;
  readonly explanation?: string;
}

/**
 * The error of a photo that could not be uploaded. The error's message is one of the fixed English texts in `widget`,
 * or the text of `uploadUrlFailed`.
 */
export class UploadError extends Error {
  readonly status: number | undefined;
  readonly explanation: string | undefined;

  constructor(message: string, { status, explanation }: Details = {}) {
    super(message);
    this.name = 'UploadError';
    this.status = status;
    this.explanation = explanation;
  }
}

export function networkError(): UploadError {
  return navigator.onLine
    ? new UploadError(text.widget.unknown, { explanation: text.explained.unknown })
    : new UploadError(text.widget.offline, { explanation: text.explained.offline });
}

/** Returns the error for a failed upload of a photo, by the status of the response. */
export function statusError(status: number, serverMessage: string | undefined): UploadError {
  if (status === 401)
    return new UploadError(text.widget.unauthorized, { status, explanation: text.explained.unauthorized });
  if (status === 403)
    return new UploadError(text.widget.expired, { status, explanation: text.explained.expired });
  return new UploadError(text.widget.refused, { status, explanation: serverMessage });
}

/**
 * Returns the error for a failed API call: the request for an upload URL, or the request that publishes the uploaded
 * photo.
 */
export function fromApi(error: unknown, step: 'upload URL' | 'publish'): UploadError {
  if (!(error instanceof ApiError)) return networkError();
  if (error.status === 401 || step === 'publish') return statusError(error.status, error.serverMessage);
  return new UploadError(text.uploadUrlFailed(error.status), {
    status: error.status,
    explanation: error.serverMessage,
  });
}
