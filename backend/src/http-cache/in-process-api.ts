import { ServiceUnavailableException } from '@nestjs/common';
import type { ResponseCache } from './response-cache.js';

/**
 * Reads the shop's own public API through the response cache, without a network: for pages and link previews.
 * URLs are path and query of cacheable routes.
 */
export class InProcessApi {
  constructor(private readonly cache: ResponseCache) {}

  /** Like the standard `fetch`, for GET. */
  async fetch(url: string): Promise<Response> {
    const { status, headers, body } = await this.cache.get(url);
    const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(body), { status, headers: pairs });
  }

  /**
   * The parsed JSON of a 200 response; undefined for a 404.
   * @throws ServiceUnavailableException for any other status.
   */
  async read<T>(url: string): Promise<T | undefined> {
    const { status, body } = await this.cache.get(url);
    if (status === 404) return undefined;
    if (status !== 200) throw new ServiceUnavailableException();
    return JSON.parse(body.toString()) as T;
  }
}
