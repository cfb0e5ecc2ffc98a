import { setTimeout as sleep } from 'node:timers/promises';
import { CacheVersion } from '../../src/platform/cache/index.js';
import type { Shop } from './shop.js';

/**
 * Changes the shop's clock, and waits until the cache has noticed. On a busy machine the cache may still be loading its
 * version. A clock that jumps during this load would give the version a wrong end.
 */
export async function passTime(shop: Pick<Shop, 'app'>, change: () => void): Promise<void> {
  const version = shop.app.get(CacheVersion);
  while (version.current() === undefined) await sleep(5);
  change();
  await version.synchronize();
}
