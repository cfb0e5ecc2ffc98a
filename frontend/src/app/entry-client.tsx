import type { DehydratedState } from '@tanstack/react-query';
import { hydrateRoot } from 'react-dom/client';
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
  const { route, name } = matchRoute(new URL(location.href));
  // The server rendered the page under its one name, without what links carry for others (`fbclid` …).
  if (name !== location.pathname + location.search)
    history.replaceState(history.state, '', name + location.hash);
  await route.preload();
  hydrateRoot(
    root,
    <BrowserRouter>
      <StorefrontApp
        client={createQueryClient()}
        state={state.queries}
        shell={{ publicUrl: state.publicUrl }}
      />
    </BrowserRouter>,
  );
}
