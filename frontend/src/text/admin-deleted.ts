import { groupDigits } from '@etalase/backend/rules/rupiah';
import { shortWib } from '../format/short-wib';
import { capitalized, listed } from './admin-common';

export const title = 'Terhapus';
export const note =
  'Yang dihapus tersimpan di sini selama 30 hari dan bisa dipulihkan. Sesudahnya hilang untuk selamanya.';
export const listLabel = 'Daftar terhapus';
export const filter = 'Saring menurut jenis';
export const everyType = 'Semua jenis';
export const count = (n: string) => `${n} terhapus`;
export const none = 'Tidak ada yang terhapus';
export const noneHint = (types: readonly string[]) =>
  `${capitalized(listed(types))} yang dihapus muncul di sini selama 30 hari.`;

export const items = (n: number) => `${groupDigits(n)} item`;
/** A line for all items that one change deleted. */
export const andOthers = (name: string, others: number) => `${name} dan ${groupDigits(others)} lainnya`;
export const together = (n: number) => `${items(n)} dihapus bersama`;

/** In the texts of this file, `type` is the panel's word for one item. */
export const gone = (type: string) => `${type} dihapus`;
export const kept = (type: string) => `${type} pindah ke Terhapus selama 30 hari.`;
export const undo = 'Urungkan';
export const undoOf = (name: string) => `Urungkan penghapusan ${name}`;

export const restore = 'Pulihkan';
export const restoreItem = (type: string, name: string) => `Pulihkan ${type.toLowerCase()} ${name}`;
export const restored = (type: string) => `${type} dipulihkan`;
export const restoredInPart = 'Sebagian dipulihkan';
export const restoreFailed = 'Belum bisa dipulihkan';

export const erase = 'Hapus selamanya';
export const eraseItem = (type: string, name: string) => `Hapus selamanya ${type.toLowerCase()} ${name}`;
export const eraseTitle = (name: string) => `Hapus ${name} selamanya?`;
export const eraseQuestion = (type: string) =>
  `${type} ini hilang dari Terhapus dan tidak bisa dipulihkan lagi. Tindakan ini tidak bisa dibatalkan.`;
export const erased = (type: string) => `${type} dihapus selamanya`;
export const eraseFailed = 'Gagal menghapus selamanya';

export const empty = 'Kosongkan Terhapus';
export const emptyTitle = (type?: string) => (type ? `Kosongkan Terhapus: ${type}?` : 'Kosongkan Terhapus?');
export const emptyQuestion = (n: string, type?: string) =>
  `${n} ${type?.toLowerCase() ?? 'item'} hilang dari Terhapus dan tidak bisa dipulihkan lagi. Tindakan ini tidak bisa dibatalkan.`;
export const emptied = (n: string) => `${n} dihapus selamanya`;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
const BIN_DAYS = 30;

/** 'Dihapus 2 jam yang lalu'. After a day the text has the date: 'Dihapus 21 November 17.05 WIB'. */
export function deletedAgo(deletedAt: string, now: Date): string {
  const age = now.getTime() - Date.parse(deletedAt);
  if (age < MINUTE_MS) return 'Dihapus baru saja';
  if (age < HOUR_MS) return `Dihapus ${Math.floor(age / MINUTE_MS)} menit yang lalu`;
  if (age < DAY_MS) return `Dihapus ${Math.floor(age / HOUR_MS)} jam yang lalu`;
  return `Dihapus ${shortWib(deletedAt, now)}`;
}

/**
 * The time left for restoring, in days that are rounded up; 'hari terakhir' (last day) for one day or less. At most 30
 * days are shown, also when the server's clock is ahead of the browser's clock.
 */
export function timeLeft(deletedAt: string, now: Date): string {
  const days = Math.ceil((Date.parse(deletedAt) + BIN_DAYS * DAY_MS - now.getTime()) / DAY_MS);
  return days < 2 ? 'hari terakhir' : `${Math.min(days, BIN_DAYS)} hari lagi`;
}
