import { InProcessApi } from '../../src/platform/cache/index.js';
import { ResponseCache } from '../../src/platform/cache/response-cache.js';
import { startShop, type Shop, type ShopOptions } from './shop.js';

export interface FaultyShop extends Shop {
  /** Pages read `{}` instead of each name in responses to these URLs; React throws when a component renders it. */
  spoil(urls: RegExp): void;
}

/** Starts a shop whose components throw on the server. What visitors read over HTTP is sound. */
export async function startFaultyShop(options: ShopOptions = {}): Promise<FaultyShop> {
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
