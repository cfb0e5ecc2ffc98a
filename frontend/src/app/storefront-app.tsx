import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import { StrictMode, Suspense } from 'react';
import { Route as RouterRoute, Routes, useLocation } from 'react-router-dom';
import { Layout } from '../storefront/layout/layout';
import { ThemeProvider } from '../theme/theme-provider';
import { ShellContext, type Shell } from '../ui/head';
import { isDecodable, notFoundRoute, routes } from './routes';
import { ScrollRestoration } from './scroll-restoration';

interface StorefrontAppProps {
  readonly client: QueryClient;
  readonly state?: DehydratedState;
  readonly shell: Shell;
}

/** The public site, the same on the server and in the browser; each entry wraps it in its router. */
export function StorefrontApp({ client, state, shell }: StorefrontAppProps) {
  return (
    <StrictMode>
      <ShellContext value={shell}>
        <ThemeProvider>
          <QueryClientProvider client={client}>
            <HydrationBoundary state={state}>
              <ScrollRestoration />
              <Layout>
                <Pages />
              </Layout>
            </HydrationBoundary>
          </QueryClientProvider>
        </ThemeProvider>
      </ShellContext>
    </StrictMode>
  );
}

function Pages() {
  const { pathname } = useLocation();
  return (
    // Keyed, so that navigation shows a page's own loading state instead of keeping the previous page.
    <Suspense key={pathname} fallback={null}>
      {isDecodable(pathname) ? (
        <Routes>
          {[...routes, notFoundRoute].map(({ path, caseSensitive, Page }) => (
            <RouterRoute key={path} path={path} caseSensitive={caseSensitive} element={<Page />} />
          ))}
        </Routes>
      ) : (
        <notFoundRoute.Page />
      )}
    </Suspense>
  );
}
