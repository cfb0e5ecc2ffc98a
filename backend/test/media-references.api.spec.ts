import { expect, it } from '@jest/globals';
import { Module } from '@nestjs/common';
import { HourlyCollection } from '../src/media/adapters/timer/hourly-collection.js';
import { GarbageCollector } from '../src/media/index.js';
import { IMAGE_REFERENCES } from '../src/media/media.module.js';
import { jpeg } from '../src/media/testing/photos.js';
import { FakeReferences } from '../src/media/testing/media-fixture.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

const HOUR = 60 * 60 * 1000;
const logo = new FakeReferences();

/** A feature other than the catalog that refers to an image. */
@Module({ providers: [IMAGE_REFERENCES.contribute([], () => logo)] })
class LogoModule {}

it.each([
  ['is kept while the feature is installed', [LogoModule], [true, false]],
  ['is removed once the feature is gone', [], [false, false]],
])('an image referenced only by a feature other than the catalog %s', async (_, modules, areServed) => {
  const clock = new FixedClock();
  const shop = await startShop({
    modules,
    override: (builder) =>
      // Only the test starts garbage collections.
      builder.overrideProvider(Clock).useValue(clock).overrideProvider(HourlyCollection).useValue({}),
  });
  try {
    const admin = await shop.login();
    const shown = await upload(shop, admin, await jpeg(501, 300));
    const unused = await upload(shop, admin, await jpeg(502, 300));
    logo.paths.add(shown);
    clock.advance(25 * HOUR);
    expect(await shop.app.get(GarbageCollector).collect()).toBe(true);
    const statuses = await Promise.all([shown, unused].map((path) => shop.request().get(path)));
    expect(statuses.map(({ status }) => status === 200)).toEqual(areServed);
  } finally {
    await shop.close();
  }
});

it("garbage collection does not remove the shop's logo", async () => {
  const clock = new FixedClock();
  const shop = await startShop({
    override: (builder) =>
      builder.overrideProvider(Clock).useValue(clock).overrideProvider(HourlyCollection).useValue({}),
  });
  try {
    const admin = await shop.login();
    const shown = await upload(shop, admin, await jpeg(501, 300));
    await admin.post('/api/admin/content/identity').send({ logo: shown }).expect(200);
    clock.advance(25 * HOUR);
    expect(await shop.app.get(GarbageCollector).collect()).toBe(true);
    await shop.request().get(shown).expect(200);
  } finally {
    await shop.close();
  }
});
