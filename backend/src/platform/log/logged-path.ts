// The paths that are followed by a secret token. The pattern also matches these paths with another case or with
// repeated slashes, because a mistyped URL may contain a valid token. backend/deploy/Caddyfile has the same pattern.
const BEFORE_TOKEN = /^(\/+(?:api\/+objects\/+[^/]+|api\/+previews|pratinjau))(?:\/.*)?$/iu;

/**
 * Returns the path of a URL without secrets. The query is removed, because it may contain search terms. The token of an
 * upload or preview URL is removed too.
 */
export function loggedPath(url: string): string {
  const path = url.split('?', 1)[0] ?? '';
  return BEFORE_TOKEN.exec(path)?.[1] ?? path;
}
