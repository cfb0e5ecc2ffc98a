/** One rendered document. */
export interface RenderedPage {
  readonly status: number;
  readonly html: string;
}

/** Renders the front end on the server. */
export abstract class PageRenderer {
  /** The URLs of the pages that are always there. */
  abstract readonly pages: readonly string[];
  /** Whether a rendered document stays right until the shop changes. */
  abstract readonly isCacheable: boolean;
  /** The document for when a page cannot be rendered. */
  abstract readonly unavailable: string;

  /** The panel's document. */
  abstract panel(): Promise<string>;

  /** The one URL of a page without the query parameters that it does not read; undefined where there is no page. */
  abstract canonicalUrl(url: string): string | undefined;

  /**
   * @param previewPath path of the page's link preview.
   * @throws when a read for the page fails for another reason than 404.
   */
  abstract render(url: string, previewPath: string): Promise<RenderedPage>;
}
