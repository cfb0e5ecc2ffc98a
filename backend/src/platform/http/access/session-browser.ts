import type { IncomingMessage } from 'node:http';

type SessionRequest = IncomingMessage & { sessionBrowser?: string | null };

/** Returns the browser that opened the request's session, such as 'Chrome di Android'; null for an unknown browser. */
export function browserOf(request: IncomingMessage): string | null {
  return (request as SessionRequest).sessionBrowser ?? null;
}

export function setBrowser(request: IncomingMessage, browser: string | null): void {
  (request as SessionRequest).sessionBrowser = browser;
}
