import type { DehydratedState } from '@tanstack/react-query';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../api/query-client';
import { matchRoute } from './routes';
import { StorefrontApp } from './storefront-app';

interface PageState {
  readonly publicUrl: string;
  readonly queries: DehydratedState;
}

const root = document.getElementById('root');
const stored = document.getElementById('state')?.textContent;
if (root && stored) {
  const state = JSON.parse(stored) as PageState;
  const rendered = matchRoute(new URL(documentUrl()));
  await rendered.route.preload();
  const app = (
    <BrowserRouter>
      <StorefrontApp
        client={createQueryClient()}
        state={state.queries}
        shell={{ publicUrl: state.publicUrl }}
      />
    </BrowserRouter>
  );
  const { route, canonicalUrl } = matchRoute(new URL(location.href));
  if (canonicalUrl === rendered.canonicalUrl) {
    // The server rendered the canonical URL, without query parameters of others (`fbclid` …).
    if (canonicalUrl !== location.pathname + location.search)
      history.replaceState(history.state, '', canonicalUrl + location.hash);
    // Synchronously, so that the router reads the URL that was compared.
    flushSync(() => hydrateRoot(root, app));
  } else {
    // Back or Forward led to another page before the scripts of this one were loaded.
    await route.preload();
    createRoot(root).render(app);
  }
}

/** The URL that this document was loaded from; Back and Forward within it do not change it. */
function documentUrl(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
