import { countdownParts } from '../../format/countdown';
import { daysBefore } from '../../text/flash-sales';

const SALE_ENDS = '[data-sale-ends]';

function updateCountdowns(now: number): void {
  for (const timer of document.querySelectorAll<HTMLElement>(`[role=timer]${SALE_ENDS}`)) {
    const parts = countdownParts(timer.dataset['saleEnds'] ?? '', new Date(now));
    const texts = [daysBefore(parts.days), parts.hours, parts.minutes, parts.seconds];
    timer.querySelectorAll('strong, b').forEach((figure, index) => (figure.textContent = texts[index] ?? ''));
  }
}

/** Hides or shows sale prices and badges. They are hidden from the end of a sale until the page is rendered again. */
export function hideSalePrices(hidden: boolean): void {
  document.documentElement.toggleAttribute('data-sale-over', hidden);
}

/** The earliest end of the page's sales, in epoch milliseconds; `Infinity` when the page shows no sale. */
function firstSaleEnd(): number {
  const shown = [...document.querySelectorAll<HTMLElement>(SALE_ENDS)];
  return Math.min(...shown.map(({ dataset }) => new Date(dataset['saleEnds'] ?? '').getTime()));
}

/**
 * Counts down to the ends of sales. An ended sale disappears when the page is rendered again (see browser/tasks.ts).
 */
export const salesTask = {
  selector: SALE_ENDS,
  update(now: number): number {
    updateCountdowns(now);
    const end = firstSaleEnd();
    // A sale may have ended while no script ran, for example while the device slept.
    hideSalePrices(end <= now);
    return end;
  },
};
