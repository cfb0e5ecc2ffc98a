import type { DehydratedState } from '@tanstack/react-query';
import { CacheProvider } from '@emotion/react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { documentUrl } from '../browser/document-url';
import { holdExternalLinks, onShownAgain } from '../browser/kept-document';
import { createQueryClient, refreshQueries } from '../api/query-client';
import { watchOverlayEntries } from '../storefront/use-close-on-back';
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
    // The calculator takes `hitung` from the entry of the history.
    if (canonicalUrl !== location.pathname + location.search) {
      const hitung = new URLSearchParams(location.search).get('hitung');
      const kept: unknown = hitung === null ? history.state : { ...(history.state as object), hitung };
      history.replaceState(kept, '', canonicalUrl + location.hash);
    }
    // Hydrates synchronously, so that the router reads the same URL as the comparison above. Suspense boundaries
    // (header, page, footer) hydrate later in time slices, or at once when the visitor presses them.
    flushSync(() => hydrateRoot(root, app(true), { onRecoverableError: reportUnlogged }));
  } else {
    // Back or Forward led to another page before this page was hydrated.
    await route.preload();
    flushSync(() => createRoot(root).render(app(false)));
  }
  document.documentElement.dataset['hydrated'] = '';
  // A read that fails before its page is opened is forgotten, so that the page reads again. A page that is already open
  // shows the failure, because no read is repeated automatically.
  const shownUrl = (): string => location.pathname + location.search;
  const begunOn = new WeakMap<object, string>();
  const cache = client.getQueryCache();
  cache.subscribe((event) => {
    if (event.type !== 'updated') return;
    const { query, action } = event;
    if (action.type === 'fetch') begunOn.set(query, shownUrl());
    const isForLater = query.getObserversCount() === 0 && begunOn.get(query) === shownUrl();
    if (action.type === 'error' && isForLater) cache.remove(query);
  });
  const underWay = new Set<string>();
  onLinkApproached((url) => {
    const { route: nextRoute, location: nextPage, canonicalUrl: nextUrl } = matchRoute(url);
    const isShown = nextUrl === matchRoute(new URL(location.href)).canonicalUrl;
    if (nextRoute === notFoundRoute || isShown || underWay.has(nextUrl)) return;
    underWay.add(nextUrl);
    void Promise.allSettled([nextRoute.preload(), nextRoute.prefetch(client, nextPage)]).then(() =>
      underWay.delete(nextUrl),
    );
  });
  globalThis.refreshPage = () => holdExternalLinks(refreshQueries(client));
  onShownAgain(globalThis.refreshPage);
}
