import { expect, it } from '@jest/globals';
import { MediaFixture } from '../../testing/media-fixture.js';
import { HourlyCollection } from './hourly-collection.js';

it('HourlyCollection makes the shop the owner of an empty storage when the shop starts', async () => {
  const first = new MediaFixture();
  const timer = new HourlyCollection(first.collector, first.ownership, {
    countMissing: () => Promise.resolve(0),
  });
  await timer.onApplicationBootstrap();
  expect(await new MediaFixture(first.storage).ownership.reasonNotOwned()).toContain('another database');
  await timer.onApplicationShutdown();
});
