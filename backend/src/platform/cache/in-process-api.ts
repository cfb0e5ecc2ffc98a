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
    const response = await this.cache.get(url);
    const { status, headers } = response;
    const body = await response.readBody();
    const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(body), { status, headers: pairs });
  }

  /**
   * The parsed JSON of a 200 response; undefined for a 404.
   * @throws ServiceUnavailableException for any other status.
   */
  async read<T>(url: string): Promise<T | undefined> {
    const response = await this.cache.get(url);
    if (response.status === 404) return undefined;
    if (response.status !== 200) throw new ServiceUnavailableException();
    return JSON.parse((await response.readBody()).toString()) as T;
  }
}
