import { SetMetadata, type Type } from '@nestjs/common';

/** Computes the key under which a route's response is cached. */
export abstract class CacheKeyStrategy {
  /**
   * @param url path and query.
   * @returns a URL of the same route; keyFor(key) is the key itself.
   */
  abstract keyFor(url: string): string;
}

/** The path alone: for routes that ignore the query. */
export class PathKeyStrategy extends CacheKeyStrategy {
  override keyFor(url: string): string {
    return url.split('?', 1)[0] ?? url;
  }
}

export interface CacheableOptions {
  /** Default: the whole URL is the key. */
  readonly keyStrategy?: Type<CacheKeyStrategy>;
  /** Milliseconds that generating a response may take before all requests waiting for it get a 503. */
  readonly timeoutMs?: number;
}

export const CACHEABLE = 'etalase:cacheable';
export const KEEPS_CACHE = 'etalase:keeps-cache';

/**
 * Caches the route's responses to GET and HEAD (200 and 404) until the shop's data changes, for all clients. The handler
 * is called by an internal GET: it sees no client's headers, cookie, body or IP address.
 */
export const Cacheable = (options: CacheableOptions = {}): ClassDecorator & MethodDecorator =>
  SetMetadata(CACHEABLE, options);

/** For writes that change nothing visitors see: the cache is kept. Every other write empties it. */
export const KeepsCache = (): MethodDecorator => SetMetadata(KEEPS_CACHE, true);
