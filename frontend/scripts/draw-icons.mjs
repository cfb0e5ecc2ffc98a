// Draws the icons of browsers and home screens from the logo, `public/favicon.svg`. Run it when the logo changes.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const logo = readFileSync(new URL('favicon.svg', folder));
const PAPER = '#FBFAF6';
const ICO_SIZES = [16, 32, 48];

const draw = (size) => sharp(logo, { density: (72 * size) / 32 }).resize(size, size);
const png = (image) => image.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** The logo on paper, small enough for the circle that a phone may cut out of it. */
async function onPaper(size) {
  const mark = await draw(Math.round(size * 0.6)).toBuffer();
  const ground = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } });
  return png(ground.composite([{ input: mark }]));
}

/** An ICO file is a table of PNG files: 6 bytes of head, 16 for each entry, then the images. */
function ico(images) {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(images.length, 4);
  let offset = head.length;
  images.forEach(({ size, bytes }, index) => {
    const entry = 6 + 16 * index;
    head.writeUInt8(size, entry);
    head.writeUInt8(size, entry + 1);
    head.writeUInt16LE(1, entry + 4);
    head.writeUInt16LE(32, entry + 6);
    head.writeUInt32LE(bytes.length, entry + 8);
    head.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([head, ...images.map(({ bytes }) => bytes)]);
}

const write = (name, bytes) => writeFileSync(new URL(name, folder), bytes);
const small = ICO_SIZES.map(async (size) => ({ size, bytes: await png(draw(size)) }));
write('favicon.ico', ico(await Promise.all(small)));
write('apple-touch-icon.png', await onPaper(180));
write('icon-192.png', await onPaper(192));
write('icon-512.png', await onPaper(512));
