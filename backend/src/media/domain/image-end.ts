const MARKER = 0xff;
const STUFFED = 0x00;
const START_OF_IMAGE = 0xd8;
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;
const isRestart = (marker: number): boolean => marker >= 0xd0 && marker <= 0xd7;

const RIFF_HEADER_BYTES = 12;
const CHUNK_HEADER_BYTES = 8;
/** The chunks of a still image. A decoder skips every other chunk. */
const WEBP_CHUNKS: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP']);

/** Whether a JPEG or a WebP ends with the last byte that a decoder reads, and nothing stands behind it. */
export function endsAsImage(bytes: Uint8Array, contentType: string): boolean {
  return contentType === 'image/webp' ? isWholeWebp(bytes) : endOfJpeg(bytes) === bytes.length;
}

/** @returns the position behind the end marker; undefined without one. */
function endOfJpeg(bytes: Uint8Array): number | undefined {
  if (bytes[0] !== MARKER || bytes[1] !== START_OF_IMAGE) return undefined;
  let at = 2;
  while (at + 1 < bytes.length) {
    if (bytes[at] !== MARKER) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === END_OF_IMAGE) return at + 2;
    // A marker may have several leading bytes of 0xFF.
    if (marker === MARKER) at += 1;
    else {
      const length = (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
      if (length < 2) return undefined;
      at += 2 + length;
      if (marker === START_OF_SCAN) at = endOfScan(bytes, at);
    }
  }
  return undefined;
}

/** @returns the position of the first marker behind the compressed data. */
function endOfScan(bytes: Uint8Array, start: number): number {
  for (let at = bytes.indexOf(MARKER, start); at >= 0; at = bytes.indexOf(MARKER, at + 2)) {
    const next = bytes[at + 1] ?? 0;
    if (next !== STUFFED && !isRestart(next)) return at;
  }
  return bytes.length;
}

function isWholeWebp(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < RIFF_HEADER_BYTES || view.getUint32(4, true) + 8 !== bytes.length) return false;
  let at = RIFF_HEADER_BYTES;
  while (at + CHUNK_HEADER_BYTES <= bytes.length) {
    const name = String.fromCharCode(...bytes.subarray(at, at + 4));
    if (!WEBP_CHUNKS.has(name)) return false;
    const length = view.getUint32(at + 4, true);
    // Chunks begin at even positions.
    at += CHUNK_HEADER_BYTES + length + (length % 2);
  }
  return at === bytes.length;
}
