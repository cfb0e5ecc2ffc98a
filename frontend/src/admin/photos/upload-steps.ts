import { createUpload, publishUpload } from '../../api/generated/media/media';
import * as text from '../../text/admin-photos';
import { isUnauthorized, session } from '../session/session';
import { putPhoto, type PutOptions } from './put-photo';
import { withRetries } from './retry';
import { fromApi, UploadError } from './upload-error';

/**
 * Steps one and two: requests an upload URL and sends the photo to it. A failure may use up the upload URL, so each try
 * requests a new one.
 * @returns the upload URL that accepted the photo.
 */
export function upload(photo: Blob, options: PutOptions): Promise<string> {
  return withRetries(async () => {
    const uploadUrl = await requestUploadUrl(options.signal);
    await putPhoto(uploadUrl, photo, options);
    return uploadUrl;
  }, options);
}

export interface Publishing {
  /** Whether transparent parts stay transparent, as in a logo. Otherwise they become white. */
  readonly keepsTransparency?: boolean;
}

/** Step three: publishes an uploaded photo. @returns the path of the published image. */
export function publish(uploadUrl: string, publishing: Publishing = {}): Promise<string> {
  return withRetries(async () => {
    try {
      // Only the path is sent, because the server refuses a URL whose origin is not PUBLIC_URL's.
      return (await publishUpload({ imageURL: new URL(uploadUrl).pathname, ...publishing })).data.objectPath;
    } catch (error) {
      throw reported(fromApi(error, 'publish'), error);
    }
  });
}

/**
 * Requests an upload URL and puts it on the panel's own origin, because the server may know the shop by another host
 * name.
 */
async function requestUploadUrl(signal?: AbortSignal): Promise<string> {
  let uploadURL: string | undefined;
  try {
    uploadURL = (await createUpload({ signal })).data?.uploadURL;
  } catch (error) {
    throw reported(fromApi(error, 'upload URL'), error);
  }
  // The status 200 prevents a retry.
  if (!uploadURL) throw new UploadError(text.widget.noUrl, { status: 200 });
  return new URL(new URL(uploadURL, location.origin).pathname, location.origin).href;
}

/** Ends the session in the panel if the error is a 401. @returns the given failure. */
function reported(failure: UploadError, error: unknown): UploadError {
  if (isUnauthorized(error)) session.expired();
  return failure;
}
