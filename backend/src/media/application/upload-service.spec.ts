import { beforeEach, describe, expect, it } from '@jest/globals';
import { mainKeyOfPath } from '../domain/image-name.js';
import { URL_LIFETIME_MS } from '../domain/upload.js';
import { bodyOf, MediaFixture } from '../testing/media-fixture.js';

describe('UploadService', () => {
  let room: MediaFixture;
  beforeEach(() => {
    room = new MediaFixture();
  });

  it('publishes what was uploaded and leaves nothing in quarantine', async () => {
    const path = await room.publish('a photo');
    expect(path).toMatch(/^\/objects\/[0-9a-f]{32}-4x3-c01020\.jpg$/);
    expect((await room.imageStore.read(mainKeyOfPath(path) ?? ''))?.toString()).toBe('a photo');
    expect((await room.keys()).filter((key) => !key.startsWith('public/'))).toEqual([]);
  });

  it('gives the same path when asked again, and for the same photo', async () => {
    const address = await room.service.issue();
    await room.service.receive(await room.admit(address), bodyOf('a photo'));
    const path = await room.service.publish(address);
    expect(await room.service.publish(address)).toBe(path);
    expect(await room.service.publish(new URL(address).pathname)).toBe(path);
    expect(await room.publish('a photo')).toBe(path);
  });

  it('takes one complete body for an address', async () => {
    const address = await room.service.issue();
    const upload = await room.admit(address);
    await expect(room.service.receive(upload, bodyOf('half', new Error('gone')))).rejects.toThrow('gone');
    await expect(room.service.receive(upload, bodyOf())).rejects.toMatchObject({ kind: 'invalid' });
    const large = new Uint8Array(3 * 1024 * 1024);
    await expect(room.service.receive(upload, bodyOf(large, large))).rejects.toMatchObject({
      kind: 'too-large',
    });
    await room.service.receive(upload, bodyOf('first'));
    await expect(room.service.receive(upload, bodyOf('second'))).rejects.toMatchObject({ kind: 'forbidden' });
    await expect(room.admit(address)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await room.keys()).toHaveLength(1);
  });

  it('admits nobody late or with a signature of their own', async () => {
    const address = await room.service.issue();
    await expect(
      room.admit(`${address.slice(0, -1)}${address.endsWith('A') ? 'E' : 'A'}`),
    ).rejects.toMatchObject({ kind: 'forbidden' });
    room.clock.advance(URL_LIFETIME_MS);
    await expect(room.admit(address)).rejects.toMatchObject({ kind: 'forbidden' });
  });

  it('publishes in its own time what was uploaded in time', async () => {
    const address = await room.service.issue();
    await room.service.receive(await room.admit(address), bodyOf('a photo'));
    room.clock.advance(URL_LIFETIME_MS * 6);
    expect(await room.service.publish(address)).toContain('/objects/');
  });

  it('keeps nothing of what is no image', async () => {
    const address = await room.service.issue();
    await room.service.receive(await room.admit(address), bodyOf('no image'));
    await expect(room.service.publish(address)).rejects.toMatchObject({ kind: 'unsupported-type' });
    await expect(room.service.publish(address)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await room.keys()).toEqual([]);
  });

  it('publishes several, or none of them', async () => {
    const take = (text: string): ReturnType<typeof room.service.take> => room.service.take(bodyOf(text));
    const two = [await take('one'), await take('two')];
    expect(await room.service.publishAll(two)).toHaveLength(2);
    const before = await room.keys();
    await expect(
      room.service.publishAll([await take('three'), await take('no image')]),
    ).rejects.toMatchObject({
      kind: 'unsupported-type',
    });
    expect(await room.keys()).toEqual(before);
  });
});
