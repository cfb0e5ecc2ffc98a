import { readdir, readFile } from 'node:fs/promises';
import { extname, join, relative, sep } from 'node:path';
import { CachedResponse, hashOf } from '../../../../platform/cache/index.js';
import type { RequestHandler } from '../../../../platform/index.js';

// The types of the files to serve. HTML templates, Vite's manifest and compressed copies have other types, so they are
// not served.
const TYPES: Record<string, string> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
  '.txt': 'text/plain; charset=utf-8',
  '.speculationrules': 'application/speculationrules+json',
};

/**
 * The built front end's files, read once at start and served from memory. The build has already compressed most of
 * them.
 */
export class StaticFiles {
  private constructor(private readonly files: ReadonlyMap<string, CachedResponse>) {}

  /** Returns an instance without files. In development, Vite serves the files. */
  static none(): StaticFiles {
    return new StaticFiles(new Map());
  }

  /**
   * Reads all files of the folder.
   * @param securityHeaders sent with every file.
   */
  static async of(folder: string, securityHeaders: Readonly<Record<string, string>>): Promise<StaticFiles> {
    const files = new Map<string, CachedResponse>();
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const type = TYPES[extname(entry.name)];
      if (!entry.isFile() || !type) continue;
      const file = join(entry.parentPath, entry.name);
      const path = `/${relative(folder, file).split(sep).join('/')}`;
      const [identity, br, gzip] = await Promise.all([
        readFile(file),
        readFile(`${file}.br`).catch(() => undefined),
        readFile(`${file}.gz`).catch(() => undefined),
      ]);
      const headers = {
        ...securityHeaders,
        'content-type': type,
        // Names under /assets contain a hash of the file's content.
        'cache-control': path.startsWith('/assets/')
          ? 'public, max-age=31536000, immutable'
          : 'public, max-age=3600',
      };
      files.set(
        path,
        new CachedResponse(
          200,
          headers,
          { identity, ...(br && { br }), ...(gzip && { gzip }) },
          hashOf(identity),
          'static',
        ),
      );
    }
    return new StaticFiles(files);
  }

  readonly handle: RequestHandler = (request, response, next) => {
    const url = request.url ?? '';
    const query = url.indexOf('?');
    const file = this.files.get(query < 0 ? url : url.slice(0, query));
    if (file && (request.method === 'GET' || request.method === 'HEAD')) void file.send(request, response);
    else next();
  };
}
