// The beginnings of URLs that continue with a secret token. Express matches them in upper and lower case.
const BEFORE_TOKEN = /^(\/+(?:api\/+previews|pratinjau))(?:\/.*)?$/iu;

/**
 * Returns the path of a URL without secrets. It leaves out the query, which may contain search terms, and the token of
 * an upload or preview URL.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  if (path.startsWith('/api/objects/')) return path.split('/').slice(0, 4).join('/');
  return BEFORE_TOKEN.exec(path)?.[1] ?? path;
}
