import type { DailyBackupsResponseProblem, NewerResponse } from '../api/generated/models';

export const title = 'Cadangan harian';
export const note =
  'Dibuat server setiap hari, lalu dicoba dipulihkan. Simpan salinannya di luar server. Memulihkan dikerjakan pengelola situs.';
export const list = 'Cadangan harian';
export const verified = 'Sudah diperiksa';
export const broken = 'Rusak';
export const brokenNote = 'Berkasnya tidak lengkap. Pakai cadangan lain.';

export const empty: Record<
  NonNullable<DailyBackupsResponseProblem> | 'none',
  { readonly title: string; readonly text: string }
> = {
  off: {
    title: 'Cadangan harian belum dinyalakan',
    text: 'Minta pengelola situs mengisi BACKUP_DIR dengan folder di server. Sampai itu, unduh cadangan sendiri di bagian Cadangan.',
  },
  none: {
    title: 'Belum ada cadangan harian',
    text: 'Yang pertama dibuat sendiri dalam beberapa menit. Buka lagi bagian ini nanti.',
  },
  unreadable: {
    title: 'Folder cadangan harian tidak bisa dibaca',
    text: 'Minta pengelola situs memeriksa folder BACKUP_DIR dan disknya. Sampai itu, unduh cadangan sendiri di bagian Cadangan.',
  },
};

/** 'Sejak itu: 3 produk baru, 5 berubah, 1 hal lain' */
export function newer(count: NewerResponse | null): string {
  if (!count) return 'Tidak bisa dibandingkan dengan toko sekarang';
  const products = [
    [count.addedProducts, 'baru'],
    [count.changedProducts, 'berubah'],
    [count.deletedProducts, 'dihapus'],
  ] as const;
  const parts = products
    .filter(([some]) => some > 0)
    .map(([some, what], place) => `${some} ${place === 0 ? 'produk ' : ''}${what}`);
  if (count.others > 0) parts.push(`${count.others} hal lain`);
  return parts.length > 0 ? `Sejak itu: ${parts.join(', ')}` : 'Belum ada yang berubah sejak itu';
}

export const use = (day: string) => `Unduh atau pulihkan ${day}`;
export const command = 'Perintah untuk memulihkan';
export const commandHint =
  'Diketik pengelola situs di folder toko, setelah toko dihentikan. Yang lebih baru dari cadangan ini hilang. Dengan Docker, awali dengan docker compose run --rm --no-deps shop.';
export const copy = 'Salin';
export const copyCommand = 'Salin perintah';
export const copied = 'Perintah disalin';
export const notCopied = 'Perintah belum bisa disalin. Salin sendiri dari kolomnya.';
