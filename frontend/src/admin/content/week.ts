import type { OpeningHours } from '../../api/generated/models';

/** One day as the form shows it, Monday first. */
export interface Day {
  readonly open: boolean;
  readonly opens: string;
  readonly closes: string;
}

const CLOSED: Day = { open: false, opens: '09:00', closes: '18:00' };
const WEEK = [1, 2, 3, 4, 5, 6, 7];

/** Expands rows of days that share their times into seven days. */
export function weekOf(hours: readonly OpeningHours[]): Day[] {
  return WEEK.map((day) => {
    const row = hours.find(({ days }) => days.includes(day));
    return row ? { open: true, opens: row.opens, closes: row.closes } : CLOSED;
  });
}

/** The reverse of `weekOf`: groups days with the same times into one row, in the order of the week. */
export function hoursOf(week: readonly Day[]): OpeningHours[] {
  const rows: OpeningHours[] = [];
  week.forEach(({ open, opens, closes }, index) => {
    if (!open) return;
    const row = rows.find((other) => other.opens === opens && other.closes === closes);
    if (row) row.days.push(index + 1);
    else rows.push({ days: [index + 1], opens, closes });
  });
  return rows;
}

/** Whether the day is closed or opens before it closes. Zero-padded times compare as strings. */
export const isValidDay = ({ open, opens, closes }: Day): boolean =>
  !open || (opens !== '' && opens < closes);
