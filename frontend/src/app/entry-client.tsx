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
  const rendered = matchRoute(new URL(documentAddress()));
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
  const { route, name } = matchRoute(new URL(location.href));
  if (name === rendered.name) {
    // The server rendered the page under its one name, without what links carry for others (`fbclid` …).
    if (name !== location.pathname + location.search)
      history.replaceState(history.state, '', name + location.hash);
    // At once, so that the router reads the address that was compared.
    flushSync(() => hydrateRoot(root, app));
  } else {
    // Back or forward led to another page before this one's scripts came.
    await route.preload();
    createRoot(root).render(app);
  }
}

/** The address that this document was loaded for; back and forward within it do not change it. */
function documentAddress(): string {
  return performance.getEntriesByType('navigation')[0]?.name ?? location.href;
}
