import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { lacksOnlyEndMarker } from './jpeg-scan';

const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  });
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#c8a070' } });

describe('lacksOnlyEndMarker', () => {
  it.each([
    ['a photo of 8 x 8', () => noise(8, 8).jpeg()],
    ['a photo with halved colors', () => noise(333, 217).jpeg({ quality: 90 })],
    ['a photo with full colors', () => noise(217, 333).jpeg({ chromaSubsampling: '4:4:4' })],
    ['a gray photo', () => noise(90, 61).grayscale().jpeg()],
    ['a photo of one color', () => plain(401, 300).jpeg({ optimizeCoding: true })],
  ])('accepts %s without its end marker, and refuses any shorter one', async (_name, photo) => {
    const bytes = await photo().toBuffer();
    expect(lacksOnlyEndMarker(bytes.subarray(0, -2))).toBe(true);
    expect(lacksOnlyEndMarker(bytes.subarray(0, -1))).toBe(true);
    for (let cut = 3; cut < bytes.length; cut = Math.ceil(cut * 1.3))
      expect([cut, lacksOnlyEndMarker(bytes.subarray(0, -cut))]).toEqual([cut, false]);
  });

  it('refuses a progressive photo and other bytes', async () => {
    const progressive = await noise(80, 60).jpeg({ progressive: true }).toBuffer();
    expect(lacksOnlyEndMarker(progressive.subarray(0, -2))).toBe(false);
    for (const bytes of [Buffer.alloc(0), Buffer.alloc(400, 0xff), Buffer.from('This is no photo.')])
      expect(lacksOnlyEndMarker(bytes)).toBe(false);
  });
});
