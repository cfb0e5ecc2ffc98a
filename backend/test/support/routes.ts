import type { Shop } from './shop.js';

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Record<string, boolean> };
}

const METHODS = new Set(['get', 'post', 'put', 'patch', 'delete']);

/** All routes of the running shop as `METHOD /path`, sorted. Middleware is left out: its paths begin with a brace. */
export function routesOf(shop: Shop): string[] {
  const express = shop.app.getHttpAdapter().getInstance() as { router: { stack: Layer[] } };
  const routes = express.router.stack.flatMap(({ route }) => {
    if (!route || route.path.startsWith('{')) return [];
    return Object.keys(route.methods)
      .filter((method) => METHODS.has(method))
      .map((method) => `${method.toUpperCase()} ${route.path}`);
  });
  return [...new Set(routes)].sort();
}
