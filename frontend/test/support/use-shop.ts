import { expect, test, type Browser } from '@playwright/test';
import { visit, type Visitor, type VisitOptions } from './browser.js';
import { startShopServer, type ShopServer } from '../../../backend/test/support/shop-server.js';

export interface SharedShop {
  readonly server: Pick<ShopServer, 'url'>;
  readonly url: string;
  /** Opens a page in a separate browser context. Problems that the page reports fail the test. */
  visitor(options?: VisitOptions): Promise<Visitor>;
}

export interface OpenShop extends SharedShop {
  readonly server: ShopServer;
}

/** Uses the shop that all tests of the run share, with the sample catalog. This shop refuses every write. */
export function useSharedShop(): SharedShop {
  return withVisitors(() => {
    const url = process.env['TEST_SHARED_SHOP'];
    if (!url) throw new Error('TEST_SHARED_SHOP is not set: playwright.config.ts starts the shared shop');
    return { url };
  });
}

export function useShop(env: Readonly<Record<string, string>> = {}): OpenShop {
  let server: ShopServer | undefined;
  test.beforeAll(async () => {
    server = await startShopServer(env);
  });
  test.afterAll(() => server?.stop());
  return withVisitors(() => {
    if (!server) throw new Error('The shop is started in beforeAll');
    return server;
  });
}

/** Opens visitors of a shop, and checks after each test that their pages reported no problems. */
function withVisitors<Server extends Pick<ShopServer, 'url'>>(running: () => Server) {
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];
  test.beforeAll(({ browser: started }) => {
    browser = started;
  });
  test.afterEach(async () => {
    const problems = visitors.flatMap((visitor) => visitor.problems);
    await Promise.all(visitors.map((visitor) => visitor.close()));
    visitors = [];
    expect(problems).toEqual([]);
  });
  return {
    get server() {
      return running();
    },
    get url() {
      return running().url;
    },
    visitor: async (options: VisitOptions = {}) => {
      if (!browser) throw new Error('The browser is started in beforeAll');
      const visitor = await visit(browser, { baseUrl: running().url, ...options });
      visitors.push(visitor);
      return visitor;
    },
  };
}
