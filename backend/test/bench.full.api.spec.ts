import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { startShopServer, type ShopServer } from './support/shop-server.js';

const RENDER_PAGE = resolve(import.meta.dirname, '../bench/render-page.mjs');

describe('the reference renderer of the benchmark', () => {
  let shop: ShopServer;
  beforeAll(async () => {
    shop = await startShopServer();
  });
  afterAll(() => shop.stop());

  it('the benchmark renderer renders a page again from stored API responses after the shop stopped', async () => {
    const renderer = fork(RENDER_PAGE, [shop.url, '/'], { execArgv: [] });
    const render = async (): Promise<unknown> => {
      const answered = Promise.race([
        once(renderer, 'message').then(([ms]: unknown[]) => ms),
        once(renderer, 'exit').then(([code]: unknown[]) => `ended with ${String(code)}`),
      ]);
      renderer.send('render');
      return answered;
    };
    try {
      expect(await render()).toEqual(expect.any(Number));
      shop.signal('SIGKILL');
      await shop.exited;
      expect(await render()).toEqual(expect.any(Number));
    } finally {
      renderer.kill();
    }
  });
});
