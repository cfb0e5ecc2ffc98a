import { createUpload, publishUpload } from '../../../api/generated/media/media';
import { widget } from '../../../text/admin-photos';
import { isUnauthorized, session } from '../../session/session';
import { putPhoto, type PutOptions } from './put-photo';
import { withRetries } from './retry';
import { fromApi, UploadError } from './upload-error';

/** Step one: where to send a photo. Only the path counts: the panel may be open under another name of the shop. */
export function uploadAddress(signal?: AbortSignal): Promise<string> {
  return withRetries(() => requestAddress(signal), { signal });
}

/** Step two. @returns the address that took it: one that failed may be used up, so each try gets its own. */
export async function upload(firstAddress: string, photo: Blob, options: PutOptions): Promise<string> {
  let address: string | undefined = firstAddress;
  return withRetries(async () => {
    const current = address ?? (await requestAddress(options.signal));
    address = undefined;
    await putPhoto(current, photo, options);
    return current;
  }, options);
}

/** Step three. @returns the path for a product's images. */
export function publish(address: string): Promise<string> {
  return withRetries(async () => {
    try {
      return (await publishUpload({ imageURL: new URL(address).pathname })).objectPath;
    } catch (error) {
      throw reported(fromApi(error, 'publish'), error);
    }
  });
}

async function requestAddress(signal?: AbortSignal): Promise<string> {
  let answer: { readonly uploadURL?: string };
  try {
    answer = await createUpload({ signal });
  } catch (error) {
    throw reported(fromApi(error, 'address'), error);
  }
  if (!answer.uploadURL) throw new UploadError(widget.noAddress, { status: 200 });
  return new URL(new URL(answer.uploadURL, location.origin).pathname, location.origin).href;
}

function reported(failure: UploadError, error: unknown): UploadError {
  if (isUnauthorized(error)) session.expired();
  return failure;
}
