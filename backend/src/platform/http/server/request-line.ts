import type { IncomingMessage } from 'node:http';

// A mistyped or differently spelled URL may contain a valid token, so the pattern ignores the case and what stands
// before these paths. It cuts a path at the first character with which another spelling begins: an escape, a parameter,
// a backslash, an empty segment or a dot segment. backend/deploy/Caddyfile has the same pattern.
const AFTER_PATH = /(\/(?:api\/objects\/[^/?]+|previews|pratinjau))\/.*|\?.*|([%;\\]|\/[/.]).*/iu;
// No path of the shop is longer.
const MAX_LENGTH = 200;

/**
 * Returns the path of a URL without secrets. The query is removed, because it may contain search terms. The token of an
 * upload or preview URL is removed too. `…` stands for the rest of a path with another spelling.
 */
export function loggedPath(url: string): string {
  const path = url.replace(AFTER_PATH, (_, beforeToken?: string, spelling?: string) =>
    spelling ? `${spelling}…` : (beforeToken ?? ''),
  );
  return path.length > MAX_LENGTH ? `${path.slice(0, MAX_LENGTH)}…` : path;
}

const silent = new WeakSet<IncomingMessage>();

/** Leaves out the line for a refused request, which its slice reports in another way. */
export const withoutLogLine = (request: IncomingMessage): void => void silent.add(request);

export const hasLogLine = (request: IncomingMessage): boolean => !silent.has(request);
