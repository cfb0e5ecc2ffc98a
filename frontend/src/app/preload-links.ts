import type { QueryClient } from '@tanstack/react-query';
import { savesData } from '../browser/saves-data';
import { matchRoute, notFoundRoute } from './routes';

/** Loads code and data of a page when the visitor points at a link to it or touches it. */
export function preloadLinks(client: QueryClient): void {
  const preload = ({ target }: Event): void => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || savesData()) return;
    const { route, location: page } = matchRoute(new URL(link.href));
    if (route === notFoundRoute) return;
    // Without a failed read, the page itself reads again.
    const forgetFailures = (): void =>
      client.removeQueries({ type: 'inactive', predicate: ({ state }) => state.status === 'error' });
    Promise.all([route.preload(), route.prefetch(client, page)]).catch(forgetFailures);
  };
  for (const type of ['pointerover', 'touchstart', 'focusin'])
    document.addEventListener(type, preload, { capture: true, passive: true });
}
