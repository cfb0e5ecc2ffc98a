import { beforeAll, describe, expect, it } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { hostilePhotos, type HostilePhoto } from '../src/media/testing/hostile-photos.js';
import { shopForFile } from './support/shop.js';
import { filesOf, createUpload, publish, put, rowsOf } from './support/uploads.js';

const MEGABYTE = 1024 * 1024;
const photos = await hostilePhotos();

const shop = await shopForFile();
const admin = await shop.login();

describe('hostile uploads', () => {
  let memoryBefore: number;
  let largestDecoder = 0;
  beforeAll(() => {
    memoryBefore = process.memoryUsage().rss;
  });

  it.each(photos)(
    'a hostile upload gets status $status: $name',
    async ({ bytes, status, refusedBy }: HostilePhoto) => {
      const before = [await filesOf(shop), await rowsOf(shop)];
      const path = await createUpload(admin);
      const received = await put(shop, path, bytes);
      const response = refusedBy === 'receiving' ? received : await publish(admin, path);
      expect([received.status, response.status]).toEqual([refusedBy === 'receiving' ? status : 200, status]);
      if (status === 200) {
        const published = await shop.request().get(response.body.objectPath).expect(200);
        expect((published.body as Buffer).includes('<script>')).toBe(false);
      } else {
        expect(response.body).toEqual({
          statusCode: status,
          message: expect.stringMatching(/^[A-Z].*\.$/),
          error: expect.any(String),
        });
        expect([await filesOf(shop), await rowsOf(shop)]).toEqual(before);
      }
      // The decoder is a child process of this test.
      largestDecoder = Math.max(largestDecoder, decoderPeak());
    },
  );

  it.each(photos.filter(({ status }) => status !== 200))(
    'a hostile upload by POST /api/media gets status $status: $name',
    async ({ bytes, status }) => {
      const before = [await filesOf(shop), await rowsOf(shop)];
      const { status: actual } = await admin.post('/api/media').attach('files', bytes, 'foto.jpg');
      expect(actual).toBe(status);
      expect([await filesOf(shop), await rowsOf(shop)]).toEqual(before);
    },
  );

  it('after all hostile uploads, the shop still runs and its memory is bounded', async () => {
    await shop.request().get('/healthz').expect(200);
    expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(200 * MEGABYTE);
    expect(largestDecoder).toBeLessThan(350 * MEGABYTE);
    process.stderr.write(`Largest decoder process: ${Math.round(largestDecoder / MEGABYTE)} MB\n`);
  });
});

/** @returns the largest peak memory of any single child process, in bytes; 0 on systems without /proc. */
function decoderPeak(): number {
  if (process.platform !== 'linux') return 0;
  const peaks = readdirSync('/proc').map((pid) => {
    if (!/^\d+$/.test(pid)) return 0;
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8');
      const isChild = /^PPid:\s+(\d+)$/m.exec(status)?.[1] === String(process.pid);
      return isChild ? Number(/^VmHWM:\s+(\d+) kB$/m.exec(status)?.[1] ?? 0) * 1024 : 0;
    } catch {
      return 0;
    }
  });
  return Math.max(...peaks);
}
