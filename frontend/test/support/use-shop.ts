import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import type { Browser } from 'playwright-core';
import { openBrowser, visit, type BrowserOptions, type Visitor, type VisitOptions } from './browser.js';
import { startShopServer, type ShopServer } from '../../../backend/test/support/shop-server.js';

export interface OpenShop {
  readonly server: ShopServer;
  readonly url: string;
  /** Opens a page in a browser context of its own; the problems that it reports fail the test. */
  visitor(options?: VisitOptions): Promise<Visitor>;
}

/** Starts one shop and one Chromium for all tests of a file. */
export function useShop(env: Readonly<Record<string, string>> = {}, options: BrowserOptions = {}): OpenShop {
  let server: ShopServer | undefined;
  let browser: Browser | undefined;
  let visitors: Visitor[] = [];

  beforeAll(async () => {
    [server, browser] = await Promise.all([startShopServer(env), openBrowser(options)]);
  });
  afterEach(async () => {
    const problems = visitors.flatMap((visitor) => visitor.problems);
    await Promise.all(visitors.map((visitor) => visitor.close()));
    visitors = [];
    expect(problems).toEqual([]);
  });
  afterAll(async () => {
    await browser?.close();
    await server?.stop();
  });

  const running = (): ShopServer => {
    if (!server) throw new Error('The shop is started in beforeAll');
    return server;
  };
  return {
    get server() {
      return running();
    },
    get url() {
      return running().url;
    },
    visitor: async (options = {}) => {
      if (!browser) throw new Error('The browser is started in beforeAll');
      const visitor = await visit(browser, { baseUrl: running().url, ...options });
      visitors.push(visitor);
      return visitor;
    },
  };
}
