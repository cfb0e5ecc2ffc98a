import type { ReactElement } from 'react';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { FAILED_PART } from '../ui/page-part';

export interface RenderedHtml {
  readonly html: string;
  /** Errors of the page's parts that threw. A notice replaces each of these parts. */
  readonly failures: readonly Error[];
}

/** React's marker before the fallback of a Suspense boundary whose content threw. No text can contain it. */
const FAILED = '<!--$!-->';
/** Matches a failed boundary that does not show the notice of a part. The number identifies the boundary's error. */
const FAILED_REQUIRED_PART = new RegExp(
  `<!--\\$!--><template data-dgst="(\\d+)"[^>]*></template>(?!<[^>]* ${FAILED_PART})`,
  'u',
);

/**
 * Renders an element. renderToString reports no errors inside a Suspense boundary, but is a tenth faster than
 * streaming. So only a failed result is rendered again by streaming.
 * @throws the error of a component outside the page's parts.
 */
export async function renderHtml(app: ReactElement): Promise<RenderedHtml> {
  const html = renderToString(app);
  return html.includes(FAILED) ? renderWithErrors(app) : { html, failures: [] };
}

function renderWithErrors(app: ReactElement): Promise<RenderedHtml> {
  const failures: Error[] = [];
  const rendered = new Promise<string>((resolve, reject) => {
    const { pipe } = renderToPipeableStream(app, {
      // With a finite size, React would move large parts to the document's end. An inline script would put them in
      // place, but the content security policy forbids this script.
      progressiveChunkSize: Infinity,
      onError: (thrown) => {
        const number = failures.push(thrown instanceof Error ? thrown : new Error(String(thrown))) - 1;
        return String(number);
      },
      onShellError: reject,
      onAllReady: () => resolve(text(pipe(new PassThrough()))),
    });
  });
  return rendered.then((html) => {
    const fatal = failures[Number(FAILED_REQUIRED_PART.exec(html)?.[1])];
    if (fatal) throw fatal;
    return { html, failures };
  });
}
