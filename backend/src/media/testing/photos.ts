import { deflateSync, crc32 } from 'node:zlib';
import sharp, { type Sharp } from 'sharp';

/** An image that compresses like a photo. */
export function noise(width: number, height: number): Sharp {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#ffffff',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  });
}

export function plain(width: number, height: number, background = '#c01020'): Sharp {
  return sharp({ create: { width, height, channels: 3, background } });
}

export function transparentPng(width = 800, height = 400): Promise<Buffer> {
  const background = { r: 200, g: 16, b: 32, alpha: 0.5 };
  return sharp({ create: { width, height, channels: 4, background } })
    .png()
    .toBuffer();
}

export function jpeg(width = 400, height = 300): Promise<Buffer> {
  return noise(width, height).jpeg().toBuffer();
}

/** An image with a red top left quarter, white elsewhere, so that a rotation is visible. */
function withRedCorner(width: number, height: number): Sharp {
  const corner = {
    create: { width: width / 2, height: height / 2, channels: 3 as const, background: '#ff0000' },
  };
  return plain(width, height, '#ffffff').composite([{ input: corner, left: 0, top: 0 }]);
}

/** A photo as an upright phone stores it: rotated pixels with orientation 6, and the location in the metadata. */
export function withGpsAndOrientation6(): Promise<Buffer> {
  return withRedCorner(400, 300)
    .withExif({ IFD0: { Make: 'PhoneMaker' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '6/1 12/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}

/** A hand-made 1-bit grayscale PNG. Its header can state any size, but only `rows` rows of pixels are present. */
export function png(width: number, height: number, { interlaced = false, rows = 0 } = {}): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // Bit depth, color type, compression, filter and interlacing.
  header.set([1, 0, 0, 0, interlaced ? 1 : 0], 8);
  const pixels = deflateSync(Buffer.alloc(rows * (1 + Math.ceil(width / 8))));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

/** A chunk consists of the length of the data, the type, the data, and a CRC of type and data. */
function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const framed = Buffer.alloc(named.length + 8);
  framed.writeUInt32BE(data.length, 0);
  named.copy(framed, 4);
  framed.writeUInt32BE(crc32(named), named.length + 4);
  return framed;
}
