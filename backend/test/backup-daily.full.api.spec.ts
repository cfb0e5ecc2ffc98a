import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BackupService } from '../src/operations/backup/backup-service.js';
import { DailyTimer } from '../src/operations/backup/daily-backups.js';
import { FixedClock } from '../src/platform/clock/testing/fixed-clock.js';
import { Clock } from '../src/platform/index.js';
import { startShop, type ShopOptions } from './support/shop.js';

// A backup is read back and its tables are restored, which takes many seconds on a loaded machine.
const TIMEOUT_MS = 180_000;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('daily backups', () => {
  let folder: string;
  // Log lines outside of requests go to the log of the first shop in the process.
  let logs: string[] = [];
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-daily-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    'one replica makes and verifies a backup each day, and keeps only the newest two',
    async () => {
      const clock = new FixedClock();
      const dir = join(folder, 'kept');
      const env = { BACKUP_DIR: dir, BACKUP_KEEP: '2', SAMPLE_DATA: 'true' };
      const options: ShopOptions = {
        env,
        override: (builder) => builder.overrideProvider(Clock).useValue(clock),
      };
      const shop = await startShop(options);
      logs = shop.logs;
      const replica = await startShop({
        ...options,
        databaseUrl: shop.databaseUrl,
        env: { ...env, DATA_DIR: shop.dataDir },
      });
      const timers = [shop, replica].map(({ app }) => app.get(DailyTimer));
      await mkdir(dir);
      await writeFile(join(dir, 'etalase-2026-01-01T00-00-00Z.tar.partial'), 'left by a crash');
      await writeFile(join(dir, 'mine.tar'), 'not made by the shop');

      const counts: number[] = [];
      for (let day = 0; day < 3; day += 1) {
        await Promise.all(timers.map((timer) => timer.run()));
        // The second runs of a day must not make another backup.
        await Promise.all(timers.map((timer) => timer.run()));
        // The name of the partial file also begins with `etalase-`. So the first count shows that the file was removed.
        counts.push((await readdir(dir)).filter((name) => name.startsWith('etalase-')).length);
        clock.advance(DAY_MS);
      }
      expect(counts).toEqual([1, 2, 2]);
      expect(await readdir(dir)).toContain('mine.tar');
      const lines = logs.filter((line) => line.includes('Daily backup'));
      expect(lines).toHaveLength(3);
      expect(lines[0]).toMatch(
        /Daily backup etalase-[\dTZ-]+\.tar: \d+ rows, 79 images, [\d.]+ MB, verified/u,
      );
      await replica.close();
      await shop.close();
    },
    TIMEOUT_MS,
  );

  it(
    'a failed daily backup deletes partial files but no earlier backup, and logs a warning',
    async () => {
      const dir = join(folder, 'failing');
      const clock = new FixedClock();
      const shop = await startShop({
        env: { BACKUP_DIR: dir, BACKUP_KEEP: '1', SAMPLE_DATA: 'true' },
        override: (builder) => builder.overrideProvider(Clock).useValue(clock),
      });
      const timer = shop.app.get(DailyTimer);
      await timer.run();
      const before = await readdir(dir);
      expect(before).toHaveLength(1);
      clock.advance(DAY_MS);
      // Killed backups leave partial files. A failed backup has to remove these files too.
      await writeFile(join(dir, 'etalase-2026-01-01T00-00-00Z.tar.partial'), 'left by a killed backup');
      // Links the next backup's temporary file to a device on which every write fails with ENOSPC. The link is made
      // only when the backup begins to write, because before that the shop removes all partial files.
      const partial = `etalase-${(await clock.now()).toISOString().slice(0, 19).replaceAll(':', '-')}Z.tar.partial`;
      const backups = shop.app.get(BackupService);
      const write = backups.write.bind(backups);
      jest.spyOn(backups, 'write').mockImplementationOnce(async (...parameters) => {
        await symlink('/dev/full', join(dir, partial));
        return write(...parameters);
      });
      await timer.run();
      expect(await readdir(dir)).toEqual(before);
      expect(logs.at(-1)).toMatch(/The disk of BACKUP_DIR is full: earlier backups are kept/u);

      // When most of the images are missing, the shop refuses to make a backup.
      await rm(join(shop.dataDir, 'objects', 'public'), { recursive: true });
      await timer.run();
      expect(await readdir(dir)).toEqual(before);
      expect(logs.at(-1)).toMatch(/The daily backup failed: earlier backups are kept/u);
      await shop.close();
    },
    TIMEOUT_MS,
  );
});
