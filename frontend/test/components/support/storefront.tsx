import { act, render, screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { createQueryClient } from '../../../src/api/query-client';
import { matchRoute } from '../../../src/app/routes';
import { StorefrontApp } from '../../../src/app/storefront-app';
import { prefetchLayout } from '../../../src/storefront/layout/layout-data';
import type { ProductResponse } from '../../../src/api/generated/models';
import { staticCss } from '../../../src/theme/static-css';
import { system } from '../../../src/theme/system';
import { FakeApi, json } from './fake-api';
import {
  category,
  display,
  facts,
  footerSettings,
  identity,
  ordering,
  searchWords,
  services,
  siteContent,
} from './fixtures';
import { newUser, watchServer } from './watch';

export const CATEGORIES = [
  category({ id: 'c1', name: 'Desain', slug: 'design' }),
  category({ id: 'c2', name: 'Percetakan', slug: 'printing' }),
];

export function shopApi(products: readonly ProductResponse[]): FakeApi {
  const api = new FakeApi();
  api.respond('GET /api/categories', () => CATEGORIES);
  api.respond('GET /api/footer-settings', () => footerSettings());
  api.respond('GET /api/site-content', () => siteContent());
  api.respond('GET /api/content/identity', () => identity());
  api.respond('GET /api/flash-sales', () => []);
  api.respond('GET /api/content/search', searchWords);
  api.respond('GET /api/content/works', () => ({ works: [] }));
  api.respond('GET /api/content/ordering', () => ordering());
  api.respond('GET /api/content/services', () => services());
  api.respond('GET /api/content/campaigns', () => ({ campaigns: [] }));
  api.respond('GET /api/content/display', () => display());
  api.respond('GET /api/content/facts', () => facts());
  api.respond('GET /api/products', ({ query }) => {
    const slug = query.get('category');
    const found = products.filter(({ category: own }) => slug === null || own === slug);
    const offset = Number(query.get('offset') ?? 0);
    const items = found.slice(offset, offset + Number(query.get('limit') ?? found.length));
    return json(items, { 'X-Total-Count': String(found.length) });
  });
  return api;
}

/** Renders a page with its data and the layout's data already loaded, as after hydration. */
export async function openPage(api: FakeApi, path: string): Promise<UserEvent> {
  watchServer(api);
  history.replaceState(null, '', path);
  const client = createQueryClient();
  const { route, location: pageLocation } = matchRoute(new URL(location.href));
  await Promise.all([
    prefetchLayout(client, pageLocation),
    route.prefetch(client, pageLocation),
    route.preload(),
  ]);
  // `act` waits until lazy components have loaded.
  await act(() => {
    render(
      <BrowserRouter>
        <StorefrontApp
          client={client}
          system={system}
          staticCss={staticCss}
          shell={{ publicUrl: 'https://toko.example' }}
        />
      </BrowserRouter>,
    );
    return Promise.resolve();
  });
  // Tests see only requests that are sent after the page was loaded.
  api.sent.splice(0);
  return newUser();
}

export async function openSearch(user: UserEvent) {
  await user.click(screen.getByRole('button', { name: 'Cari Produk' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Cari Produk' }));
  return {
    dialog,
    field: dialog.getByPlaceholderText<HTMLInputElement>('Cari produk, kategori, atau deskripsi...'),
  };
}
