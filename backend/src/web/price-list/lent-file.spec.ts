import { expect, it } from '@jest/globals';
import { fstatSync, writeSync } from 'node:fs';
import { buffer } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { LentFile } from './lent-file.js';

const isOpen = (descriptor: number): boolean => {
  try {
    return fstatSync(descriptor).isFile();
  } catch {
    return false;
  }
};

it('a lent file is read by several at once, and closes after the last of them', async () => {
  const file = await LentFile.create();
  const { descriptor } = file;
  const content = Buffer.alloc(200_000, 'a');
  writeSync(descriptor, content);
  expect(fstatSync(descriptor).nlink).toBe(0);
  const [first, second, left] = [file.read(), file.read(), file.read()];
  left.destroy();
  file.retire();
  expect(await buffer(first)).toEqual(content);
  expect(isOpen(descriptor)).toBe(true);
  expect(await buffer(second)).toEqual(content);
  for (let tries = 0; isOpen(descriptor) && tries < 100; tries += 1) await sleep(10);
  expect(isOpen(descriptor)).toBe(false);
});
