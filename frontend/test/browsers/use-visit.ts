import { afterAll, afterEach, beforeAll, expect } from '@jest/globals';
import { startShopServer, type ShopServer } from '../../../backend/test/support/shop-server.js';
import { Visit, type Driver } from './visit.js';

/** Starts a shop and a browser for all tests of a block. A test fails if the browser reports errors or warnings. */
export function useVisit(open: () => Promise<Driver>): { readonly shop: ShopServer; readonly visit: Visit } {
  let server: ShopServer | undefined;
  let driver: Driver | undefined;

  beforeAll(async () => {
    // The variables are set separately, so that `afterAll` stops a started shop even if the browser fails to start.
    await Promise.all([
      startShopServer().then((started) => void (server = started)),
      open().then((opened) => void (driver = opened)),
    ]);
  }, 120_000);
  afterEach(() => expect(driver?.problems.splice(0)).toEqual([]));
  afterAll(async () => {
    await driver?.close();
    await server?.stop();
  });

  return {
    get shop() {
      if (!server) throw new Error('The shop is started in beforeAll');
      return server;
    },
    get visit() {
      if (!driver) throw new Error('The browser is started in beforeAll');
      return new Visit(driver, this.shop.url);
    },
  };
}
