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

const pad2 = (value: number) => String(value).padStart(2, '0');

/**
 * 'Sabtu, 21 November 2026 pukul 17.05 WIB', in any time zone and locale of the machine, so that server and browser
 * write the same words. WIB has no daylight saving time: it is UTC plus seven hours.
 */
export function formatWib(time: string | Date): string {
  const wib = new Date(new Date(time).getTime() + WIB_OFFSET_MS);
  const date = `${wib.getUTCDate()} ${MONTHS[wib.getUTCMonth()]} ${wib.getUTCFullYear()}`;
  return `${DAYS[wib.getUTCDay()]}, ${date} pukul ${pad2(wib.getUTCHours())}.${pad2(wib.getUTCMinutes())} WIB`;
}
