import { describe, expect, it } from '@jest/globals';
import { createHash } from 'node:crypto';
import { ImageKeyScanner, rechunk } from './backup-service.js';
import { isDailyDue, isOverdue } from './backup-status.js';
import { parseFileName } from './format.js';
import { ManifestBuilder } from './manifest-builder.js';

const DAY_MS = 24 * 60 * 60 * 1000;
const KEY = '0247c62aaca76c730d2e0cc763d3158c-1200x1200-f8e8c8.jpg';

describe('the format of backups', () => {
  it("accepts the names of a backup's files and no other names", () => {
    expect(parseFileName('etalase-backup.json')).toEqual({ kind: 'header' });
    expect(parseFileName('manifest.json')).toEqual({ kind: 'manifest' });
    expect(parseFileName('tables/change_row/000012')).toEqual({
      kind: 'table',
      table: 'change_row',
      index: 12,
    });
    expect(parseFileName(`images/${KEY}`)).toEqual({ kind: 'image', key: KEY });
    for (const name of [
      '',
      '/manifest.json',
      './manifest.json',
      'images/../x',
      'tables/a/1',
      'tables/A/000001',
      'images/a/b',
      'manifest.json\n',
    ])
      expect([name, parseFileName(name)]).toEqual([name, undefined]);
  });

  it('counts the rows of a table, even when a row spans two chunks', () => {
    const manifest = new ManifestBuilder(() => createHash('sha256'));
    manifest.beginTable('product');
    for (const chunk of ['a\tb\nc', '\td\n', 'e\\nf\tg\n']) manifest.addRows(Buffer.from(chunk));
    manifest.beginTable('category');
    expect(manifest.build().tables.map(({ name, rows, bytes }) => [name, rows, bytes])).toEqual([
      ['product', 3, 15],
      ['category', 0, 0],
    ]);
  });

  it("finds each image's main key in table rows, even when chunks split the key", () => {
    const rows = Buffer.from(
      `1\t{/objects/${KEY}}\n2\t{"a": "https://x.example/objects/${KEY.replace('0247', '1247').replace('.jpg', '.640.webp')}"}\n`,
    );
    for (const at of [1, 20, 60, 100, 130]) {
      const scanner = new ImageKeyScanner();
      scanner.add(rows.subarray(0, at));
      scanner.add(rows.subarray(at));
      expect([...scanner.keys]).toEqual([KEY, KEY.replace('0247', '1247')]);
    }
  });

  it('splits a table into files of equal size, except the last file', async () => {
    async function* source(): AsyncGenerator<Uint8Array> {
      for (const part of ['abc', '', 'defghij', 'k']) yield await Promise.resolve(Buffer.from(part));
    }
    const chunks: string[] = [];
    for await (const chunk of rechunk(source(), 4)) chunks.push(Buffer.from(chunk).toString());
    expect(chunks).toEqual(['abcd', 'efgh', 'ijk']);
  });
});

describe('the age of backups', () => {
  const now = new Date('2026-11-22T00:00:00Z');
  const ago = (days: number): Date => new Date(now.getTime() - days * DAY_MS);

  it('determines when a backup is overdue (30 days) and a daily backup is due (one day)', () => {
    expect([isOverdue(ago(30), now), isOverdue(ago(30.1), now)]).toEqual([false, true]);
    expect([isDailyDue(undefined, now), isDailyDue(ago(0.9), now), isDailyDue(ago(1), now)]).toEqual([
      true,
      false,
      true,
    ]);
  });
});
