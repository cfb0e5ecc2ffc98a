// Renders favicon.ico and the home screen icons from the logo, `public/favicon.svg`. Run this script when the logo
// changes.
import { readFileSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';

const folder = new URL('../public/', import.meta.url);
const logo = readFileSync(new URL('favicon.svg', folder));
const PAPER = '#FBFAF6';
const ICO_SIZES = [16, 32, 48];

// The logo is 32 px wide at 72 dpi. The density makes sharp render the logo at the wanted size.
const draw = (size) => sharp(logo, { density: (72 * size) / 32 }).resize(size, size);
const png = (image) => image.png({ palette: true, compressionLevel: 9, effort: 10 }).toBuffer();

/** Draws the logo on the paper color, so small that it stays whole when a phone crops the icon to a circle. */
async function onPaper(size) {
  const scaledLogo = await draw(Math.round(size * 0.6)).toBuffer();
  const background = sharp({ create: { width: size, height: size, channels: 3, background: PAPER } });
  return png(background.composite([{ input: scaledLogo }]));
}

/**
 * Builds an ICO file from PNG images: a header of 6 bytes, a directory entry of 16 bytes for each image, then the
 * images.
 */
function ico(images) {
  const header = Buffer.alloc(6 + 16 * images.length);
  // The type: an icon.
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(images.length, 4);
  let offset = header.length;
  images.forEach(({ size, bytes }, index) => {
    const entry = 6 + 16 * index;
    // Width, height, color planes, bits per pixel, number of bytes, and position of the image in the file.
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(bytes.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += bytes.length;
  });
  return Buffer.concat([header, ...images.map(({ bytes }) => bytes)]);
}

const write = (name, bytes) => writeFileSync(new URL(name, folder), bytes);
const small = ICO_SIZES.map(async (size) => ({ size, bytes: await png(draw(size)) }));
write('favicon.ico', ico(await Promise.all(small)));
write('apple-touch-icon.png', await onPaper(180));
write('icon-192.png', await onPaper(192));
write('icon-512.png', await onPaper(512));
