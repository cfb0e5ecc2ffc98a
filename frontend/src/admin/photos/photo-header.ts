type PhotoFormat = 'jpeg' | 'png' | 'webp' | 'avif' | 'heic';

/** The facts in a photo's first bytes. */
export interface PhotoHeader {
  readonly format: PhotoFormat;
  /** The width in pixels, before the orientation is applied. */
  readonly width: number;
  readonly height: number;
  /**
   * Whether the photo is an interlaced PNG or a progressive JPEG. Decoders hold the whole of such a photo in memory.
   */
  readonly interlaced: boolean;
  /** Whether the colors of a HEIC photo are in Display P3; false for other formats, whose colors browsers convert. */
  readonly displayP3: boolean;
}

/** The header of most photos is shorter than this, even with a thumbnail. */
const HEADER_BYTES = 1024 * 1024;
/** Portrait photos have a depth map and a second image before the frame. */
const MAX_HEADER_BYTES = 32 * HEADER_BYTES;

/** Reads the header of a file, from as many bytes as it needs. @throws when the file cannot be read. */
export async function readHeaderOf(file: Blob): Promise<PhotoHeader | 'unknown' | 'broken'> {
  for (let end = HEADER_BYTES; ; end *= 2) {
    const header = readHeader(new Uint8Array(await file.slice(0, end).arrayBuffer()));
    if (header !== 'broken' || end >= Math.min(file.size, MAX_HEADER_BYTES)) return header;
  }
}

/**
 * Recognizes a photo by its content, never by name or declared type.
 * @param bytes the first bytes of the file.
 * @returns 'unknown' when the file is not a photo, 'broken' when the bytes contain no valid width and height.
 */
export function readHeader(bytes: Uint8Array): PhotoHeader | 'unknown' | 'broken' {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const read = readerOf(view);
    if (!read) return 'unknown';
    const header = { interlaced: false, displayP3: false, ...read() };
    return header.width > 0 && header.height > 0 ? header : 'broken';
  } catch (error) {
    // A read went beyond the last byte, or a reader found no width and height.
    if (error instanceof RangeError) return 'broken';
    throw error;
  }
}

type Found = Pick<PhotoHeader, 'format' | 'width' | 'height'> & Partial<PhotoHeader>;

function readerOf(view: DataView): (() => Found) | undefined {
  if (view.byteLength < 12) return undefined;
  if (view.getUint16(0) === 0xffd8) return () => readJpeg(view);
  if (view.getUint32(0) === 0x89504e47 && view.getUint32(4) === 0x0d0a1a0a) return () => readPng(view);
  if (textAt(view, 0) === 'RIFF' && textAt(view, 8) === 'WEBP') return () => readWebp(view);
  const format = textAt(view, 4) === 'ftyp' ? formatOfBrands(view) : undefined;
  return format && (() => readHeif(view, format));
}

/** Reads the size from the segment that begins the frame (SOF0 to SOF15). Skips the segments before the frame. */
function readJpeg(view: DataView): Found {
  let at = 2;
  for (;;) {
    while (view.getUint8(at + 1) === 0xff) at += 1;
    const marker = view.getUint8(at + 1);
    // A scan (0xda) came before any frame, or there are bytes between segments.
    if (view.getUint8(at) !== 0xff || marker === 0xda) throw new RangeError('No frame');
    // Three markers in this range begin no frame: Huffman tables (0xc4), a reserved marker (0xc8), and arithmetic
    // conditions (0xcc).
    if (marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)) {
      // The progressive frames are SOF2, SOF6, SOF10 and SOF14.
      const interlaced = marker % 4 === 2;
      // Marker (2 bytes), length (2) and precision (1) come before the height and the width.
      return { format: 'jpeg', interlaced, height: view.getUint16(at + 5), width: view.getUint16(at + 7) };
    }
    at += 2 + view.getUint16(at + 2);
  }
}

function readPng(view: DataView): Found {
  if (textAt(view, 12) !== 'IHDR') throw new RangeError('No header');
  const interlaced = view.getUint8(28) === 1;
  return { format: 'png', interlaced, width: view.getUint32(16), height: view.getUint32(20) };
}

function readWebp(view: DataView): Found {
  return { format: 'webp', ...sizeOfWebp(view) };
}

/** Reads the size at the offsets of the three kinds of WebP. Two kinds store the size minus one. */
function sizeOfWebp(view: DataView): { width: number; height: number } {
  const uint24 = (at: number) => view.getUint16(at, true) + view.getUint8(at + 2) * 0x10000;
  switch (textAt(view, 12)) {
    case 'VP8X':
      return { width: uint24(24) + 1, height: uint24(27) + 1 };
    case 'VP8L': {
      const bits = view.getUint32(21, true);
      return { width: (bits & 0x3fff) + 1, height: ((bits >> 14) & 0x3fff) + 1 };
    }
    case 'VP8 ':
      return { width: view.getUint16(26, true) & 0x3fff, height: view.getUint16(28, true) & 0x3fff };
    default:
      throw new RangeError('No image');
  }
}

const HEIC_BRANDS = /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/u;

function formatOfBrands(view: DataView): 'avif' | 'heic' | undefined {
  const end = Math.min(view.getUint32(0), view.byteLength);
  // A version of four bytes stands between the main brand and the compatible brands.
  const brands = [textAt(view, 8)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(textAt(view, at));
  if (brands.some((brand) => brand === 'avif' || brand === 'avis')) return 'avif';
  return brands.some((brand) => HEIC_BRANDS.test(brand)) ? 'heic' : undefined;
}

/** Reads the size of the largest image in the file, because the main image may be composed of smaller images. */
function readHeif(view: DataView, format: 'avif' | 'heic'): Found {
  let largest = { width: 0, height: 0 };
  let displayP3 = false;
  for (const { type, start, end } of propertiesOf(view)) {
    if (type === 'ispe') {
      const size = { width: view.getUint32(start + 4), height: view.getUint32(start + 8) };
      if (size.width * size.height > largest.width * largest.height) largest = size;
    }
    if (type === 'colr') displayP3 ||= isDisplayP3(view, start, end);
  }
  return { format, ...largest, displayP3: format === 'heic' && displayP3 };
}

interface HeifBox {
  readonly type: string;
  /** The offset at which the box's content begins. `end` is the offset after the content. */
  readonly start: number;
  readonly end: number;
}

function propertiesOf(view: DataView): HeifBox[] {
  const inside = (parents: HeifBox[], type: string, skip = 0) =>
    parents.flatMap(({ start, end }) => boxesIn(view, start + skip, end)).filter((box) => box.type === type);
  const all = { type: '', start: 0, end: view.byteLength };
  // The properties are in the 'ipco' box inside the 'iprp' box inside the 'meta' box. The content of a 'meta' box
  // begins with four bytes of version and flags.
  const containers = inside(inside(inside([all], 'meta'), 'iprp', 4), 'ipco');
  return containers.flatMap(({ start, end }) => boxesIn(view, start, end));
}

function boxesIn(view: DataView, start: number, end: number): HeifBox[] {
  const boxes: HeifBox[] = [];
  for (let at = start; at + 8 <= Math.min(end, view.byteLength);) {
    const size = view.getUint32(at);
    // A size of 0 means that the box extends to the end. A size of 1 means that the real size follows in eight bytes.
    const length = size === 0 ? end - at : size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    const head = size === 1 ? 16 : 8;
    if (length < head) break;
    boxes.push({ type: textAt(view, at + 4), start: at + head, end: at + length });
    at += length;
  }
  return boxes;
}

/** The number of Display P3's primaries in ISO/IEC 23091-2. */
const DISPLAY_P3_PRIMARIES = 12;

/**
 * Whether a 'colr' box names Display P3, by the number of its primaries or by an ICC profile with the red of Display
 * P3.
 */
function isDisplayP3(view: DataView, start: number, end: number): boolean {
  const kind = textAt(view, start);
  if (kind === 'nclx') return view.getUint16(start + 4) === DISPLAY_P3_PRIMARIES;
  if (kind !== 'prof' && kind !== 'rICC') return false;
  const profile = start + 4;
  // The table of tags begins after a header of 128 bytes. Each tag has 12 bytes: a name, an offset, and a length.
  const tagCount = view.getUint32(profile + 128);
  for (let tag = profile + 132; tag < Math.min(end, profile + 132 + tagCount * 12); tag += 12) {
    if (textAt(view, tag) !== 'rXYZ') continue;
    // X is a fixed-point number with 16 fractional bits, 8 bytes after the offset.
    const red = view.getInt32(profile + view.getUint32(tag + 4) + 8) / 0x10000;
    // The X value of red is 0.515 in Display P3, 0.436 in sRGB, and 0.610 in Adobe RGB.
    return red > 0.48 && red < 0.55;
  }
  return false;
}

function textAt(view: DataView, at: number): string {
  return String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
}
