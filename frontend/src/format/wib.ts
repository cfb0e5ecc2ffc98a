const DAYS = ['Minggu', 'Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu'];
const MONTHS = [
  'Januari',
  'Februari',
  'Maret',
  'April',
  'Mei',
  'Juni',
  'Juli',
  'Agustus',
  'September',
  'Oktober',
  'November',
  'Desember',
];
const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;

const two = (value: number) => String(value).padStart(2, '0');

/**
 * 'Sabtu, 21 November 2026 pukul 17.05 WIB', wherever the reader's own clock stands: WIB has no summer time,
 * so it is UTC shifted by seven hours, and server and browser always write the same words.
 */
export function formatWib(time: string | Date): string {
  const wib = new Date(new Date(time).getTime() + WIB_OFFSET_MS);
  const date = `${wib.getUTCDate()} ${MONTHS[wib.getUTCMonth()]} ${wib.getUTCFullYear()}`;
  return `${DAYS[wib.getUTCDay()]}, ${date} pukul ${two(wib.getUTCHours())}.${two(wib.getUTCMinutes())} WIB`;
}
