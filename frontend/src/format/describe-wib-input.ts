import { formatWib } from './wib';
import { fromWibInput } from './wib-input';

/** The time in a `datetime-local` field, with weekday and time zone (WIB); undefined while the value is incomplete. */
export function describeWibInput(typed: string): string | undefined {
  const instant = fromWibInput(typed);
  return instant && formatWib(instant);
}
