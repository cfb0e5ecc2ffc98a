import { expect, it } from '@jest/globals';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { GarbageCollector } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

const HOUR = 60 * 60 * 1000;
it("garbage collection does not remove the shop's logo and works", async () => {
  const clock = new FixedClock();
  const shop = await startShop({
    override: (builder) =>
      builder.overrideProvider(Clock).useValue(clock).overrideProvider(HourlyCollection).useValue({}),
  });
  try {
    const admin = await shop.login();
    const shown = await upload(shop, admin, await jpeg(501, 300));
    await admin.post('/api/admin/content/identity').send({ logo: shown }).expect(200);
    const work = await upload(shop, admin, await jpeg(502, 300));
    const works = [{ image: work, line: 'Spanduk', category: null }];
    await admin.post('/api/admin/content/works').send({ works }).expect(200);
    clock.advance(25 * HOUR);
    expect(await shop.app.get(GarbageCollector).collect()).toBe(true);
    await shop.request().get(shown).expect(200);
    await shop.request().get(work).expect(200);
  } finally {
    await shop.close();
  }
});
