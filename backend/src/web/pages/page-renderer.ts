import type { Accent } from '../../content/index.js';

export interface RenderedPage {
  readonly status: number;
  readonly html: string;
  /** The errors of page parts that failed. Each of these parts was replaced by a notice. */
  readonly failures: readonly Error[];
}

/** Functions that read the data that a page needs in addition to the API's data. */
export interface PageReads {
  readonly readPreviewPath: () => Promise<string>;
  readonly readAccent: () => Promise<Accent>;
}

export abstract class PageRenderer {
  /** Paths of the pages without path parameters. The owner may have hidden some of these pages. */
  abstract readonly fixedPaths: readonly string[];
  abstract readonly isCacheable: boolean;
  /** Sources of the content security policy that allow the inline scripts of the rendered pages. */
  abstract readonly inlineScripts: readonly string[];
  /** The HTML to send when a page cannot be rendered. */
  abstract readonly unavailableHtml: string;

  abstract panelHtml(): Promise<string>;

  /**
   * Returns the URL without the query parameters that the URL's page does not read; undefined when the URL has no page.
   */
  abstract canonicalUrl(url: string): string | undefined;

  /**
   * Renders the page of a URL.
   * @throws when a read for the page fails with an error other than 404, or when a component outside of all replaceable
   * parts throws.
   */
  abstract render(url: string, reads: PageReads): Promise<RenderedPage>;
}
