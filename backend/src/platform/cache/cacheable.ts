import type { Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { LimitName } from '../limiter/limits.js';

/** Computes the key under which a route's response is cached. */
export abstract class CacheKeyStrategy {
  /**
   * @param url path and query.
   * @returns the cache key: a URL of the same route. The key of a key is the key itself.
   */
  abstract keyFor(url: string): string;
}

/** Uses the path without the query as key, for routes that ignore the query. */
export class PathKeyStrategy extends CacheKeyStrategy {
  override keyFor(url: string): string {
    return url.split('?', 1)[0] ?? url;
  }
}

export interface CacheableOptions {
  /** Computes the cache keys. By default the whole URL is the key. */
  readonly keyStrategy?: Type<CacheKeyStrategy>;
  /**
   * The limit for generating responses that are not cached; each takes one place. A function computes the limit from
   * the key. By default the limit is 'reads'. Null means no limit, because generating the response costs nothing.
   */
  readonly limit?: LimitName | null | ((key: string) => LimitName);
  /** The milliseconds that a request may wait for its response before it gets a 503. */
  readonly timeoutMs?: number;
}

/**
 * A response header with the value `max-age=<seconds>`. Only the response cache may keep such a response, for this
 * time. Clients never get the header.
 */
export const SURROGATE_CONTROL = 'surrogate-control';

/**
 * Caches the route's responses to GET and HEAD (200 and 404) for all clients, until the shop's data changes. An
 * internal GET calls the handler, so the handler sees no headers, cookie, body or IP address of a client.
 */
export const Cacheable = Reflector.createDecorator<CacheableOptions | void, CacheableOptions>({
  transform: (options) => options ?? {},
});

/** Marks a write that changes nothing that visitors see. Such a write keeps the cache. All other writes empty it. */
export const KeepsCache = Reflector.createDecorator<void, true>({ transform: () => true });
