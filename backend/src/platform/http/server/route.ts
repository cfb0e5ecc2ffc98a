import type { IncomingMessage } from 'node:http';

// Express sets `route` on the requests that it handles.
type RoutedRequest = IncomingMessage & { route?: { readonly path: string } };

/** Returns the pattern of the route that answered a request, such as `/product/:id`. */
export function routeOf(request: IncomingMessage): string | undefined {
  return (request as RoutedRequest).route?.path;
}

export function setRoute(request: IncomingMessage, path: string): void {
  (request as RoutedRequest).route = { path };
}
