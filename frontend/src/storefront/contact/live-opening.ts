import type { OpeningHours } from '../../format/opening-hours';
import { openingStatus, type OpeningStatus } from '../../format/opening-status';
import { answeredInHours, closedUntil, openNow } from '../../text/contact';

/** @param status undefined while the server's time is not known. */
export function statusText(status: OpeningStatus | undefined): string {
  if (status?.open) return openNow;
  return status?.next ? closedUntil(status.next.day, status.next.time) : answeredInHours;
}

/** Updates the opening line of a page that is not hydrated. */
export function updateOpeningLine(now: number): void {
  const line = document.querySelector<HTMLElement>('[data-hours]');
  if (!line?.firstElementChild) return;
  const status = openingStatus(JSON.parse(line.dataset['hours'] ?? '[]') as OpeningHours[], new Date(now));
  line.dataset['open'] = String(status.open);
  line.firstElementChild.textContent = statusText(status);
}
