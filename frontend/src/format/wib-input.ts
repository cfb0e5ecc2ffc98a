const WIB_OFFSET_MS = 7 * 60 * 60 * 1000;
const TYPED = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::\d\d)?$/u;

/** An instant as the value of a `datetime-local` field, always in WIB: '2026-11-21T17:05'. */
export function toWibInput(time: string | Date): string {
  return new Date(new Date(time).getTime() + WIB_OFFSET_MS).toISOString().slice(0, 16);
}

/**
 * The instant (ISO, UTC) of a `datetime-local` value in WIB, without seconds; undefined while the value is incomplete
 * or not a date.
 */
export function fromWibInput(typed: string): string | undefined {
  if (!TYPED.test(typed)) return undefined;
  const instant = new Date(`${typed.slice(0, 16)}:00+07:00`);
  return Number.isNaN(instant.getTime()) ? undefined : instant.toISOString();
}
