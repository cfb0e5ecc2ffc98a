import { PageRenderer, type RenderedPage } from '../../page-renderer.js';

/**
 * Renders with Vite's dev server, which runs in a process of its own (frontend/scripts/dev.mjs) and outlives restarts
 * of the back end. Nothing is cached, so the next response shows an edit of the front end.
 */
export class VitePageRenderer extends PageRenderer {
  override readonly isCacheable = false;

  private constructor(
    private readonly devServer: string,
    override readonly pages: readonly string[],
    override readonly unavailable: string,
  ) {
    super();
  }

  /** @param devServer origin at which the dev server renders. */
  static async connect(devServer: string): Promise<VitePageRenderer> {
    const [pages, unavailable] = await Promise.all([
      read(`${devServer}/pages`),
      read(`${devServer}/unavailable`),
    ]);
    return new VitePageRenderer(devServer, JSON.parse(pages) as string[], unavailable);
  }

  override panel(): Promise<string> {
    return read(`${this.devServer}/panel`);
  }

  override canonicalUrl(url: string): string {
    return url;
  }

  override async render(url: string, previewPath: string): Promise<RenderedPage> {
    const body = JSON.stringify({ url, previewPath });
    return JSON.parse(await read(`${this.devServer}/render`, { method: 'POST', body })) as RenderedPage;
  }
}

async function read(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
