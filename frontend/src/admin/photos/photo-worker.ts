/** The program of a worker that decodes and shrinks one photo at a time, apart from the page. */
import { close, decode, encodeShrunk, type DecodedImage } from './draw-photo';
import type { PhotoHeader } from './photo-header';
import { MAX_SHRUNK_BYTES, MAX_SIDE } from './photo-limits';

export interface PhotoRequest {
  readonly photo: Blob;
  readonly header: PhotoHeader;
  /** Whether to shrink the photo. If false, the photo is decoded only as a test. */
  readonly shrink: boolean;
  /** libheif, for a HEIC photo that the browser cannot decode. */
  readonly heic?: WebAssembly.Module;
}
/** `broken` when the photo cannot be decoded, `heic-needed` when only libheif can decode it. */
export type PhotoResponse = Blob | 'broken' | 'heic-needed';

addEventListener('message', ({ data }: MessageEvent<PhotoRequest>) => {
  void prepare(data)
    .catch(() => 'broken' as const)
    .then((response: PhotoResponse) => postMessage(response));
});

async function prepare(request: PhotoRequest): Promise<PhotoResponse> {
  const { photo, header, shrink } = request;
  const image = await decodeAny(request);
  if (!image) return 'heic-needed';
  try {
    return shrink && !canStayUnchanged(photo, header) ? await encodeShrunk(image) : photo;
  } finally {
    close(image);
  }
}

/**
 * Decodes the photo.
 * @returns undefined when libheif is needed.
 */
async function decodeAny({ photo, header, heic }: PhotoRequest): Promise<DecodedImage | undefined> {
  if (heic) {
    const { decodeHeic } = await import('./decode-heic');
    return decodeHeic(new Uint8Array(await photo.arrayBuffer()), heic, header.displayP3);
  }
  if (header.format !== 'heic') return decode(photo, header);
  return decode(photo, header).catch(() => undefined);
}

/** Whether the server accepts the unchanged photo, and shrinking the photo would save little. */
function canStayUnchanged({ size }: Blob, { format, width, height }: PhotoHeader): boolean {
  const accepted = format === 'jpeg' || format === 'png' || format === 'webp';
  return accepted && size <= MAX_SHRUNK_BYTES && Math.max(width, height) <= MAX_SIDE;
}
