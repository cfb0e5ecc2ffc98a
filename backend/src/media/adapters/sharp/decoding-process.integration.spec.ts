import { describe, expect, it } from '@jest/globals';
import { setTimeout as sleep } from 'node:timers/promises';
import { jpeg, noise } from '../../testing/photos.js';
import { DecodingProcess } from './decoding-process.js';

describe('DecodingProcess', () => {
  it('may crash in the middle of a picture without taking the shop along', async () => {
    const decoder = new DecodingProcess(30_000);
    const small = await jpeg();
    const large = await noise(5000, 5000).jpeg().toBuffer();
    await decoder.encode(small);
    const encoding = decoder.encode(large);
    await sleep(50);
    process.kill(decoder.pid ?? 0, 'SIGSEGV');
    await expect(encoding).rejects.toMatchObject({ how: 'crashed', message: 'Decoding crashed SIGSEGV' });
    expect(decoder.isUsable).toBe(false);
    await expect(decoder.encode(small)).rejects.toMatchObject({ how: 'crashed' });
  });

  it('is ended when a picture takes too long', async () => {
    const decoder = new DecodingProcess(1000);
    const large = await noise(6000, 6000).jpeg().toBuffer();
    await expect(decoder.encode(large)).rejects.toMatchObject({ how: 'too-slow' });
    expect(decoder.isUsable).toBe(false);
  });
});
