import { Suspense, type ReactNode } from 'react';
import * as text from '../text/common';
import { ButtonAnchor } from './button';
import { ErrorBoundary } from './error-boundary';
import { Notice } from './notice';
import { PageWidth } from './page-width';

/** An attribute of the notice that replaces a failed part. It distinguishes such parts from the rest of the page. */
export const FAILED_PART = 'data-failed-part';

/** The link reloads the document, also without scripts, because an empty `href` means the URL of the page. */
const failed = (
  <PageWidth paddingBlock="10" {...{ [FAILED_PART]: '' }}>
    <Notice title={text.partFailed}>
      <ButtonAnchor href="" variant="outline">
        {text.tryAgain}
      </ButtonAnchor>
    </Notice>
  </PageWidth>
);

interface Props {
  readonly children: ReactNode;
}

/**
 * An optional part of a page. When the part throws, on the server or in the browser, the rest of the page stays. The
 * part hydrates separately. Its children must not suspend in the browser.
 */
export function PagePart({ children }: Props) {
  return (
    <Suspense fallback={failed}>
      <BrowserPart>{children}</BrowserPart>
    </Suspense>
  );
}

/**
 * A required part of a page. When the part throws on the server, the server sends no page. When it throws in the
 * browser, the rest of the page stays. The part hydrates separately.
 */
export function RequiredPart({ children }: Props) {
  return (
    <Suspense>
      <BrowserPart>{children}</BrowserPart>
    </Suspense>
  );
}

/** A part of a page. When the part throws in the browser, a notice replaces the part. */
export function BrowserPart({ children }: Props) {
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}
