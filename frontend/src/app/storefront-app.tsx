import type { SystemContext } from '@chakra-ui/react';
import {
  HydrationBoundary,
  QueryClientProvider,
  type DehydratedState,
  type QueryClient,
} from '@tanstack/react-query';
import { StrictMode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { Layout } from '../storefront/layout/layout';
import { ThemeProvider, type ThemeProviderProps } from '../theme/theme-provider';
import { ShellContext, type Shell } from '../ui/head';
import { BrowserPart, RequiredPart } from '../ui/page-part';
import { isDecodable, notFoundRoute, routes } from './routes';
import { ScrollRestoration } from '../browser/scroll-restoration';

interface StorefrontAppProps {
  readonly client: QueryClient;
  readonly state?: DehydratedState;
  readonly shell: Shell;
  readonly system: SystemContext;
  readonly staticCss: ThemeProviderProps['staticCss'];
  /** Whether the app hydrates the server's page. The browser has already restored the scroll position of that page. */
  readonly scrolledByBrowser?: boolean;
}

export function StorefrontApp({
  client,
  state,
  shell,
  system,
  staticCss,
  scrolledByBrowser = false,
}: StorefrontAppProps) {
  return (
    <StrictMode>
      <ShellContext value={shell}>
        <ThemeProvider value={system} staticCss={staticCss}>
          <QueryClientProvider client={client}>
            <HydrationBoundary state={state}>
              <BrowserPart>
                <ScrollRestoration scrolledByBrowser={scrolledByBrowser} />
                <Layout>
                  <Pages />
                </Layout>
              </BrowserPart>
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
    // Because of the key, navigation removes the previous page at once. Nothing is shown until the next page's code is
    // loaded. After that, the next page shows its own loading state.
    <RequiredPart key={pathname}>
      {isDecodable(pathname) ? (
        <Routes>
          {[...routes, notFoundRoute].map(({ path, caseSensitive, Component }) => (
            <Route key={path} path={path} caseSensitive={caseSensitive} element={<Component />} />
          ))}
        </Routes>
      ) : (
        <notFoundRoute.Component />
      )}
    </RequiredPart>
  );
}
