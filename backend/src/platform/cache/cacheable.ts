import type { Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { LimitName } from '../limiter/limits.js';

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
  /**
   * The limit of requests whose response is not in the cache; each takes one of its places. A function computes it
   * from the key. Default: 'reads'. Null: generating the response costs nothing.
   */
  readonly limit?: LimitName | null | ((key: string) => LimitName);
  /** Milliseconds that a request may wait for its response before it gets a 503. */
  readonly timeoutMs?: number;
}

/**
 * Header (`max-age=<seconds>`) of a response that only the response cache may keep, and only so long. Clients never get it.
 */
export const SURROGATE_CONTROL = 'surrogate-control';

/**
 * Caches the route's responses to GET and HEAD (200 and 404) until the shop's data changes, for all clients. The handler
 * is called by an internal GET: it sees no client's headers, cookie, body or IP address.
 */
export const Cacheable = Reflector.createDecorator<CacheableOptions | void, CacheableOptions>({
  transform: (options) => options ?? {},
});

/** For writes that change nothing visitors see: the cache is kept. Every other write empties it. */
export const KeepsCache = Reflector.createDecorator<void, true>({ transform: () => true });
