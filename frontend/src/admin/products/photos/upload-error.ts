import { ApiError } from '../../../api/http-client';
import { uploadUrlFailed, explained, widget } from '../../../text/admin-photos';

interface Details {
  /** The answer's status; none when there was no answer. */
  readonly status?: number;
  /** What it means for the person, and what to do. */
  readonly explanation?: string;
}

/** A photo that could not be uploaded; the message is the widget's, to the letter of the specification. */
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

/** No answer came: the network is gone, or something between here and the server broke. */
export function noAnswer(): UploadError {
  return navigator.onLine
    ? new UploadError(widget.unknown, { explanation: explained.unknown })
    : new UploadError(widget.offline, { explanation: explained.offline });
}

/** What the answer to the photo itself means. */
export function refusedBy(status: number, sentence: string | undefined): UploadError {
  if (status === 401)
    return new UploadError(widget.unauthorized, { status, explanation: explained.unauthorized });
  if (status === 403) return new UploadError(widget.expired, { status, explanation: explained.expired });
  return new UploadError(widget.refused, { status, explanation: sentence });
}

/** The same for the calls before and after it, which go through the API's client. */
export function fromApi(error: unknown, step: 'address' | 'publish'): UploadError {
  if (!(error instanceof ApiError)) return noAnswer();
  if (error.status === 401 || step === 'publish') return refusedBy(error.status, error.serverMessage);
  return new UploadError(uploadUrlFailed(error.status), {
    status: error.status,
    explanation: error.serverMessage,
  });
}
