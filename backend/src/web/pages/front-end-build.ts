import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** What the front end's server entry renders; its own declaration is in frontend/src/app/entry-server.tsx. */
export interface RenderedPage {
  readonly status: number;
  readonly head: string;
  readonly page: string;
  readonly state: string;
  readonly source: string;
}

export type Render = (request: {
  url: string;
  publicUrl: string;
  apiOrigin: string;
  sharePath: string;
}) => Promise<RenderedPage>;

/** The front end's server entry. */
interface Renderer {
  readonly render: Render;
  /** The one address of a page, whatever else stands in the query; undefined where there is no page. */
  readonly addressOf: (url: string) => string | undefined;
  /** The addresses of the pages that are always there. */
  readonly pages: readonly string[];
}

interface ManifestChunk {
  readonly file: string;
  readonly imports?: readonly string[];
  readonly css?: readonly string[];
}

/** The built front end: its files, its templates and its renderer. */
export class FrontEndBuild {
  private constructor(
    private readonly folder: string,
    private readonly manifest: Readonly<Record<string, ManifestChunk>>,
    private readonly template: string,
    readonly panel: string,
    readonly unavailable: string,
    private readonly renderer: Renderer,
  ) {}

  static async load(folder = findFolder()): Promise<FrontEndBuild> {
    const read = (name: string): Promise<string> => readFile(join(folder, 'client', name), 'utf8');
    const [manifest, template, panel, unavailable] = await Promise.all([
      read('.vite/manifest.json'),
      read('index.html'),
      read('admin.html'),
      read('unavailable.html'),
    ]);
    const entry = pathToFileURL(join(folder, 'server', 'entry-server.js')).href;
    return new FrontEndBuild(
      folder,
      JSON.parse(manifest) as Record<string, ManifestChunk>,
      template,
      panel,
      unavailable,
      (await import(entry)) as Renderer,
    );
  }

  get render(): Render {
    return this.renderer.render;
  }

  get addressOf(): Renderer['addressOf'] {
    return this.renderer.addressOf;
  }

  get pages(): readonly string[] {
    return this.renderer.pages;
  }

  get clientFolder(): string {
    return join(this.folder, 'client');
  }

  /** The whole document for a rendered page. */
  document(rendered: RenderedPage): string {
    // Functions, because the replacement text of `replace` has a meaning of its own for `$`.
    return this.template
      .replace('<!--head-->', () => rendered.head + this.preloads(rendered.source))
      .replace('<!--page-->', () => rendered.page)
      .replace('<!--state-->', () => rendered.state);
  }

  private preloads(source: string): string {
    const font = Object.entries(this.manifest).find(([key]) => key.endsWith('latin-wght-normal.woff2'))?.[1];
    const scripts = [...this.filesOf(source)].filter((file) => !this.template.includes(file));
    return [
      font ? `<link rel="preload" as="font" type="font/woff2" crossorigin href="/${font.file}">` : '',
      ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ].join('');
  }

  private filesOf(key: string, found = new Set<string>()): Set<string> {
    const chunk = this.manifest[key];
    if (!chunk || found.has(chunk.file)) return found;
    found.add(chunk.file);
    for (const child of chunk.imports ?? []) this.filesOf(child, found);
    return found;
  }
}

// The same from the sources and from the build: the nearest folder above that has a built front end beside it.
function findFolder(): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const candidate = join(folder, 'frontend', 'dist');
    if (existsSync(candidate)) return candidate;
    const parent = dirname(folder);
    if (parent === folder) throw new Error('The front end is not built: run npm run build');
    folder = parent;
  }
}
