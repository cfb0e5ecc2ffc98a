import { LRUCache } from 'lru-cache';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { withDeadline, type InternalResponse, type RequestHandler } from '../platform/index.js';
import { CachedResponse } from './cached-response.js';
import type { CacheVersion } from './cache-version.js';

export const DEFAULT_TIMEOUT_MS = 3000;

export interface ResponseCacheOptions {
  /** Bytes of memory. */
  readonly maxBytes: number;
}

/** One response in the making. */
interface Fill {
  /** The version under which it was begun; undefined while that was not known. */
  readonly version: number | undefined;
  readonly response: Promise<CachedResponse>;
  /** What those get who came when it might already have been outdated. */
  next?: Promise<CachedResponse>;
}

/**
 * Responses of public reads, cached until the shop changes. Each is made from its key alone, by a GET of the cache's
 * own, once for everybody who waits for it. Nobody gets a response that was begun before they asked unless nothing
 * has changed since: who changed something sees the change.
 */
export class ResponseCache {
  private readonly responses: LRUCache<string, CachedResponse>;
  /** The version that the cached responses belong to. */
  private stored: number | undefined;
  private readonly fills = new Map<string, Fill>();
  private second = 0;
  private date = '';

  /** @param produce answers a bare GET of this URL. */
  constructor(
    private readonly version: CacheVersion,
    private readonly produce: (url: string) => Promise<InternalResponse>,
    { maxBytes }: ResponseCacheOptions,
  ) {
    this.responses = new LRUCache({
      maxSize: maxBytes,
      // A larger response is not cached: it would evict too many others.
      maxEntrySize: Math.floor(maxBytes / 8),
      sizeCalculation: (response, key) => Math.ceil(response.size + 2 * key.length),
    });
  }

  /** Answers reads whose response is ready; everything else goes on. */
  readonly handle: RequestHandler = (request, response, next) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const cached = isRead ? this.find(request.url ?? '') : undefined;
    if (cached) void this.send(cached, request, response);
    else next();
  };

  /** Answers a request with the response of a key, made now if need be. */
  async respond(
    key: string,
    request: IncomingMessage,
    response: ServerResponse,
    timeoutMs?: number,
  ): Promise<void> {
    const cached = await this.get(key, timeoutMs);
    if (response.headersSent || response.destroyed) return;
    // What middleware set for this response is in the cached one; the end of a connection is the connection's own.
    for (const name of response.getHeaderNames()) if (name !== 'connection') response.removeHeader(name);
    await this.send(cached, request, response);
  }

  /**
   * The response of a key: from memory, or from a fill that others wait for, or made now.
   * @throws DomainError 'unavailable' when making it takes longer than `timeoutMs`.
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
    const version = this.version.current();
    if (version !== this.stored) {
      this.responses.clear();
      this.stored = version;
    }
    return this.responses.get(key);
  }

  private start(key: string, timeoutMs: number): Promise<CachedResponse> {
    const version = this.version.current();
    const response = this.fill(key, version, timeoutMs).finally(() => this.fills.delete(key));
    this.fills.set(key, { version, response });
    return response;
  }

  private async fill(key: string, version: number | undefined, timeoutMs: number): Promise<CachedResponse> {
    const response = CachedResponse.of(await withDeadline(this.produce(key), timeoutMs));
    if (response.isStorable && version !== undefined && version === this.version.current()) {
      this.find(key);
      this.responses.set(key, response);
    }
    return response;
  }

  // The clock travels outside the cached bytes: pages count down by the server's time.
  private send(
    cached: CachedResponse,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> | undefined {
    const now = Math.trunc(this.version.now());
    const second = Math.trunc(now / 1000);
    if (second !== this.second) {
      this.second = second;
      this.date = new Date(now).toUTCString();
    }
    return cached.send(request, response, ['date', this.date, 'server-timing', `now;dur=${now}`]);
  }
}
