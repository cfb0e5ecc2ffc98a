import { beforeEach, describe, expect, it } from '@jest/globals';
import { mainKeyOfPath } from '../domain/image-name.js';
import { MediaFixture } from '../testing/media-fixture.js';
import { GRACE_MS } from './garbage-collector.js';

const NEVER_PUBLISHED = '/objects/0123456789abcdef0123456789abcdef-1600x1200-ffcc00.jpg';

describe('ImageRetention', () => {
  let fixture: MediaFixture;
  beforeEach(() => {
    fixture = new MediaFixture();
  });

  it('restarts the grace period of 24 hours for an image given by path or absolute URL', async () => {
    const paths = [await fixture.publish('one'), await fixture.publish('two')] as const;
    const named = [paths[0], `https://shop.example${paths[1]}`];
    fixture.clock.advance(2 * GRACE_MS);
    expect(await fixture.retention.protectExisting(named)).toEqual(named);
    fixture.clock.advance(GRACE_MS - 1);
    await fixture.collector.collect();
    // Each of the two images has nine files.
    expect(await fixture.keys()).toHaveLength(18);
    fixture.clock.advance(1);
    await fixture.collector.collect();
    expect(await fixture.keys()).toEqual([]);
  });

  it('leaves out images that were never published, were removed, or whose files are missing', async () => {
    const collected = await fixture.publish('collected');
    fixture.clock.advance(GRACE_MS);
    await fixture.collector.collect();
    const lost = await fixture.publish('lost');
    await fixture.imageStore.clear(mainKeyOfPath(lost) ?? '');
    expect(await fixture.retention.protectExisting([NEVER_PUBLISHED, collected, lost])).toEqual([]);
    expect(await fixture.retention.protectExisting([`https://shop.example${NEVER_PUBLISHED}`])).toEqual([]);
  });

  it('returns URLs of other sites, and texts that are no URL, unchanged', async () => {
    const others = ['https://images.example/a.jpg', `https://other.example${NEVER_PUBLISHED}`, 'x', ''];
    expect(await fixture.retention.protectExisting(others)).toEqual(others);
  });
});
