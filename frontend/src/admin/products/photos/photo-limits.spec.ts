import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PhotoHeader } from './photo-header';
import { needOf, refusalOf, typesFor } from './photo-limits';

const header = (width: number, height: number, more: Partial<PhotoHeader> = {}): PhotoHeader => ({
  format: 'jpeg',
  width,
  height,
  interlaced: false,
  displayP3: false,
  ...more,
});

describe('refusalOf, in a browser that decodes JPEG at a fraction of its size', () => {
  beforeEach(() => {
    Object.assign(globalThis, { ImageDecoder: class {} });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'ImageDecoder');
  });

  it('refuses a photo of more than 100 megapixels in any format', () => {
    expect(refusalOf(header(10_000, 10_000), 15_000_000)).toBeUndefined();
    expect(refusalOf(header(10_000, 10_001), 15_000_000)).toBe('too-many-pixels');
    expect(refusalOf(header(20_000, 15_000, { format: 'png' }), 33)).toBe('too-many-pixels');
  });

  it.each([
    ['a JPEG', header(8192, 6144), undefined],
    ['a progressive JPEG of 50 megapixels', header(8192, 6144, { interlaced: true }), undefined],
    ['a progressive JPEG of 64 megapixels', header(9280, 6920, { interlaced: true }), 'too-much-memory'],
    ['a PNG of 50 megapixels', header(8192, 6144, { format: 'png' }), undefined],
    ['a PNG of 64 megapixels', header(9280, 6920, { format: 'png' }), 'too-much-memory'],
    ['an AVIF of 24 megapixels', header(6000, 4000, { format: 'avif' }), undefined],
    ['an AVIF of 27 megapixels', header(6000, 4500, { format: 'avif' }), 'too-much-memory'],
  ] as const)('decides about %s by the memory that its decoder takes', (_name, photo, refusal) => {
    expect(refusalOf(photo, 10_000_000)).toBe(refusal);
  });

  it('counts the bytes of the file as memory', () => {
    expect(refusalOf(header(8192, 6144, { format: 'png' }), 40_000_000)).toBe('too-much-memory');
  });
});

describe('needOf', () => {
  it.each([
    ['an AVIF', header(4000, 3000, { format: 'avif' }), 'needs-conversion'],
    ['a HEIC', header(4000, 3000, { format: 'heic' }), 'needs-conversion'],
    ['a JPEG of 50 megapixels', header(8192, 6144), 'needs-shrinking'],
    ['a progressive JPEG of 17 megapixels', header(4800, 3600, { interlaced: true }), 'needs-shrinking'],
    ['a JPEG of 12 megapixels', header(4000, 3000), undefined],
  ] as const)('names the change that %s needs before the server accepts it', (_name, photo, need) => {
    expect(needOf(photo)).toBe(need);
  });
});

describe('typesFor', () => {
  it.each([
    ['Android', 'Linux; Android 16; Pixel 10', true],
    ['iPhone', 'iPhone; CPU iPhone OS 26_0 like Mac OS X', false],
    ['iPad', 'iPad; CPU OS 18_0 like Mac OS X', false],
    ['Mac', 'Macintosh; Intel Mac OS X 10_15_7', false],
  ])('names HEIC on devices that do not convert it (%s)', (_device, system, expected) => {
    const types = typesFor(`Mozilla/5.0 (${system})`);
    expect(types).toContain('image/jpeg,image/png,image/webp,image/avif');
    expect(types.includes('heic')).toBe(expected);
  });
});
