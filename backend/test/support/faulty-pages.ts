import { InProcessApi } from '../../src/platform/cache/index.js';
import { ResponseCache } from '../../src/platform/cache/response-cache.js';
import { startShop, type Shop, type ShopOptions } from './shop.js';

export interface FaultyShop extends Shop {
  /**
   * Replaces each name by `{}` in the responses that pages read from these URLs. React throws when a component
   * renders `{}`.
   */
  spoil(urls: RegExp): void;
}

/** Starts a shop whose components can be made to throw on the server. Visitors still read valid data over HTTP. */
export async function startFaultyShop(options: ShopOptions = {}): Promise<FaultyShop> {
  // Matches no URL, so that nothing is spoiled at first.
  let spoiled = /^$/u;
  class FaultyApi extends InProcessApi {
    override async fetch(url: string): Promise<Response> {
      const response = await super.fetch(url);
      if (!spoiled.test(url)) return response;
      const body = (await response.text()).replaceAll(/"name":"[^"]*"/gu, '"name":{}');
      return new Response(body, { status: response.status, headers: response.headers });
    }
  }
  const shop = await startShop({
    ...options,
    pages: true,
    override: (builder) =>
      builder
        .overrideProvider(InProcessApi)
        .useFactory({ factory: (cache: ResponseCache) => new FaultyApi(cache), inject: [ResponseCache] }),
  });
  return {
    ...shop,
    spoil: (urls) => {
      spoiled = urls;
    },
  };
}
