import sharp from 'sharp';
import { jpeg, noise, plain, png } from './photos.js';

export interface HostilePhoto {
  name: string;
  bytes: Buffer;
  /** The expected status of the response that refuses or publishes the photo. */
  status: number;
  /** The step of the upload that refuses the photo. */
  refusedBy: 'receiving' | 'publishing' | 'none';
}

const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
const MARKUP = '<html><script>alert(document.domain)</script></html>';

/** Invalid, oversized and malicious files, and valid files at the limits. */
export async function hostilePhotos(): Promise<HostilePhoto[]> {
  const photo = await jpeg(600, 400);
  const wrongType = { status: 415, refusedBy: 'publishing' } as const;
  const broken = { status: 400, refusedBy: 'publishing' } as const;
  // A photo is too large with more than 40 megapixels (16 if interlaced or progressive), or a side over 25,000 pixels.
  const tooLarge = { status: 413, refusedBy: 'publishing' } as const;
  const accepted = { status: 200, refusedBy: 'none' } as const;
  // An interlaced PNG stores seven partial images, which have about 1.9 times as many rows as the image.
  return [
    { name: 'an empty file', bytes: Buffer.alloc(0), status: 400, refusedBy: 'receiving' },
    {
      name: '5 MB and one byte',
      bytes: padded(photo, MAX_UPLOAD_BYTES + 1),
      status: 413,
      refusedBy: 'receiving',
    },
    { name: '5 MB exactly', bytes: padded(photo, MAX_UPLOAD_BYTES), ...accepted },
    { name: 'text', bytes: Buffer.from('hello'), ...wrongType },
    { name: 'an HTML page', bytes: Buffer.from(MARKUP), ...wrongType },
    {
      name: 'SVG',
      bytes: Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${MARKUP}</svg>`),
      ...wrongType,
    },
    { name: 'GIF', bytes: await plain(20, 20).gif().toBuffer(), ...wrongType },
    { name: 'a GIF that is also a script', bytes: Buffer.from('GIF89a/*\0\0\0*/=1;alert(1)'), ...wrongType },
    { name: 'AVIF', bytes: await plain(20, 20).avif({ effort: 0 }).toBuffer(), ...wrongType },
    { name: 'TIFF', bytes: await plain(20, 20).tiff().toBuffer(), ...wrongType },
    {
      name: 'a HEIC header',
      bytes: Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from('ftypheic0000mif1heic')]),
      ...wrongType,
    },
    { name: 'an ASF header of 55 bytes', bytes: asfHeader(), ...wrongType },
    { name: 'PDF', bytes: Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'), ...wrongType },
    {
      name: 'a JPEG without its magic bytes',
      bytes: Buffer.concat([Buffer.from([0, 0, 0]), photo.subarray(3)]),
      ...wrongType,
    },
    {
      name: 'the magic bytes of a JPEG and nothing else',
      bytes: Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
      ...broken,
    },
    {
      name: 'a PNG signature followed by noise',
      bytes: Buffer.concat([png(9, 9).subarray(0, 8), Buffer.alloc(4000, 0xa5)]),
      ...broken,
    },
    {
      name: 'an empty WebP container',
      bytes: Buffer.from('RIFF\x10\0\0\0WEBPVP8 \0\0\0\0', 'latin1'),
      ...broken,
    },
    { name: 'a JPEG without its end marker', bytes: photo.subarray(0, -2), ...accepted },
    { name: 'a JPEG without its last 40 bytes', bytes: photo.subarray(0, -40), ...broken },
    {
      name: 'a progressive JPEG without its end marker',
      bytes: (await noise(300, 200).jpeg({ progressive: true }).toBuffer()).subarray(0, -2),
      ...broken,
    },
    { name: 'a JPEG cut in half', bytes: photo.subarray(0, photo.length / 2), ...broken },
    { name: 'a PNG cut in half', bytes: await half(noise(300, 200).png().toBuffer()), ...broken },
    { name: 'a WebP cut in half', bytes: await half(noise(300, 200).webp().toBuffer()), ...broken },
    { name: 'a PNG without pixels', bytes: png(100, 100), ...broken },
    { name: 'a PNG of zero width', bytes: png(0, 100), ...broken },
    { name: 'a PNG header of 30,000 x 30,000', bytes: png(30_000, 30_000), ...tooLarge },
    {
      name: 'a PNG header of 4,294,967,295 x 4,294,967,295',
      bytes: png(0xffffffff, 0xffffffff),
      ...tooLarge,
    },
    {
      name: 'an interlaced PNG of 16,000 x 16,000',
      bytes: png(16_000, 16_000, { interlaced: true, rows: 30_500 }),
      ...tooLarge,
    },
    { name: 'a PNG of 1 x 50,000,000', bytes: png(1, 50_000_000, { rows: 50_000_000 }), ...tooLarge },
    { name: 'a PNG of 39,000,000 x 1', bytes: png(39_000_000, 1, { rows: 1 }), ...tooLarge },
    { name: 'a JPEG of 41 megapixels', bytes: await plain(8200, 5000).jpeg().toBuffer(), ...tooLarge },
    {
      name: 'an interlaced PNG of 40 megapixels',
      bytes: png(6324, 6324, { interlaced: true, rows: 12_000 }),
      ...tooLarge,
    },
    {
      name: 'a progressive JPEG of 40 megapixels',
      bytes: await plain(6324, 6324).jpeg({ progressive: true }).toBuffer(),
      ...tooLarge,
    },
    {
      name: 'an interlaced PNG of 16 megapixels with 16-bit RGBA',
      bytes: await plain(4000, 4000)
        .ensureAlpha(0.5)
        .toColorspace('rgb16')
        .png({ progressive: true })
        .toBuffer(),
      ...accepted,
    },
    {
      name: 'a progressive JPEG of 16 megapixels in CMYK',
      bytes: await plain(4000, 4000)
        .toColorspace('cmyk')
        .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
        .toBuffer(),
      ...accepted,
    },
    { name: 'a JPEG of 40 megapixels', bytes: await plain(6324, 6324).jpeg().toBuffer(), ...accepted },
    { name: 'a strip of 1 x 25,000', bytes: await plain(1, 25_000).png().toBuffer(), ...accepted },
    { name: 'one pixel', bytes: await plain(1, 1).webp().toBuffer(), ...accepted },
    {
      name: 'a JPEG followed by an HTML page',
      bytes: Buffer.concat([photo, Buffer.from(MARKUP)]),
      ...accepted,
    },
    {
      name: 'a JPEG with an HTML page in its metadata',
      bytes: await sharp(photo)
        .withExif({ IFD0: { ImageDescription: MARKUP } })
        .jpeg()
        .toBuffer(),
      ...accepted,
    },
  ];
}

/** Makes a valid JPEG of any length. Decoders ignore the bytes that are added after the image's end. */
function padded(photo: Buffer, length: number): Buffer {
  return Buffer.concat([photo, Buffer.alloc(length - photo.length)]);
}

async function half(bytes: Promise<Buffer>): Promise<Buffer> {
  const whole = await bytes;
  return whole.subarray(0, whole.length / 2);
}

/** A file that has caused an endless loop in a popular library for file type detection. */
function asfHeader(): Buffer {
  const bytes = Buffer.alloc(55);
  Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex').copy(bytes);
  return bytes;
}
