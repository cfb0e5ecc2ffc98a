import { createUpload, publishUpload } from '../../../api/generated/media/media';
import { widget } from '../../../text/admin-photos';
import { isUnauthorized, session } from '../../session/session';
import { putPhoto, type PutOptions } from './put-photo';
import { withRetries } from './retry';
import { fromApi, UploadError } from './upload-error';

/**
 * Steps one and two: asks for an address and sends a photo there. An address that failed may be used up, so each try
 * gets its own. @returns the address that took it.
 */
export function upload(photo: Blob, options: PutOptions): Promise<string> {
  return withRetries(async () => {
    const address = await requestAddress(options.signal);
    await putPhoto(address, photo, options);
    return address;
  }, options);
}

/** Step three. @returns the path for a product's images. */
export function publish(address: string): Promise<string> {
  return withRetries(async () => {
    try {
      return (await publishUpload({ imageURL: new URL(address).pathname })).data.objectPath;
    } catch (error) {
      throw reported(fromApi(error, 'publish'), error);
    }
  });
}

/** Only the path counts: the panel may be open under another name of the shop. */
async function requestAddress(signal?: AbortSignal): Promise<string> {
  let uploadURL: string | undefined;
  try {
    uploadURL = (await createUpload({ signal })).data?.uploadURL;
  } catch (error) {
    throw reported(fromApi(error, 'address'), error);
  }
  if (!uploadURL) throw new UploadError(widget.noUrl, { status: 200 });
  return new URL(new URL(uploadURL, location.origin).pathname, location.origin).href;
}

function reported(failure: UploadError, error: unknown): UploadError {
  if (isUnauthorized(error)) session.expired();
  return failure;
}
