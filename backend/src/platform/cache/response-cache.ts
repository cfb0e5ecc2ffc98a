import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withDeadline, type InternalResponse, type RequestHandler } from '../index.js';
import { CachedResponse } from './cached-response.js';
import type { CacheVersion } from './cache-version.js';

export const DEFAULT_TIMEOUT_MS = 3000;

export interface ResponseCacheOptions {
  /** Bytes of memory. */
  readonly maxBytes: number;
}

/** A response that is being generated. */
interface Fill {
  /** The cache version when it was begun; undefined if there was none. */
  readonly version: number | undefined;
  readonly response: Promise<CachedResponse>;
  /** The response for requests that arrived when this one might already have been outdated. */
  next?: Promise<CachedResponse>;
}

/**
 * Caches the responses of public routes until the cache version changes. A response is generated from its key alone, by
 * an internal GET, once for all requests that wait for it. A request never gets a response that was begun before the
 * last change that this replica knows of. It knows of its own changes at once, and of another replica's when PostgreSQL's
 * notification arrives.
 */
export class ResponseCache {
  private readonly responses: LRUCache<string, CachedResponse>;
  /** The version that the cached responses belong to. */
  private stored: number | undefined;
  private readonly fills = new Map<string, Fill>();
  /** The `Date` header and its epoch second: formatted once a second. */
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
    this.responses = new LRUCache({
      maxSize: maxBytes,
      // A larger response is not cached: it would evict too many others.
      maxEntrySize: Math.floor(maxBytes / 4),
      sizeCalculation: (response, key) => Math.ceil(response.size + 2 * key.length),
    });
  }

  /** For metrics. The bytes are an estimate of memory; hits and misses include the pages' own reads of the API. */
  get statistics(): { readonly hits: number; readonly misses: number; readonly bytes: number } {
    return { hits: this.hits, misses: this.misses, bytes: this.responses.calculatedSize };
  }

  /** Sends the cached response to a GET or HEAD; passes every other request on. */
  readonly handle: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead ? this.find(request.url ?? '') : undefined;
    if (cached) void this.send(cached, request, response);
    else next();
  };

  /** Sends the response of a key, which is generated now if it is not cached. */
  async respond(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    timeoutMs?: number,
  ): Promise<void> {
    const cached = await this.get(key, timeoutMs);
    if (response.headersSent || response.destroyed) return;
    // The cached response has the middleware's headers already; only `Connection` is about this connection.
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    await this.send(cached, request, response);
  }

  /**
   * The response of a key: cached, or shared with requests that already wait for it, or generated now.
   * @throws DomainError 'unavailable' when generating it takes longer than `timeoutMs`.
   */
  get(key: string, timeoutMs = DEFAULT_TIMEOUT_MS): Promise<CachedResponse> {
    const cached = this.find(key);
    if (cached) return Promise.resolve(cached);
    const fill = this.fills.get(key);
    if (!fill) return this.start(key, timeoutMs);
    if (fill.version !== undefined && fill.version === this.version.current()) return fill.response;
    const again = (): Promise<CachedResponse> => this.get(key, timeoutMs);
    return (fill.next ??= fill.response.then(again, again));
  }

  private find(key: string): CachedResponse | undefined {
    this.clearIfOutdated();
    const cached = this.responses.get(key);
    if (cached) this.hits += 1;
    return cached;
  }

  private clearIfOutdated(): void {
    const version = this.version.current();
    if (version === this.stored) return;
    this.responses.clear();
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
    const response = await CachedResponse.of(await withDeadline(this.produce(key), timeoutMs));
    if (response.isStorable && version !== undefined && version === this.version.current()) {
      this.clearIfOutdated();
      this.responses.set(key, response);
    }
    return response;
  }

  // Scripts can read no header of their own document but Server-Timing. Countdowns use its time instead of the visitor's
  // clock; a document that the browser had kept compares its content with that of the current one.
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
