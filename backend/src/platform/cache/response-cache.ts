import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import {
  Limiter,
  type LimitName,
  SURROGATE_CONTROL,
  withDeadline,
  type InternalResponse,
  type RequestHandler,
} from '../index.js';
import { CachedResponse } from './cached-response.js';
import type { CacheVersion } from './cache-version.js';

export const DEFAULT_TIMEOUT_MS = 3000;
// Generating a response blocks the event loop. Each turn of the loop accepts one new connection and sends finished
// responses. With a single turn between two responses, each new connection would wait until another response is
// generated.
const TURNS_BETWEEN_RESPONSES = 10;

export interface ResponseCacheOptions {
  /** The bytes of memory for cached responses. Half of these bytes are reserved for pages. */
  readonly maxBytes: number;
}

/**
 * The client that requests a response. If the response is not cached, the client takes a place of `limit`. With a null
 * limit it takes no place.
 */
export interface ClientRequest {
  readonly client: string;
  readonly limit: LimitName | null;
  readonly timeoutMs?: number | undefined;
}

/** A response that is being generated. */
interface Fill {
  /** The cache version at the time when generating began; undefined if there was none. */
  readonly version: number | undefined;
  readonly response: Promise<CachedResponse>;
  /** The next response, for requests that arrived when this response might already have been outdated. */
  next?: Promise<CachedResponse>;
}

/**
 * Caches the responses of public routes until the cache version changes. An internal GET generates each response from
 * its key alone, once for all requests that wait for it. A request never gets a response whose generation began before
 * the last change that this replica knows. A replica knows its own changes at once, and others' changes when
 * PostgreSQL's notification arrives. Before a new response is generated, the client takes a place of its route's limit.
 * Pages and previews have separate places for their own reads, so that no client can delay them.
 */
export class ResponseCache {
  /** The shop's pages. Only the owner can increase their number, and visitors' searches and lists cannot evict them. */
  private readonly pages: LRUCache<string, CachedResponse>;
  private readonly others: LRUCache<string, CachedResponse>;
  private readonly limiters = new Map<LimitName, Limiter>();
  /** The version of the cached responses. */
  private stored: number | undefined;
  private readonly fills = new Map<string, Fill>();
  /** The `Date` header and the second for which it was formatted (since the epoch). It is formatted once a second. */
  private dateHeader = '';
  private dateSecond = 0;
  private hits = 0;
  private misses = 0;

  /** @param produce handles an internal GET of a URL (path and query). */
  constructor(
    private readonly version: CacheVersion,
    private readonly produce: (url: string) => Promise<InternalResponse>,
    { maxBytes }: ResponseCacheOptions,
  ) {
    const options: LRUCache.Options<string, CachedResponse, unknown> = {
      maxSize: Math.floor(maxBytes / 2),
      // A larger response is not cached: it would evict too many others.
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: (response, key) => Math.ceil(response.size + 2 * key.length),
    };
    this.pages = new LRUCache(options);
    this.others = new LRUCache(options);
  }

  /** Counts for the metrics. `bytes` estimates the memory. Hits and misses include the pages' own reads of the API. */
  get statistics(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return {
      hits: this.hits,
      misses: this.misses,
      bytes: this.pages.calculatedSize + this.others.calculatedSize,
    };
  }

  /** Sends the cached response to a GET or HEAD; passes every other request on. */
  readonly handle: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead ? this.find(request.url ?? '') : undefined;
    if (cached) void this.send(cached, request, response);
    else next();
  };

  /**
   * Sends the response of a key, from the cache or newly generated.
   * @throws DomainError 'unavailable' when the limit has no place left, or generating takes longer than `timeoutMs`.
   */
  async respond(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    { client, limit, timeoutMs = DEFAULT_TIMEOUT_MS }: ClientRequest,
  ): Promise<void> {
    const work = async (): Promise<CachedResponse> => {
      for (let turn = 0; turn < TURNS_BETWEEN_RESPONSES; turn += 1) await setImmediate();
      return this.get(key, timeoutMs);
    };
    const inTurn = (): Promise<CachedResponse> =>
      limit === null ? work() : this.limiterOf(limit).run(work, { client, key });
    const cached = await (this.ready(key) ?? withDeadline(inTurn(), timeoutMs));
    if (response.headersSent || response.destroyed) return;
    // The cached response already has the middleware's headers. Only `Connection` concerns this connection.
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    await this.send(cached, request, response);
  }

  /**
   * Reads the response of a key for this process's own pages and previews.
   * @throws DomainError 'unavailable' as `respond` does.
   */
  read(key: string): Promise<CachedResponse> {
    const work = (): Promise<CachedResponse> => this.get(key, DEFAULT_TIMEOUT_MS);
    return this.ready(key) ?? this.limiterOf('ownReads').run(work, { key });
  }

  /**
   * Returns a response that is cached, or that is being generated for other requests since the last change. Such a
   * response needs no place of a limit.
   */
  private ready(key: string): Promise<CachedResponse> | undefined {
    const cached = this.find(key);
    if (cached) return Promise.resolve(cached);
    const fill = this.fills.get(key);
    return fill?.version !== undefined && fill.version === this.version.current() ? fill.response : undefined;
  }

  private limiterOf(name: LimitName): Limiter {
    let limiter = this.limiters.get(name);
    if (!limiter) this.limiters.set(name, (limiter = new Limiter(name)));
    return limiter;
  }

  private async get(key: string, timeoutMs: number): Promise<CachedResponse> {
    // If generating began without a version, the response could neither be cached nor shared.
    await this.version.settle();
    const ready = this.ready(key);
    if (ready) return ready;
    const fill = this.fills.get(key);
    if (!fill) return this.start(key, timeoutMs);
    const again = (): Promise<CachedResponse> => this.get(key, timeoutMs);
    return (fill.next ??= fill.response.then(again, again));
  }

  private find(key: string): CachedResponse | undefined {
    this.clearIfOutdated();
    const cached = this.pages.get(key) ?? this.others.get(key);
    if (cached) this.hits += 1;
    return cached;
  }

  private clearIfOutdated(): void {
    const version = this.version.current();
    if (version === this.stored) return;
    this.pages.clear();
    this.others.clear();
    this.stored = version;
  }

  private start(key: string, timeoutMs: number): Promise<CachedResponse> {
    this.misses += 1;
    const version = this.version.current();
    const response = this.fill(key, version, timeoutMs).finally(() => this.fills.delete(key));
    this.fills.set(key, { version, response });
    return response;
  }

  private async fill(key: string, version: number | undefined, timeoutMs: number): Promise<CachedResponse> {
    const produced = await withDeadline(this.produce(key), timeoutMs);
    const response = await CachedResponse.of(produced);
    const ttl = surrogateTtl(produced);
    if ((response.isStorable || ttl > 0) && version !== undefined && version === this.version.current()) {
      this.clearIfOutdated();
      (isPage(key, response) ? this.pages : this.others).set(key, response, { ttl });
    }
    return response;
  }

  // Server-Timing is the only header of their own document that scripts can read. The page's countdowns use the time in
  // this header instead of the visitor's clock. The content hash in it lets a document from the browser's cache detect
  // a change.
  private send(
    cached: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined {
    const now = Math.trunc(this.version.now());
    const second = Math.trunc(now / 1000);
    if (second !== this.dateSecond) {
      this.dateSecond = second;
      this.dateHeader = new Date(now).toUTCString();
    }
    const serverTiming = `now;dur=${now}, content;desc="${cached.contentHash}"`;
    return cached.send(request, response, ['date', this.dateHeader, 'server-timing', serverTiming]);
  }
}

/**
 * Whether a response is a page of the shop. Pages with a query and 404 pages do not count, because visitors can request
 * any number of such URLs.
 */
function isPage(key: string, { status, headers }: CachedResponse): boolean {
  return status === 200 && !key.includes('?') && String(headers['content-type']).startsWith('text/html');
}

/** Milliseconds for which a response that is not storable may be shared. */
function surrogateTtl({ headers }: InternalResponse): number {
  const seconds = /^max-age=(\d+)$/u.exec(String(headers[SURROGATE_CONTROL]))?.[1];
  return 1000 * Number(seconds ?? 0);
}
