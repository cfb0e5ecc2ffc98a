import { test } from '@playwright/test';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import type { PhotoFile } from './panel.js';

const RED = { r: 200, g: 30, b: 40 };

/** Makes an image with finer details than a photo, and with a red corner at the top left. */
export async function detailed(width: number, height: number): Promise<Sharp> {
  const create = { width: width / 8, height: height / 8, channels: 3 as const, background: '#808080' };
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 50 };
  const small = await sharp({ create: { ...create, noise } })
    .png()
    .toBuffer();
  const corner = { create: { width: width / 4, height: height / 4, channels: 3 as const, background: RED } };
  const large = await sharp(small).resize(width, height).png({ compressionLevel: 1 }).toBuffer();
  return sharp(large).composite([{ input: corner, left: 0, top: 0 }]);
}

/** Reads a photo from the tests' folder of photos. sharp cannot make these photos. */
export const fixture = (name: string): Promise<Buffer> =>
  readFile(new URL(`photos/${name}`, import.meta.url));

export const photoFile = (name: string, buffer: Buffer): PhotoFile => ({ name, mimeType: '', buffer });

/**
 * Returns a function that writes a photo to a file and returns the path. The files are deleted after the tests.
 * Chromium itself reads a file that is given by path. Playwright sends a buffer through the page's memory, and allows
 * at most 50 MB.
 */
export function usePhotoFolder(): (name: string, buffer: Buffer) => Promise<string> {
  let folder: string;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-photos-'));
  });
  test.afterAll(() => rm(folder, { recursive: true }));
  return async (name, buffer) => {
    const path = join(folder, name);
    await writeFile(path, buffer);
    return path;
  };
}
