import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { readImage } from './image';

interface Accepted {
  path: string;
  width: number;
  height: number;
  color: string;
  webp: string[];
  jpeg: string[];
}

// The server's spec uses the same table, so that both sides parse a published image's path alike.
const { accepted, refused } = (
  JSON.parse(readFileSync(new URL('../../../openapi/vectors.json', import.meta.url), 'utf8')) as {
    imageNames: { accepted: Accepted[]; refused: string[] };
  }
).imageNames;

describe('readImage', () => {
  it.each(accepted)('reads size, color and variants of $path', ({ path, color, webp, jpeg, ...size }) => {
    expect(readImage(path)).toEqual({
      src: path,
      ...size,
      color: `#${color}`,
      webp: webp.join(', '),
      jpeg: jpeg.join(', '),
    });
  });

  it.each(refused)('returns undefined for %j', (path) => {
    expect(readImage(path)).toBeUndefined();
  });
});
