import { beforeEach, describe, expect, it } from '@jest/globals';
import { mainKeyOfPath } from '../domain/image-name.js';
import { MAX_SOURCE_BYTES } from '../domain/image-source.js';
import { URL_LIFETIME_MS } from '../domain/upload.js';
import { bodyOf, MediaFixture } from '../testing/media-fixture.js';

describe('UploadService', () => {
  let fixture: MediaFixture;
  beforeEach(() => {
    fixture = new MediaFixture();
  });

  it('publishes an uploaded photo and leaves nothing in quarantine', async () => {
    const path = await fixture.publish('a photo');
    expect(path).toMatch(/^\/objects\/[0-9a-f]{32}-4x3-c01020\.jpg$/);
    expect((await fixture.imageStore.read(mainKeyOfPath(path) ?? ''))?.toString()).toBe('a photo');
    expect((await fixture.keys()).filter((key) => !key.startsWith('public/'))).toEqual([]);
  });

  it('returns the same path for a repeated publication and for a repeated upload of a photo', async () => {
    const url = await fixture.service.issue();
    await fixture.service.receive(await fixture.authorize(url), bodyOf('a photo'));
    const path = await fixture.service.publish(url);
    expect(await fixture.service.publish(url)).toBe(path);
    expect(await fixture.service.publish(new URL(url).pathname)).toBe(path);
    expect(await fixture.publish('a photo')).toBe(path);
  });

  it('accepts exactly one complete body per upload URL', async () => {
    const url = await fixture.service.issue();
    const upload = await fixture.authorize(url);
    await expect(fixture.service.receive(upload, bodyOf('half', new Error('gone')))).rejects.toThrow('gone');
    await expect(fixture.service.receive(upload, bodyOf())).rejects.toMatchObject({ kind: 'invalid' });
    const half = new Uint8Array(MAX_SOURCE_BYTES / 2 + 1);
    await expect(fixture.service.receive(upload, bodyOf(half, half))).rejects.toMatchObject({
      kind: 'too-large',
    });
    await fixture.service.receive(upload, bodyOf('first'));
    await expect(fixture.service.receive(upload, bodyOf('second'))).rejects.toMatchObject({
      kind: 'forbidden',
    });
    await expect(fixture.authorize(url)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await fixture.keys()).toHaveLength(1);
  });

  it('refuses an upload URL that has a wrong signature or has expired', async () => {
    const url = await fixture.service.issue();
    // Changes the second to last character of the signature, because some bits of the last character are unused.
    const changed = url.replace(/.(?=.$)/u, (character) => (character === 'A' ? 'B' : 'A'));
    await expect(fixture.authorize(changed)).rejects.toMatchObject({ kind: 'forbidden' });
    fixture.clock.advance(URL_LIFETIME_MS);
    await expect(fixture.authorize(url)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('publishes an upload after its URL has expired, if the photo was received before', async () => {
    const url = await fixture.service.issue();
    await fixture.service.receive(await fixture.authorize(url), bodyOf('a photo'));
    fixture.clock.advance(URL_LIFETIME_MS * 6);
    expect(await fixture.service.publish(url)).toContain('/objects/');
  });

  it('refuses to publish a file that is not an image, and removes this file', async () => {
    const url = await fixture.service.issue();
    await fixture.service.receive(await fixture.authorize(url), bodyOf('no image'));
    await expect(fixture.service.publish(url)).rejects.toMatchObject({ kind: 'unsupported-type' });
    await expect(fixture.service.publish(url)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await fixture.keys()).toEqual([]);
  });

  it('publishes several photos, or none if one of them is refused', async () => {
    const receive = (text: string): ReturnType<typeof fixture.service.receiveNew> =>
      fixture.service.receiveNew(bodyOf(text));
    const two = [await receive('one'), await receive('two')];
    expect(await fixture.service.publishAll(two)).toHaveLength(2);
    const before = await fixture.keys();
    await expect(
      fixture.service.publishAll([await receive('three'), await receive('no image')]),
    ).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    expect(await fixture.keys()).toEqual(before);
  });
});
