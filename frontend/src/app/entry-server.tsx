import { dehydrate, type DehydratedState } from '@tanstack/react-query';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import type { Accent } from '@etalase/backend/rules/accents';
import { StaticRouter } from 'react-router-dom';
import { ApiError, setFetch } from '../api/http-client';
import { createQueryClient } from '../api/query-client';
import { frame } from '../storefront/frame';
import { prefetchLayout } from '../storefront/layout/layout-data';
import { siteContent } from '../storefront/company';
import { readBusiness, withBusiness } from '../storefront/structured-data/business-data';
import * as text from '../text/layout';
import { fontPreload } from '../theme/fonts';
import { serverSystem } from '../theme/server-system';
import { staticCss } from '../theme/static-css';
import type { HeadProps } from '../ui/head';
import { headHtml, stateHtml } from './document';
import { renderHtml, type RenderedHtml } from './render-html';
import { matchRoute, notFoundRoute, routes } from './routes';
import { StorefrontApp } from './storefront-app';
import { createServerCache, styleHtml } from '../browser/style-cache';

export interface PageRequest {
  /** Path and query of the request. */
  readonly url: string;
  readonly publicUrl: string;
  readonly fetchApi: (url: string) => Promise<Response>;
  readonly readPreviewPath: () => Promise<string>;
  readonly readAccent: () => Promise<Accent>;
}

export interface RenderedParts extends Pick<RenderedHtml, 'failures'> {
  readonly status: number;
  /** `head`, `page` and `state` replace `<!--head-->`, `<!--page-->` and `<!--state-->` in the template. */
  readonly head: string;
  readonly page: string;
  readonly state: string;
  /** The page's source file, which is the key of its scripts in the build's manifest. */
  readonly source: string;
}

/** Path and query without the parameters that the page does not read; undefined when no page has this path. */
export function canonicalUrl(url: string): string | undefined {
  // The URL is appended to an origin and not resolved against it, because `//elsewhere` is a path here and not a host.
  const parsed = URL.parse(`http://shop${url}`);
  const match = parsed && matchRoute(parsed);
  return match && match.route !== notFoundRoute ? match.canonicalUrl : undefined;
}

export const fixedPaths = routes.map(({ path }) => path).filter((path) => !path.includes(':'));

/**
 * Renders a public page with its data.
 * @throws ApiError when a query fails with a status other than 404, and the error of a component outside the page's
 * parts.
 */
export async function render(request: PageRequest): Promise<RenderedParts> {
  // Sets a global variable. Parallel renders do not conflict, because every render sets the same function.
  setFetch(request.fetchApi);
  const url = new URL(request.publicUrl + request.url);
  const { route, location } = matchRoute(url);
  const client = createQueryClient();
  // The last two results are not needed here: they are in the client's cache and in the loaded route.
  const [status, previewPath, accent, business] = await Promise.all([
    statusOf(route.prefetch(client, location)),
    request.readPreviewPath(),
    request.readAccent(),
    readBusiness(request.publicUrl),
    prefetchLayout(client, location),
    route.preload(),
  ]);

  for (const { trim } of frame) trim?.(client);

  let head: HeadProps | undefined;
  const cache = createServerCache();
  const { html: page, failures } = await renderHtml(
    <CacheProvider value={cache}>
      <StaticRouter location={url.pathname + url.search}>
        <StorefrontApp
          client={client}
          system={serverSystem(accent)}
          staticCss={staticCss}
          shell={{ publicUrl: request.publicUrl, collectHead: (collected) => void (head = collected) }}
        />
      </StaticRouter>
    </CacheProvider>,
  );
  // Failed queries are included, so that the browser shows the same 404 without a new request.
  const queries = withoutTimestamps(
    dehydrate(client, { shouldDehydrateQuery: (query) => query.state.status !== 'pending' }),
  );
  const siteName = client.getQueryData(siteContent.queryKey)?.company.name ?? text.defaultCompanyName;
  client.clear();
  return {
    status: route === notFoundRoute ? 404 : status,
    head:
      headHtml(head && withBusiness(head, business), {
        publicUrl: request.publicUrl,
        previewPath,
        siteName,
      }) +
      styleHtml(createEmotionServer(cache), page) +
      fontPreload,
    page,
    state: stateHtml({ publicUrl: request.publicUrl, queries }),
    source: route.source,
    failures,
  };
}

// Timestamps are meaningless for data that is never stale. Without them, the same data gives the same bytes and the
// same ETag on every replica, and after a change that does not concern this page.
function withoutTimestamps(dehydrated: DehydratedState): DehydratedState {
  const queries = dehydrated.queries.map((query) => ({
    ...query,
    dehydratedAt: 0,
    state: { ...query.state, dataUpdatedAt: 0, errorUpdatedAt: 0 },
  }));
  return { ...dehydrated, queries };
}

async function statusOf(prefetch: Promise<unknown>): Promise<number> {
  try {
    await prefetch;
    return 200;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return 404;
    throw error;
  }
}
