// Writes .br and .gz files beside the text files of the build. Fails when files exceed their size limit: the scripts
// that a first view runs, loads or prefetches, and the WebAssembly modules.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = fileURLToPath(new URL('../dist/client', import.meta.url));

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !['.js', '.css', '.svg', '.wasm'].includes(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const firstRoute = importedBy('src/app/entry-browser.tsx', 'src/storefront/home/home-page.tsx');
const productPage = importedBy('src/storefront/product/product-page.tsx');
const BUNDLES = {
  'Before hydration': { files: scriptsIn('index.html'), limit: { uncompressed: 15_000 } },
  'First route': {
    files: firstRoute,
    limit: { gzip: 145_000, brotli: 128_000 },
  },
  // The browser prefetches these scripts with the first route.
  'Dialogs of the first route': {
    files: importedBy('src/storefront/search/search-matches.tsx').filter(
      (file) => !firstRoute.includes(file),
    ),
    limit: { brotli: 3000 },
  },
  // A product's page loads these scripts when a visitor touches its calculator.
  Calculator: {
    files: importedBy('src/storefront/product/calculation.ts').filter((file) => !productPage.includes(file)),
    limit: { gzip: 4000 },
  },
  // The panel's build writes no manifest; its HTML names all scripts of its first view.
  Panel: { files: scriptsIn('admin.html'), limit: { brotli: 180_500 } },
  // This module is loaded for the first HEIC photo that the browser cannot decode.
  'HEIC decoder': { files: assetsEndingWith('.wasm'), limit: { brotli: 350_000 } },
};
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
const suffixes = { uncompressed: '', gzip: '.gz', brotli: '.br' };

for (const [name, { files, limit }] of Object.entries(BUNDLES)) {
  const parts = Object.entries(limit).map(([encoding, maxBytes]) => {
    const sizes = files.map((file) => readFileSync(join(client, file + suffixes[encoding])).length);
    const size = sizes.reduce((sum, bytes) => sum + bytes, 0);
    if (size > maxBytes) process.exitCode = 1;
    return `${kilobytes(size)} ${encoding} (limit ${kilobytes(maxBytes)})`;
  });
  console.log(`${name}: ${files.length} files, ${parts.join(', ')}`);
}
if (process.exitCode) console.error('At least one bundle exceeds its size limit.');

/** The script files that the entries import statically, directly or indirectly, including the entries themselves. */
function importedBy(...entries) {
  const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
  const files = new Set();
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  entries.forEach(collect);
  return [...files];
}

function assetsEndingWith(extension) {
  return readdirSync(join(client, 'assets'))
    .filter((name) => name.endsWith(extension))
    .map((name) => `assets/${name}`);
}

/** The script files that an HTML file of the build loads or preloads. */
function scriptsIn(page) {
  const html = readFileSync(join(client, page), 'utf8');
  const files = [...html.matchAll(/"\/(assets\/[^"]+\.js)"/g)].map(([, file]) => file);
  if (files.length === 0) throw new Error(`${page} names no scripts`);
  return files;
}
