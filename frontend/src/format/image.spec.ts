import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readImage } from './image';

interface Accepted {
  path: string;
  width: number;
  height: number;
  colour: string;
  webp: string[];
  jpeg: string[];
}

// The server's spec reads the same table: both sides read a published picture's path alike.
const { accepted, refused } = (
  JSON.parse(readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8')) as {
    pictureNames: { accepted: Accepted[]; refused: string[] };
  }
).pictureNames;

describe('readImage', () => {
  it.each(accepted)('reads size, colour and variants of $path', ({ path, colour, webp, jpeg, ...size }) => {
    expect(readImage(path)).toEqual({
      src: path,
      ...size,
      colour: `#${colour}`,
      webp: webp.join(', '),
      jpeg: jpeg.join(', '),
    });
  });

  it.each(refused)('knows nothing about %j', (path) => {
    expect(readImage(path)).toBeUndefined();
  });
});
