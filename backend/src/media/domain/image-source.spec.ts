import { describe, expect, it } from '@jest/globals';
import { isTooLarge, pngSize, recognizeFormat } from './image-source.js';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

describe('uploaded files', () => {
  it('are recognized by their first bytes', () => {
    expect(recognizeFormat(bytes([0xff, 0xd8, 0xff, 0xe1]))).toBe('jpeg');
    expect(recognizeFormat(bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]))).toBe('png');
    expect(recognizeFormat(bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '))).toBe('webp');
  });

  it.each([
    ['empty', bytes()],
    ['half the magic bytes of a JPEG', bytes([0xff, 0xd8])],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', bytes('GIF89a')],
    ['AVIF', bytes([0, 0, 0, 0x1c], 'ftypavif')],
    ['HEIC', bytes([0, 0, 0, 0x1c], 'ftypheic')],
    ['TIFF', bytes('II*', [0])],
    ['a WAV file', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a script', bytes('<script>')],
  ])('are not recognized as an image when they are %s', (_name, source) => {
    expect(recognizeFormat(source)).toBeUndefined();
  });

  it('of type PNG have the size from their header, or none when the header is cut off', () => {
    const header = bytes(
      [0x89],
      'PNG\r\n',
      [0x1a, 0x0a],
      [0, 0, 0, 13],
      'IHDR',
      [0, 0, 0x75, 0x30],
      [0, 0, 0, 1],
    );
    expect(pngSize(header)).toEqual({ width: 30_000, height: 1 });
    expect(pngSize(header.subarray(0, 20))).toBeUndefined();
  });

  it('are too large with more than 40 megapixels or a side of more than 25,000 pixels', () => {
    expect(isTooLarge({ width: 8000, height: 5000 })).toBe(false);
    expect(isTooLarge({ width: 8000, height: 5001 })).toBe(true);
    expect(isTooLarge({ width: 1, height: 25_001 })).toBe(true);
  });
});
