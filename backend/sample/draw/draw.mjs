/**
 * Draws the images named in products.mjs, encodes them with the back end's own encoder, and writes catalog.json
 * and the image files in objects/. Build the back end first. Without a change of the drawings, another run writes nothing.
 */
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import sharp from 'sharp';
import { encodeImage } from '../../dist/src/media/adapters/sharp/image-encoder.js';
import { categories, products } from '../products.mjs';

const sample = new URL('../', import.meta.url);
const objects = new URL('objects/', sample);

const draw = async (name) => {
  const [family, drawing] = name.split('.');
  const motifs = await import(`./motifs/${family}.mjs`);
  if (!motifs[drawing])
    throw new Error(
      `products.mjs names the drawing ${name}, but motifs/${family}.mjs does not export ${drawing}`,
    );
  return sharp(Buffer.from(motifs[drawing]())).png().toBuffer();
};

// A variant with the same bytes as the main image is not written, because seeding copies the main image for it.
const sameBytes = (a, b) => Buffer.from(a).equals(Buffer.from(b));

const writeIfChanged = async (url, bytes) => {
  const present = await readFile(url).catch(() => undefined);
  if (!present?.equals(bytes)) await writeFile(url, bytes);
};

await mkdir(objects, { recursive: true });
const names = [...new Set(products.flatMap(({ images }) => images))];
const paths = new Map();
const kept = new Set();
let size = 0;
for (const name of names) {
  const { key, files } = await encodeImage(await draw(name));
  paths.set(name, `/objects/${key}`);
  const [main, ...variants] = files;
  for (const file of [main, ...variants.filter(({ bytes }) => !sameBytes(bytes, main.bytes))]) {
    kept.add(file.key);
    size += file.bytes.length;
    await writeIfChanged(new URL(file.key, objects), Buffer.from(file.bytes));
  }
}
for (const file of await readdir(objects)) if (!kept.has(file)) await rm(new URL(file, objects));

const catalog = {
  categories: categories.map((category, i) => ({ ...category, sortOrder: i + 1 })),
  products: products.map((product) => ({
    ...product,
    images: product.images.map((name) => paths.get(name)),
  })),
};
await writeIfChanged(new URL('catalog.json', sample), Buffer.from(`${JSON.stringify(catalog, null, 2)}\n`));
console.log(
  `${names.length} images for ${products.length} products: ${kept.size} files, ${(size / 1e6).toFixed(1)} MB`,
);
