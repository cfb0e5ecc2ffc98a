import type { DehydratedState } from '@tanstack/react-query';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { documentUrl } from '../browser/document-url';
import { holdExternalLinks, onShownAgain } from '../browser/kept-document';
import { createQueryClient, refreshQueries } from '../api/query-client';
import { watchOverlayEntries } from '../storefront/layout/use-close-on-back';
import { system } from '../theme/system';
import { onLinkApproached } from '../browser/link-approached';
import { createBrowserCache } from '../browser/style-cache';
import { matchRoute, notFoundRoute } from './routes';
import { StorefrontApp } from './storefront-app';

interface PageState {
  readonly publicUrl: string;
  readonly queries: DehydratedState;
}

/**
 * Reports an error that the server has not logged. A part that failed on the server is rendered again in the browser.
 * The error of such a part has a digest, and the server has already logged the error.
 */
function reportUnlogged(error: unknown): void {
  if (!(error instanceof Error && 'digest' in error)) reportError(error);
}

const root = document.getElementById('root');
const stateJson = document.getElementById('state')?.textContent;
if (root && stateJson) {
  const state = JSON.parse(stateJson) as PageState;
  const rendered = matchRoute(documentUrl());
  await rendered.route.preload();
  // The scripts do not contain this CSS, because every page of the server does.
  const staticCss = { __html: root.querySelector('style')?.innerHTML ?? '' };
  const client = createQueryClient();
  const styles = createBrowserCache();
  const app = (hydrates: boolean) => (
    <CacheProvider value={styles}>
      <BrowserRouter>
        <StorefrontApp
          client={client}
          state={state.queries}
          system={system}
          staticCss={staticCss}
          shell={{ publicUrl: state.publicUrl }}
          scrolledByBrowser={hydrates}
        />
      </BrowserRouter>
    </CacheProvider>
  );
  watchOverlayEntries();
  const { route, canonicalUrl } = matchRoute(new URL(location.href));
  if (canonicalUrl === rendered.canonicalUrl) {
    // The server rendered the canonical URL, without query parameters that the page does not read (`fbclid` …).
    if (canonicalUrl !== location.pathname + location.search)
      history.replaceState(history.state, '', canonicalUrl + location.hash);
    // Hydrates synchronously, so that the router reads the same URL as the comparison above. Suspense boundaries
    // (header, page, footer) hydrate later in time slices, or at once when the visitor presses them.
    flushSync(() => hydrateRoot(root, app(true), { onRecoverableError: reportUnlogged }));
  } else {
    // Back or Forward led to another page before this page was hydrated.
    await route.preload();
    flushSync(() => createRoot(root).render(app(false)));
  }
  document.documentElement.dataset['hydrated'] = '';
  const underWay = new Set<string>();
  onLinkApproached((url) => {
    const { route: nextRoute, location: nextPage, canonicalUrl: nextUrl } = matchRoute(url);
    const { href } = location;
    const isShown = nextUrl === matchRoute(new URL(href)).canonicalUrl;
    if (nextRoute === notFoundRoute || isShown || underWay.has(nextUrl)) return;
    // Failed queries are removed from the cache, so that the linked page requests their data again when it is opened.
    // If the visitor has already opened it, the page shows the failure, because no read is repeated automatically.
    const forgetFailures = (): void => {
      if (location.href === href)
        client.removeQueries({ type: 'inactive', predicate: ({ state: { status } }) => status === 'error' });
    };
    underWay.add(nextUrl);
    void Promise.all([nextRoute.preload(), nextRoute.prefetch(client, nextPage)])
      .catch(forgetFailures)
      .finally(() => underWay.delete(nextUrl));
  });
  globalThis.refreshPage = () => holdExternalLinks(refreshQueries(client));
  onShownAgain(globalThis.refreshPage);
}
