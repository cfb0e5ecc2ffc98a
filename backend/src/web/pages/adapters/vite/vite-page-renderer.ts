import { PageRenderer, type PageReads, type RenderedPage } from '../../page-renderer.js';

/** The response of the dev server. Each failure is the stack of an error. */
type RenderedByVite = Omit<RenderedPage, 'failures'> & { readonly failures: readonly string[] };

/**
 * Renders pages with Vite's dev server, which runs in a separate process (frontend/scripts/dev.mjs). A restart of the
 * back end does not stop that process. No page is cached, so the next response shows an edit of the front end.
 */
export class VitePageRenderer extends PageRenderer {
  override readonly isCacheable = false;
  // No sources are needed: in development the content security policy allows all inline scripts, because Vite adds
  // further scripts.
  override readonly inlineScripts: readonly string[] = [];

  private constructor(
    private readonly devServer: string,
    override readonly fixedPaths: readonly string[],
    override readonly unavailableHtml: string,
  ) {
    super();
  }

  /**
   * Connects to a running dev server.
   * @param devServer the origin of the dev server.
   */
  static async connect(devServer: string): Promise<VitePageRenderer> {
    const [fixedPaths, unavailableHtml] = await Promise.all([
      fetchText(`${devServer}/fixed-paths`),
      fetchText(`${devServer}/unavailable`),
    ]);
    return new VitePageRenderer(devServer, JSON.parse(fixedPaths) as string[], unavailableHtml);
  }

  override panelHtml(): Promise<string> {
    return fetchText(`${this.devServer}/panel`);
  }

  // Pages are not cached in development, so different URLs do not need the same cache key.
  override canonicalUrl(url: string): string {
    return url;
  }

  override async render(url: string, { readPreviewPath, readAccent }: PageReads): Promise<RenderedPage> {
    const [previewPath, accent] = await Promise.all([readPreviewPath(), readAccent()]);
    const body = JSON.stringify({ url, previewPath, accent });
    const answer = await fetchText(`${this.devServer}/render`, { method: 'POST', body });
    const { failures, ...page } = JSON.parse(answer) as RenderedByVite;
    return {
      ...page,
      failures: failures.map((stack) => Object.assign(new Error('A part failed'), { stack })),
    };
  }
}

async function fetchText(url: string, options?: RequestInit): Promise<string> {
  const response = await fetch(url, options);
  const text = await response.text();
  if (!response.ok) throw new Error(text);
  return text;
}
