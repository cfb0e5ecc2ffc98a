import { beforeEach, describe, expect, it } from '@jest/globals';
import { mainKeyOfPath } from '../domain/image-name.js';
import { MediaFixture } from '../testing/media-fixture.js';
import { GRACE_MS } from './garbage-collector.js';

const NEVER_PUBLISHED = '/objects/0123456789abcdef0123456789abcdef-1600x1200-ffcc00.jpg';

describe('ImageRetention', () => {
  let room: MediaFixture;
  beforeEach(() => {
    room = new MediaFixture();
  });

  it('restarts the 24 hours of grace of an image, given by path or by absolute URL', async () => {
    const paths = [await room.publish('one'), await room.publish('two')] as const;
    const named = [paths[0], `https://shop.example${paths[1]}`];
    room.clock.advance(2 * GRACE_MS);
    expect(await room.keeper.keep(named)).toEqual(named);
    room.clock.advance(GRACE_MS - 1);
    await room.collector.collect();
    expect(await room.keys()).toHaveLength(18);
    room.clock.advance(1);
    await room.collector.collect();
    expect(await room.keys()).toEqual([]);
  });

  it('leaves out images that were never published, were collected or lost their files', async () => {
    const collected = await room.publish('collected');
    room.clock.advance(GRACE_MS);
    await room.collector.collect();
    const lost = await room.publish('lost');
    await room.imageStore.clear(mainKeyOfPath(lost) ?? '');
    expect(await room.keeper.keep([NEVER_PUBLISHED, collected, lost])).toEqual([]);
    expect(await room.keeper.keep([`https://shop.example${NEVER_PUBLISHED}`])).toEqual([]);
  });

  it('returns everything that is no image of this shop', async () => {
    const others = ['https://images.example/a.jpg', `https://other.example${NEVER_PUBLISHED}`, 'x', ''];
    expect(await room.keeper.keep(others)).toEqual(others);
  });
});
