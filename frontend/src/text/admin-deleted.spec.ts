import { expect, it } from '@jest/globals';
import { deletedAgo, timeLeft } from './admin-deleted';

const NOW = new Date('2026-11-23T10:05:00.000Z');

it.each([
  ['2026-11-23T10:05:30.000Z', 'Dihapus baru saja', '30 hari lagi'],
  ['2026-11-23T10:04:01.000Z', 'Dihapus baru saja', '30 hari lagi'],
  ['2026-11-23T10:04:00.000Z', 'Dihapus 1 menit yang lalu', '30 hari lagi'],
  ['2026-11-23T09:05:01.000Z', 'Dihapus 59 menit yang lalu', '30 hari lagi'],
  ['2026-11-23T08:05:00.000Z', 'Dihapus 2 jam yang lalu', '30 hari lagi'],
  ['2026-11-22T10:05:00.000Z', 'Dihapus 22 November 17.05 WIB', '29 hari lagi'],
  ['2026-10-25T10:05:01.000Z', 'Dihapus 25 Oktober 17.05 WIB', '2 hari lagi'],
  ['2026-10-25T10:05:00.000Z', 'Dihapus 25 Oktober 17.05 WIB', 'hari terakhir'],
  ['2026-10-24T10:05:00.000Z', 'Dihapus 24 Oktober 17.05 WIB', 'hari terakhir'],
])('A deletion at %s is shown as "%s", and the time left as "%s"', (deletedAt, ago, left) => {
  expect([deletedAgo(deletedAt, NOW), timeLeft(deletedAt, NOW)]).toEqual([ago, left]);
});
