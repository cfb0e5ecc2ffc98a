import { expect, it } from '@jest/globals';
import { MediaRoom } from '../../testing/media-room.js';
import { HourlyCollection } from './hourly-collection.js';

it('HourlyCollection claims an empty storage at the start', async () => {
  const first = new MediaRoom();
  const timer = new HourlyCollection(first.collector, first.ownership);
  await timer.onApplicationBootstrap();
  expect(await new MediaRoom(first.storage).ownership.obstacle()).toContain('another database');
  await timer.onApplicationShutdown();
});
