import { clockIn } from '@etalase/backend/rules/time-zone';
import { clockWib } from '../format/short-wib';
import { formatDate } from '../format/wib';

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

/** 'hari ini', 'kemarin' or '21 November', in WIB. */
export function dayOf(time: string, now: Date): string {
  const { date } = clockIn('WIB', new Date(time));
  const days = ['hari ini', 'kemarin'];
  return (
    days.find((_, ago) => clockIn('WIB', new Date(now.getTime() - ago * DAY_MS)).date === date) ??
    formatDate(date).replace(/ \d+$/u, '')
  );
}

/** 'kemarin 21.04', in WIB. */
export const dayAndTime = (time: string, now: Date) =>
  `${dayOf(time, now)} ${clockWib(time).replace(' WIB', '')}`;

export const noticeLabel = 'Keamanan';
export const newBrowser = (browser: string | null, when: string) =>
  `Masuk dari ${browser ?? 'browser tidak dikenal'}, ${when}. Bukan Anda?`;
export const wrongPasswords = (count: number, when: string) =>
  `Kata sandi salah dicoba ${count} kali ${when}. Bukan Anda?`;
export const mine = 'Ini saya';
export const confirmFailed = 'Gagal menyimpan jawaban Anda';

export const lastUsed = (when: string) => `terakhir dipakai ${when}`;
