import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { jpeg } from '../../testing/photos.js';
import { DecodingProcess } from './decoding-process.js';

describe('DecodingProcess', () => {
  let photo: Buffer;
  let decoder: DecodingProcess;
  const signal = (name: NodeJS.Signals): boolean => process.kill(decoder.pid ?? Number.NaN, name);

  beforeEach(async () => {
    photo = await jpeg();
    decoder = new DecodingProcess(5000);
    await decoder.encode(photo);
  });
  afterEach(() => decoder.end());

  it('rejects the image being decoded, and every later image, when the process crashes', async () => {
    // The process is stopped first, so that it cannot respond before it crashes.
    signal('SIGSTOP');
    const encoding = decoder.encode(photo);
    signal('SIGSEGV');
    signal('SIGCONT');
    await expect(encoding).rejects.toMatchObject({ how: 'crashed' });
    expect(decoder.isUsable).toBe(false);
    await expect(decoder.encode(photo)).rejects.toMatchObject({ how: 'crashed' });
  });

  it('reports "not-started" when the process is killed before it is ready', async () => {
    decoder.end();
    decoder = new DecodingProcess(5000);
    signal('SIGKILL');
    await expect(decoder.encode(photo)).rejects.toMatchObject({ how: 'not-started' });
  });

  it('rejects the image and becomes unusable when the image takes longer than the timeout', async () => {
    signal('SIGSTOP');
    await expect(decoder.encode(photo)).rejects.toMatchObject({ how: 'too-slow' });
    expect(decoder.isUsable).toBe(false);
  });
});
