import type { AdminFlashSaleResponse } from '../../api/generated/models';
import { fromWibInput, toWibInput } from '../../format/wib-input';

const DAY_MS = 86_400_000;
const FRIDAY = 5;

/** Times of a sale in the format of `datetime-local` inputs, in WIB. */
interface Window {
  readonly start: string;
  readonly end: string;
}

const timeOf = (typed: string): number => Date.parse(fromWibInput(typed) ?? '');
const midnightOf = (time: number): number => timeOf(`${toWibInput(new Date(time)).slice(0, 10)}T00:00`);
const weekdayOf = (time: number): number => new Date(`${toWibInput(new Date(time))}Z`).getUTCDay();
/** The Friday at or before a time, at 00.00. */
const fridayOf = (time: number): number => midnightOf(time) - ((weekdayOf(time) - FRIDAY + 7) % 7) * DAY_MS;

/**
 * The times of a sale on the weekend after `now` and after the sale. A sale between Friday and Sunday keeps its days and
 * times. Any other sale gets Saturday and Sunday.
 */
export function nextWeekend(
  { startDate, endDate }: Pick<AdminFlashSaleResponse, 'startDate' | 'endDate'>,
  now: Date,
): Window {
  const end = Date.parse(endDate);
  const start = startDate === null ? end : Date.parse(startDate);
  const friday = fridayOf(start);
  const isOfWeekend = start < end && end <= friday + 3 * DAY_MS;
  const earliest = Math.max(now.getTime() + 1, end);
  const day = fridayOf(earliest);
  const times = isOfWeekend
    ? { start: start - friday, end: end - friday }
    : { start: DAY_MS, end: 3 * DAY_MS - 60_000 };
  const shift = day + times.start >= earliest ? day : day + 7 * DAY_MS;
  return {
    start: toWibInput(new Date(shift + times.start)),
    end: toWibInput(new Date(shift + times.end)),
  };
}
