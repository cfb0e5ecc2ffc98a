// Compresses what visitors download, and fails when the first route's scripts outgrow their limit.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

const client = new URL('../dist/client', import.meta.url).pathname;
const LIMIT = { gzip: 145_000, brotli: 128_000 };
const FIRST_ROUTE = ['index.html', 'src/storefront/home/home-page.tsx'];

for (const entry of readdirSync(client, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !['.js', '.css', '.svg', '.webmanifest'].includes(extname(entry.name))) continue;
  const file = join(entry.parentPath, entry.name);
  const bytes = readFileSync(file);
  writeFileSync(`${file}.br`, brotliCompressSync(bytes));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
}

const manifest = JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));
const files = new Set();
function collect(key) {
  const chunk = manifest[key];
  if (!chunk || files.has(chunk.file)) return;
  files.add(chunk.file);
  chunk.imports?.forEach(collect);
}
FIRST_ROUTE.forEach(collect);

const size = { gzip: 0, brotli: 0 };
for (const file of files) {
  size.gzip += readFileSync(join(client, `${file}.gz`)).length;
  size.brotli += readFileSync(join(client, `${file}.br`)).length;
}
const kilobytes = (bytes) => `${(bytes / 1000).toFixed(1)} kB`;
console.log(
  `First route: ${files.size} scripts, ${kilobytes(size.gzip)} gzip (limit ${kilobytes(LIMIT.gzip)}), ` +
    `${kilobytes(size.brotli)} brotli (limit ${kilobytes(LIMIT.brotli)})`,
);
if (size.gzip > LIMIT.gzip || size.brotli > LIMIT.brotli) {
  console.error('The first route is too heavy.');
  process.exit(1);
}
