import { Suspense, type ReactNode } from 'react';
import { partFailed, tryAgain } from '../text/common';
import { ButtonAnchor } from './button';
import { ErrorBoundary } from './error-boundary';
import { Notice } from './notice';
import { PageWidth } from './page-width';

/** An attribute of what replaces a part that failed, by which the server tells such parts from the rest of the page. */
export const FAILED_PART = 'data-failed-part';

/** The link loads the document again, also without script, because an empty URL is that of the page. */
const failed = (
  <PageWidth paddingBlock="10" {...{ [FAILED_PART]: '' }}>
    <Notice title={partFailed}>
      <ButtonAnchor href="" variant="outline">
        {tryAgain}
      </ButtonAnchor>
    </Notice>
  </PageWidth>
);

interface Props {
  readonly children: ReactNode;
}

/**
 * A part without which a page is still of use: when it throws, on the server or in the browser, the rest stays. Hydrates
 * on its own. Its children must not suspend in the browser.
 */
export function PagePart({ children }: Props) {
  return (
    <Suspense fallback={failed}>
      <BrowserPart>{children}</BrowserPart>
    </Suspense>
  );
}

/** A part without which the server sends no page. When it throws in the browser, the rest stays. Hydrates on its own. */
export function RequiredPart({ children }: Props) {
  return (
    <Suspense>
      <BrowserPart>{children}</BrowserPart>
    </Suspense>
  );
}

/** A part that a notice replaces when it throws in the browser. */
export function BrowserPart({ children }: Props) {
  return <ErrorBoundary fallback={failed}>{children}</ErrorBoundary>;
}
