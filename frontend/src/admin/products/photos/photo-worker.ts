/** The program of a worker that decodes and shrinks one photo at a time, apart from the page. */
import { close, decode, encodeShrunk, type Picture } from './draw-photo';
import { lacksOnlyEndMarker } from './jpeg-scan';
import { isWholeJpeg, type PhotoHeader } from './photo-header';
import { MAX_SHRUNK_BYTES, MAX_SIDE } from './photo-limits';

export interface PhotoRequest {
  /** The photo, with the type of its content. */
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
  const { header, shrink } = request;
  const photo = header.format === 'jpeg' ? await wholeJpeg(request.photo) : request.photo;
  if (!photo) return 'broken';
  const picture = await decodeAny({ ...request, photo });
  if (!picture) return 'heic-needed';
  try {
    return shrink && !canStayUnchanged(photo, header) ? await encodeShrunk(picture) : photo;
  } finally {
    close(picture);
  }
}

/**
 * Appends a missing end marker.
 * @returns undefined for a truncated photo, which some browsers decode without an error.
 */
async function wholeJpeg(photo: Blob): Promise<Blob | undefined> {
  const bytes = await bytesOf(photo);
  if (isWholeJpeg(bytes)) return photo;
  return lacksOnlyEndMarker(bytes)
    ? new Blob([photo, new Uint8Array([0xff, 0xd9])], { type: photo.type })
    : undefined;
}

/**
 * Decodes the photo.
 * @returns undefined when libheif is needed.
 */
async function decodeAny({ photo, header, heic }: PhotoRequest): Promise<Picture | undefined> {
  if (heic) {
    const { decodeHeic } = await import('./decode-heic');
    return decodeHeic(await bytesOf(photo), heic, header.displayP3);
  }
  if (header.format !== 'heic') return decode(photo, header);
  return decode(photo, header).catch(() => undefined);
}

/** Whether the server accepts the unchanged photo, and shrinking the photo would save little. */
function canStayUnchanged({ size }: Blob, { format, width, height }: PhotoHeader): boolean {
  const accepted = format === 'jpeg' || format === 'png' || format === 'webp';
  return accepted && size <= MAX_SHRUNK_BYTES && Math.max(width, height) <= MAX_SIDE;
}

async function bytesOf(photo: Blob): Promise<Uint8Array> {
  return new Uint8Array(await photo.arrayBuffer());
}
