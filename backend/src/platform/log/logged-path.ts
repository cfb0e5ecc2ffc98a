// The beginnings of URLs that continue with a secret. Express matches them in any case.
const BEFORE_TOKEN = /^(\/+(?:api\/+previews|pratinjau))(?:\/.*)?$/iu;

/**
 * The path without secrets: without the query, which may contain search terms, and without the token of an upload or
 * preview URL.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/objects/')) return path.split('/').slice(0, 4).join('/');
  return BEFORE_TOKEN.exec(path)?.[1] ?? path;
}
