import { zoneOf } from '@etalase/backend/rules/written-hours';
import { openingStatus, type OpeningStatus, type ShopHours } from '../../format/opening-status';
import * as text from '../../text/contact';

const HOURS = '[data-hours]';

/**
 * The text of the line that says whether the shop is open.
 * @param status undefined while the server's time is not known.
 */
export function statusText(status: OpeningStatus | undefined, zone: string): string {
  if (status?.open) return text.openNow;
  return status?.next ? text.closedUntil(status.next.day, status.next.time, zone) : text.answeredInHours;
}

function updateOpeningLine(line: HTMLElement, now: number): void {
  if (!line.firstElementChild || !line.dataset['hours']) return;
  const shop = JSON.parse(line.dataset['hours']) as ShopHours;
  const status = openingStatus(shop, new Date(now));
  line.dataset['open'] = String(status.open);
  line.firstElementChild.textContent = statusText(status, zoneOf(shop));
}

/** Updates the line before hydration (see browser/tasks.ts). */
export const openingTask = {
  selector: HOURS,
  update(now: number): number {
    const line = document.querySelector<HTMLElement>(HOURS);
    if (line) updateOpeningLine(line, now);
    // The page never needs to be rendered again for this line.
    return Infinity;
  },
};
