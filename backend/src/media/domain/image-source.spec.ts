import { describe, expect, it } from '@jest/globals';
import { isTooLarge, pngSize, recognizeFormat } from './image-source.js';

const bytes = (...parts: (string | number[])[]): Uint8Array =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'latin1') : Buffer.from(part))),
  );

describe('uploaded files', () => {
  it('recognizes JPEG, PNG and WebP files by their first bytes', () => {
    expect(recognizeFormat(bytes([0xff, 0xd8, 0xff, 0xe1]))).toBe('jpeg');
    expect(recognizeFormat(bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]))).toBe('png');
    expect(recognizeFormat(bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '))).toBe('webp');
  });

  it.each([
    ['empty', bytes()],
    ['only two of the three magic bytes of a JPEG', bytes([0xff, 0xd8])],
    ['SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['GIF', bytes('GIF89a')],
    ['AVIF', bytes([0, 0, 0, 0x1c], 'ftypavif')],
    ['HEIC', bytes([0, 0, 0, 0x1c], 'ftypheic')],
    ['TIFF', bytes('II*', [0])],
    ['a WAV file', bytes('RIFF', [1, 2, 3, 4], 'WAVEfmt ')],
    ['a script', bytes('<script>')],
  ])('does not recognize a file as an image if the file is %s', (_name, source) => {
    expect(recognizeFormat(source)).toBeUndefined();
  });

  it('reads the size of a PNG from its header, or returns undefined for an incomplete header', () => {
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

  it('treats an image above 40 megapixels, or with a side above 25,000 pixels, as too large', () => {
    expect(isTooLarge({ width: 8000, height: 5000 })).toBe(false);
    expect(isTooLarge({ width: 8000, height: 5001 })).toBe(true);
    expect(isTooLarge({ width: 1, height: 25_001 })).toBe(true);
  });
});
