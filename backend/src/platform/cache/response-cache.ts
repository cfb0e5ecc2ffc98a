import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setImmediate } from 'node:timers/promises';
import type { InternalResponse } from '../http/server/internal-request.js';
import type { RequestHandler } from '../http/server/shop-http-adapter.js';
import { withDeadline } from '../limiter/deadline.js';
import { Limiter } from '../limiter/limiter.js';
import type { LimitName } from '../limiter/limits.js';
import { SURROGATE_CONTROL } from './cacheable.js';
import type { CacheableOptions } from './cacheable.js';
import { CachedResponse } from './cached-response.js';
import type { CacheVersion } from './cache-version.js';

const DEFAULT_TIMEOUT_MS = 3000;
// Generating a response blocks the event loop. Each turn of the event loop accepts one new connection and sends
// finished responses. With only one turn after each response, a new connection would have to wait for the next
// response.
const TURNS_BETWEEN_RESPONSES = 10;

export interface ResponseCacheOptions {
  /** The bytes of memory for cached responses. Half of these bytes are reserved for pages. */
  readonly maxBytes: number;
}

/**
 * The client that requests a response, and the limit for generating it. If the response is not cached, the client takes
 * a place of `limit`. A null limit means that no place is needed.
 */
export interface ClientRequest {
  readonly client: string;
  readonly limit: LimitName | null;
  readonly timeoutMs?: number | undefined;
  readonly addressFor?: CacheableOptions['addressFor'];
}

interface Fill {
  /** The cache version when the generation began; undefined if there was no version. */
  readonly version: number | undefined;
  readonly response: Promise<CachedResponse>;
  /**
   * The response that is generated next. It is for requests that arrived when this response might already have been
   * outdated.
   */
  next?: Promise<CachedResponse>;
}

/**
 * Caches the responses of public routes until the cache version changes. An internal GET generates each response from
 * its key alone, once for all requests that wait for it. A request never gets a response whose generation began before
 * the last change that this replica knows. A replica knows its own changes at once, and the changes of other replicas
 * when PostgreSQL's notification arrives. While the database does not respond, stored responses are sent (see
 * `CacheVersion.kept`). Before a response is generated, the client must take a place of the route's
 * limit. The reads that pages and previews make themselves have a separate limit, so that no client can delay them.
 */
export class ResponseCache {
  /**
   * The cached pages of the shop. Only the owner can increase the number of pages. Visitors' searches and lists cannot
   * evict pages.
   */
  private readonly pages: LRUCache<string, CachedResponse>;
  private readonly others: LRUCache<string, CachedResponse>;
  private readonly limiters = new Map<LimitName, Limiter>();
  /** The version of the cached responses; undefined while nothing may be cached. */
  private storedVersion: number | undefined;
  private readonly fills = new Map<string, Fill>();
  /**
   * The `Date` header, and the second (since the epoch) for which this header was formatted. It is formatted again only
   * when the second changes.
   */
  private dateHeader = '';
  private dateSecond = 0;
  private hits = 0;
  private misses = 0;

  /** @param produce generates the response to an internal GET of a URL (path and query). */
  constructor(
    private readonly version: CacheVersion,
    private readonly produce: (url: string) => Promise<InternalResponse>,
    { maxBytes }: ResponseCacheOptions,
  ) {
    const options: LRUCache.Options<string, CachedResponse, unknown> = {
      maxSize: Math.floor(maxBytes / 2),
      // A larger response is not cached, because it would evict too many other responses.
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

  /** Answers a GET or HEAD if the response is cached. Passes every other request on to the next handler. */
  readonly handle: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead ? this.find(request.url ?? '') : undefined;
    if (cached) void this.send(cached, request, response);
    else next();
  };

  /**
   * Sends the response with this key, from the cache or newly generated.
   * @throws DomainError 'unavailable' when the limit has no place left, or when generating takes longer than
   * `timeoutMs`.
   */
  async respond(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    { client, limit, timeoutMs = DEFAULT_TIMEOUT_MS, addressFor }: ClientRequest,
  ): Promise<void> {
    const work = async (): Promise<CachedResponse> => {
      for (let turn = 0; turn < TURNS_BETWEEN_RESPONSES; turn += 1) await setImmediate();
      return this.get(key, timeoutMs);
    };
    const withinLimit = (): Promise<CachedResponse> =>
      limit === null ? work() : this.limiterOf(limit).run(work, { client, key });
    const cached = await (this.ready(key) ?? withDeadline(withinLimit(), timeoutMs));
    if (response.headersSent || response.destroyed) return;
    // The cached response contains the headers that the middleware sets. Only `Connection` belongs to this connection.
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    const { location } = cached.headers;
    const sent =
      addressFor && typeof location === 'string'
        ? cached.leadingTo(addressFor(location, request.url ?? ''))
        : cached;
    await this.send(sent, request, response);
  }

  /**
   * Reads the response with this key, for pages and previews that this process generates.
   * @throws DomainError 'unavailable' in the same cases as `respond`.
   */
  read(key: string): Promise<CachedResponse> {
    const work = (): Promise<CachedResponse> => this.get(key, DEFAULT_TIMEOUT_MS);
    return this.ready(key) ?? this.limiterOf('ownReads').run(work, { key });
  }

  /**
   * Returns the response if it is cached, or if its generation began after the last change. Such a response needs no
   * place of a limit.
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
    // Without a current version when the generation begins, the response could neither be cached nor shared.
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
    const version = this.version.current() ?? this.version.kept();
    if (version === this.storedVersion) return;
    this.pages.clear();
    this.others.clear();
    this.storedVersion = version;
  }

  private start(key: string, timeoutMs: number): Promise<CachedResponse> {
    this.misses += 1;
    const version = this.version.current();
    const response = this.generate(key, version, timeoutMs).finally(() => this.fills.delete(key));
    this.fills.set(key, { version, response });
    return response;
  }

  private async generate(
    key: string,
    version: number | undefined,
    timeoutMs: number,
  ): Promise<CachedResponse> {
    const produced = await withDeadline(this.produce(key), timeoutMs);
    const response = await CachedResponse.of(produced);
    const ttl = surrogateTtl(produced);
    if ((response.isStorable || ttl > 0) && version !== undefined && version === this.version.current()) {
      this.clearIfOutdated();
      // A `ttl` of 0 sets no time limit.
      (isPage(key, response) ? this.pages : this.others).set(key, response, { ttl });
    }
    return response;
  }

  // Server-Timing is the only response header of the document that the document's scripts can read. The page's
  // countdowns use the time in this header instead of the visitor's clock. A document from the browser's cache compares
  // the content hash in this header to detect a change.
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
 * Whether a response is a page of the shop with a limited number of URLs. Pages with a query and 404 pages are
 * excluded, because visitors can request any number of such URLs.
 */
function isPage(key: string, { status, headers }: CachedResponse): boolean {
  return status === 200 && !key.includes('?') && String(headers['content-type']).startsWith('text/html');
}

/** Returns how many milliseconds a response with SURROGATE_CONTROL may be shared; 0 without this header. */
function surrogateTtl({ headers }: InternalResponse): number {
  const seconds = /^max-age=(\d+)$/u.exec(String(headers[SURROGATE_CONTROL]))?.[1];
  return 1000 * Number(seconds ?? 0);
}
