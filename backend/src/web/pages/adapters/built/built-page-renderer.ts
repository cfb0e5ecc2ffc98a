import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { PageRenderer, type PageReads, type RenderedPage } from '../../page-renderer.js';

/**
 * The script that hydrates pages. This path is the script's key in the manifest, and also its URL in the HTML template.
 */
const HYDRATE = 'src/app/entry-browser.tsx';

/** The result of the server entry's `render`, as declared in frontend/src/app/entry-server.tsx. */
interface RenderedParts {
  readonly status: number;
  readonly head: string;
  readonly page: string;
  readonly state: string;
  readonly source: string;
  readonly failures: readonly Error[];
}

interface ServerEntry {
  readonly render: (
    request: PageReads & { url: string; publicUrl: string; fetchApi: FetchApi },
  ) => Promise<RenderedParts>;
  readonly canonicalUrl: (url: string) => string | undefined;
  readonly fixedPaths: readonly string[];
}

type FetchApi = (url: string) => Promise<Response>;

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  /** The manifest keys of the chunks that this chunk imports on demand. */
  readonly dynamicImports?: readonly string[];
}

interface PageScripts {
  readonly scripts: string;
  readonly dialogs: string;
}

export interface BuiltPageRendererOptions {
  readonly publicUrl: string;
  readonly fetchApi: FetchApi;
}

export class BuiltPageRenderer extends PageRenderer {
  override readonly isCacheable = true;
  private readonly pageScripts = new Map<string, PageScripts>();
  override readonly inlineScripts: readonly string[];

  private constructor(
    private readonly options: BuiltPageRendererOptions,
    private readonly manifest: Readonly<Record<string, ManifestChunk>>,
    private readonly template: string,
    private readonly panelTemplate: string,
    override readonly unavailableHtml: string,
    private readonly entry: ServerEntry,
  ) {
    super();
    this.inlineScripts = [...template.matchAll(/<script>(.*?)<\/script>/gsu)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    );
  }

  static async load(options: BuiltPageRendererOptions): Promise<BuiltPageRenderer> {
    const folder = builtFrontEnd();
    const read = (name: string): Promise<string> => readFile(join(folder, 'client', name), 'utf8');
    const [manifest, template, panel, unavailable] = await Promise.all([
      read('.vite/manifest.json'),
      read('index.html'),
      read('admin.html'),
      read('unavailable.html'),
    ]);
    const entry = pathToFileURL(join(folder, 'server', 'entry-server.js')).href;
    return new BuiltPageRenderer(
      options,
      JSON.parse(manifest) as Record<string, ManifestChunk>,
      template,
      panel,
      unavailable,
      (await import(entry)) as ServerEntry,
    );
  }

  override get fixedPaths(): readonly string[] {
    return this.entry.fixedPaths;
  }

  override panelHtml(): Promise<string> {
    return Promise.resolve(this.panelTemplate);
  }

  override canonicalUrl(url: string): string | undefined {
    return this.entry.canonicalUrl(url);
  }

  override async render(url: string, reads: PageReads): Promise<RenderedPage> {
    const parts = await this.entry.render({ url, ...reads, ...this.options });
    const { scripts, dialogs } = this.scriptsOf(parts.source);
    // The replacements are functions, because `$` has a special meaning in a replacement string.
    const html = this.template
      .replace(`/${HYDRATE}`, () => scripts)
      .replace('data-dialogs="', (attribute) => attribute + dialogs)
      .replace('<!--head-->', () => parts.head)
      .replace('<!--page-->', () => parts.page)
      .replace('<!--state-->', () => parts.state);
    return { status: parts.status, html, failures: parts.failures };
  }

  /** @param source the manifest key of the page's own script. */
  private scriptsOf(source: string): PageScripts {
    const known = this.pageScripts.get(source);
    if (known) return known;
    const scripts = this.withImports([HYDRATE, source]);
    const dialogs = this.withImports(
      // The hydrating script is excluded, because the chunks that it imports on demand are the other pages.
      scripts.filter((key) => key !== HYDRATE).flatMap((key) => this.manifest[key]?.dynamicImports ?? []),
    ).filter((key) => !scripts.includes(key));
    const urls = { scripts: this.urls(scripts), dialogs: this.urls(dialogs) };
    this.pageScripts.set(source, urls);
    return urls;
  }

  private urls(keys: readonly string[]): string {
    return keys
      .flatMap((key) => this.manifest[key]?.file ?? [])
      .map((file) => `/${file}`)
      .join(' ');
  }

  /**
   * Returns the manifest keys of the given chunks and of all chunks that they import directly or indirectly, each key
   * once.
   */
  private withImports(keys: readonly string[], found = new Set<string>()): string[] {
    for (const key of keys) {
      if (found.has(key)) continue;
      found.add(key);
      this.withImports(this.manifest[key]?.imports ?? [], found);
    }
    return [...found];
  }
}

/**
 * Finds the folder frontend/dist. Searches all parent folders of this file, because sources and build lie at different
 * depths.
 * @throws when the front end is not built.
 */
export function builtFrontEnd(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'frontend', 'dist');
    if (existsSync(candidate)) return candidate;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The front end is not built: run npm run build');
    folder = parent;
  }
}
