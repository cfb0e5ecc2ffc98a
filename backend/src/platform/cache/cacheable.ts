import type { Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { LimitName } from '../limiter/limits.js';

/** Computes the key under which a route's response is cached. */
export abstract class CacheKeyStrategy {
  /**
   * @param url path and query.
   * @returns a URL of the same route. keyFor(key) returns the key itself.
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
  /**
   * The limit of requests whose response is not cached; each takes one place. A function computes the limit from the
   * key. Default: 'reads'. Null: generating the response costs nothing.
   */
  readonly limit?: LimitName | null | ((key: string) => LimitName);
  /** Milliseconds that a request may wait for its response before it gets a 503. */
  readonly timeoutMs?: number;
}

/**
 * A header (`max-age=<seconds>`) of a response that only the response cache may keep, for that time. Clients never get
 * the header.
 */
export const SURROGATE_CONTROL = 'surrogate-control';

/**
 * Caches the route's responses to GET and HEAD (200 and 404) for all clients, until the shop's data changes. The
 * handler is called by an internal GET. It sees no headers, cookie, body or IP address of a client.
 */
export const Cacheable = Reflector.createDecorator<CacheableOptions | void, CacheableOptions>({
  transform: (options) => options ?? {},
});

/** For writes that change nothing visitors see: the cache is kept. All other writes empty the cache. */
export const KeepsCache = Reflector.createDecorator<void, true>({ transform: () => true });
