import type { ResponseCache } from './response-cache.js';

/**
 * Reads the shop's own public API for pages, through the response cache and without a network. Each URL is the path and
 * query of a cacheable route.
 */
export class InProcessApi {
  constructor(private readonly cache: ResponseCache) {}

  /** Works like the standard `fetch`, for GET requests. */
  async fetch(url: string): Promise<Response> {
    const response = await this.cache.read(url);
    const { status, headers } = response;
    const body = await response.readBody();
    const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(body), { status, headers: pairs });
  }
}
