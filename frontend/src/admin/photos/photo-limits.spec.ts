import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import type { PhotoHeader } from './photo-header';
import { refusalOf, serverRefusalOf, typesFor } from './photo-limits';

const header = (width: number, height: number, more: Partial<PhotoHeader> = {}): PhotoHeader => ({
  format: 'jpeg',
  width,
  height,
  interlaced: false,
  displayP3: false,
  ...more,
});

describe('refusalOf, in a browser that can decode a JPEG at reduced size', () => {
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
    ['accepts a 50-megapixel JPEG', header(8192, 6144), undefined],
    ['accepts a progressive 50-megapixel JPEG', header(8192, 6144, { interlaced: true }), undefined],
    ['refuses a progressive 64-megapixel JPEG', header(9280, 6920, { interlaced: true }), 'too-much-memory'],
    ['accepts a 50-megapixel PNG', header(8192, 6144, { format: 'png' }), undefined],
    ['refuses a 64-megapixel PNG', header(9280, 6920, { format: 'png' }), 'too-much-memory'],
    ['accepts a 24-megapixel AVIF', header(6000, 4000, { format: 'avif' }), undefined],
    ['refuses a 27-megapixel AVIF', header(6000, 4500, { format: 'avif' }), 'too-much-memory'],
  ] as const)('%s, based on the memory needed for decoding', (_name, photo, refusal) => {
    expect(refusalOf(photo, 10_000_000)).toBe(refusal);
  });

  it('adds the file size to the memory estimate', () => {
    expect(refusalOf(header(8192, 6144, { format: 'png' }), 40_000_000)).toBe('too-much-memory');
  });
});

describe('serverRefusalOf', () => {
  it.each([
    ["'needs-conversion' for an AVIF", header(4000, 3000, { format: 'avif' }), 'needs-conversion'],
    ["'needs-conversion' for a HEIC", header(4000, 3000, { format: 'heic' }), 'needs-conversion'],
    ["'needs-shrinking' for a 50-megapixel JPEG", header(8192, 6144), 'needs-shrinking'],
    [
      "'needs-shrinking' for a progressive 17-megapixel JPEG",
      header(4800, 3600, { interlaced: true }),
      'needs-shrinking',
    ],
    ['undefined for a 12-megapixel JPEG', header(4000, 3000), undefined],
  ] as const)('returns %s', (_name, photo, need) => {
    expect(serverRefusalOf(photo)).toBe(need);
  });
});

describe('typesFor', () => {
  it.each([
    ['includes HEIC on Android', 'Linux; Android 16; Pixel 10', true],
    ['excludes HEIC on iPhone', 'iPhone; CPU iPhone OS 26_0 like Mac OS X', false],
    ['excludes HEIC on iPad', 'iPad; CPU OS 18_0 like Mac OS X', false],
    ['excludes HEIC on Mac', 'Macintosh; Intel Mac OS X 10_15_7', false],
  ])('%s', (_device, system, expected) => {
    const types = typesFor(`Mozilla/5.0 (${system})`);
    expect(types).toContain('image/jpeg,image/png,image/webp,image/avif');
    expect(types.includes('heic')).toBe(expected);
  });
});
