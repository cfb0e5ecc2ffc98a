import { DomainError } from '../platform/index.js';
import type { ResponseCache } from './response-cache.js';

/**
 * Reads the shop's own public API without a network, by way of the cache: for what renders pages and images.
 * URLs are path and query of cacheable routes.
 */
export class InProcessApi {
  constructor(private readonly cache: ResponseCache) {}

  /** The same as `fetch` of the standard library would give. */
  async fetch(url: string): Promise<Response> {
    const { status, headers, body } = await this.cache.get(url);
    const pairs = Object.entries(headers).map(([name, value]) => [name, String(value)] as [string, string]);
    return new Response(new Uint8Array(body), { status, headers: pairs });
  }

  /**
   * The JSON of a response; undefined for a 404.
   * @throws DomainError 'unavailable' for any other refusal.
   */
  async read<T>(url: string): Promise<T | undefined> {
    const { status, body } = await this.cache.get(url);
    if (status === 404) return undefined;
    if (status !== 200) throw new DomainError('unavailable', `Reading ${url} answered ${status}`);
    return JSON.parse(body.toString()) as T;
  }
}
