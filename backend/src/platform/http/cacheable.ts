import { SetMetadata, type Type } from '@nestjs/common';

/** Decides under which key a route's responses are cached. */
export abstract class CacheKeyStrategy {
  /** @param url path and query; the key is itself a URL of the route, and the key of a key is the key. */
  abstract keyFor(url: string): string;
}

/** For routes that read no query: whatever stands in it, the response is the same. */
export class PathKey extends CacheKeyStrategy {
  override keyFor(url: string): string {
    return url.split('?', 1)[0] ?? url;
  }
}

export interface CacheableOptions {
  /** Without one, the whole URL is the key. */
  readonly keyStrategy?: Type<CacheKeyStrategy>;
  /** Milliseconds that making a response may take before everybody who waits for it gets a 503. */
  readonly timeoutMs?: number;
}

export const CACHEABLE = 'etalase:cacheable';
export const KEEPS_CACHE = 'etalase:keeps-cache';

/**
 * The route's GET responses (200 and 404) are cached until the shop changes, and shared by everybody. Its handler is
 * called with a GET of the cache's own: it sees no visitor's headers, cookie, body or client address.
 */
export const Cacheable = (options: CacheableOptions = {}): ClassDecorator & MethodDecorator =>
  SetMetadata(CACHEABLE, options);

/** A write that changes nothing a visitor sees leaves the cache as it is; every other write empties it. */
export const KeepsCache = (): MethodDecorator => SetMetadata(KEEPS_CACHE, true);
