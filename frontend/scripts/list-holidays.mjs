// Writes src/admin/content/holidays.ts, Indonesia's holidays of three years, from the package `date-holidays`.
import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import Holidays from 'date-holidays';

const YEARS = [2026, 2027, 2028];
/**
 * The package's rule for the date of each holiday, and the name of the holiday as the joint decree (SKB) spells it.
 */
const NAMES = {
  '01-01': 'Tahun Baru Masehi',
  '27 Rajab': 'Isra Mikraj',
  'chinese 01-0-01': 'Tahun Baru Imlek',
  '1 Shawwal': 'Idul Fitri',
  '2 Shawwal': 'Idul Fitri',
  'easter -2': 'Wafat Yesus Kristus',
  '05-01': 'Hari Buruh',
  'easter 39': 'Kenaikan Yesus Kristus',
  '10 Dhu al-Hijjah': 'Idul Adha',
  '06-01': 'Hari Lahir Pancasila',
  '1 Muharram': 'Tahun Baru Islam',
  '08-17': 'Hari Kemerdekaan',
  '12 Rabi al-awwal': 'Maulid Nabi Muhammad',
  '12-25': 'Natal',
};
/**
 * The package lists Nyepi and Waisak up to 2027 only. For 2028, the date of Nyepi is the day of a new moon in WIB, and
 * the date of Waisak is the day of a full moon. The listed dates of 2026 and 2027 are such days, too.
 */
const ADDED = [
  { date: '2028-03-26', name: 'Nyepi', isEstimate: true },
  { date: '2028-05-09', name: 'Waisak', isEstimate: true },
];

const nameOf = ({ rule, name }) => NAMES[rule] ?? name.replace(/^Hari Raya /u, '');
const listed = YEARS.flatMap((year) => new Holidays('ID').getHolidays(year, 'id')).map((holiday) => ({
  date: holiday.date.slice(0, 10),
  name: nameOf(holiday),
  // A fixed day of the year and a day relative to Easter are certain.
  isEstimate: !/^(?:\d\d-\d\d$|easter )/u.test(holiday.rule),
}));
const byDate = Map.groupBy([...listed, ...ADDED], ({ date }) => date);
const lines = [...byDate.keys()].toSorted().map((date) => {
  const sameDay = byDate.get(date);
  const name = sameDay.map((holiday) => holiday.name).join(' dan ');
  return `  { date: '${date}', name: '${name}', isEstimate: ${sameDay.some(({ isEstimate }) => isEstimate)} },\n`;
});
const source = `// Written by scripts/list-holidays.mjs from the data of date-holidays (CC BY-SA 3.0, after Wikipedia).

export interface Holiday {
  readonly date: string;
  readonly name: string;
  /** True when the date is an estimate, because the holiday follows the moon or another calendar. */
  readonly isEstimate: boolean;
}

export const holidays: readonly Holiday[] = [
${lines.join('')}];
`;
writeFileSync(fileURLToPath(new URL('../src/admin/content/holidays.ts', import.meta.url)), source);
