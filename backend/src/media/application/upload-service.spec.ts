import { beforeEach, describe, expect, it } from '@jest/globals';
import { MAX_SOURCE_BYTES } from '../domain/image-source.js';
import { URL_LIFETIME_MS } from '../domain/upload.js';
import { bodyOf, MediaFixture } from '../testing/media-fixture.js';

describe('UploadService', () => {
  let fixture: MediaFixture;
  beforeEach(() => {
    fixture = new MediaFixture();
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
});
