import type { Type } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { LimitName } from '../limiter/limits.js';

export abstract class CacheKeyStrategy {
  /**
   * @param url path and query.
   * @returns the cache key, which is a URL of the same route. If the URL already is a cache key, it is returned
   * unchanged.
   */
  abstract keyFor(url: string): string;
}

/** Returns the path without the query as the key, for routes that ignore the query. */
export class PathKeyStrategy extends CacheKeyStrategy {
  override keyFor(url: string): string {
    return url.split('?', 1)[0] ?? url;
  }
}

export interface CacheableOptions {
  /** Computes the cache keys. By default the whole URL is the key. */
  readonly keyStrategy?: Type<CacheKeyStrategy>;
  /**
   * The limit for generating responses that are not cached. Generating one response takes one place of this limit. A
   * function computes the limit from the cache key. By default the limit is 'reads'. Null means no limit, because
   * generating the response costs nothing.
   */
  readonly limit?: LimitName | null | ((key: string) => LimitName);
  readonly timeoutMs?: number;
  /** Completes the address of a redirect by the URL that the client requested. */
  readonly addressFor?: (address: string, url: string) => string;
}

/**
 * The name of a response header with the value `max-age=<seconds>`. A response with this header is cached for this
 * time, but only in the response cache. Clients never get the header.
 */
export const SURROGATE_CONTROL = 'surrogate-control';

/**
 * Caches the route's responses to GET and HEAD (200 and 404) for all clients, until the shop's data changes. The
 * handler is called with an internal GET, so it sees no headers, cookie, body or IP address of a client.
 */
export const Cacheable = Reflector.createDecorator<CacheableOptions | void, CacheableOptions>({
  transform: (options) => options ?? {},
});

/** Whether a write with this body changes nothing that visitors see. */
export type ChangesNothing = (body: unknown) => boolean;

/**
 * Marks a write that does not change what visitors see, always or with certain bodies. Such a write does not empty the
 * cache. All other writes empty it.
 */
export const KeepsCache = Reflector.createDecorator<ChangesNothing | void, ChangesNothing>({
  transform: (changesNothing) => changesNothing ?? (() => true),
});
