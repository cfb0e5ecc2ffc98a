import { describe, expect, it } from '@jest/globals';
import { readImage } from './image';

const stem = (size: string) => `/objects/${'ab'.repeat(16)}-${size}-fbefc4`;

describe('readImage', () => {
  it('reads size, colour and variants from the address', () => {
    const image = readImage(`${stem('1200x900')}.jpg`);
    expect(image).toMatchObject({ width: 1200, height: 900, colour: '#fbefc4' });
    expect(image?.webp.split(', ')).toEqual([
      `${stem('1200x900')}.320.webp 320w`,
      `${stem('1200x900')}.640.webp 640w`,
      `${stem('1200x900')}.960.webp 960w`,
      `${stem('1200x900')}.1280.webp 1200w`,
    ]);
  });

  it('leaves out variants that only repeat a small picture', () => {
    expect(readImage(`${stem('300x300')}.jpg`)?.jpeg).toBe(`${stem('300x300')}.320.jpg 300w`);
  });

  it.each(['https://example.com/a.jpg', '/objects/a.jpg', ''])('knows nothing about %j', (path) => {
    expect(readImage(path)).toBeUndefined();
  });
});
