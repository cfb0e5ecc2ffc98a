import { clockIn } from '@etalase/backend/rules/time-zone';
import { shortWib } from '../format/short-wib';

export const title = 'Perangkat';
export const note =
  'Perangkat yang sedang masuk ke panel ini. Ada yang bukan milik Anda? Keluarkan, lalu ganti kata sandi.';
export const listLabel = 'Daftar perangkat';
export const unknownBrowser = 'Browser tidak dikenal';
export const current = 'perangkat ini';
export const logOut = 'Keluarkan';
export const logOutItem = (browser: string, lastUse: string) => `Keluarkan ${browser}, ${lastUse}`;
export const loggedOut = 'Perangkat dikeluarkan';
export const logOutFailed = 'Gagal mengeluarkan perangkat';
export const logOutOthers = 'Keluarkan yang lain';
export const othersLoggedOut = 'Perangkat lain sudah keluar';
export const onlyThis = 'Tidak ada perangkat lain yang sedang masuk.';
export const changePassword = 'Ganti kata sandi';

const DAY_MS = 24 * 60 * 60 * 1000;

/** 'hari ini 21.04', 'kemarin 21.04' or '21 November 21.04', all in WIB. */
export function dayAndTime(time: string, now: Date): string {
  const { date, time: clock } = clockIn('WIB', new Date(time));
  const days = ['hari ini', 'kemarin'];
  const day = days.find((_, ago) => clockIn('WIB', new Date(now.getTime() - ago * DAY_MS)).date === date);
  return day ? `${day} ${clock.replace(':', '.')}` : shortWib(time, now).replace(' WIB', '');
}

export const lastUsed = (when: string) => `terakhir dipakai ${when}`;
