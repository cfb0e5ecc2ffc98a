import type { OpeningHours } from '../../format/opening-hours';
import { openingStatus, type OpeningStatus } from '../../format/opening-status';
import { answeredInHours, closedUntil, openNow } from '../../text/contact';

const HOURS = '[data-hours]';

/** @param status undefined while the server's time is not known. */
export function statusText(status: OpeningStatus | undefined): string {
  if (status?.open) return openNow;
  return status?.next ? closedUntil(status.next.day, status.next.time) : answeredInHours;
}

function updateOpeningLine(line: HTMLElement, now: number): void {
  if (!line.firstElementChild) return;
  const status = openingStatus(JSON.parse(line.dataset['hours'] ?? '[]') as OpeningHours[], new Date(now));
  line.dataset['open'] = String(status.open);
  line.firstElementChild.textContent = statusText(status);
}

/** Says whether the shop is open (see browser/tasks.ts). */
export const openingTask = {
  selector: HOURS,
  update(now: number): number {
    const line = document.querySelector<HTMLElement>(HOURS);
    if (line) updateOpeningLine(line, now);
    return Infinity;
  },
};
