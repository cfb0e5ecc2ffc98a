import { countdownParts } from '../../format/countdown';

const SALE_ENDS = '[data-sale-ends]';

/** Updates the countdowns of a page that is not hydrated. */
export function updateCountdowns(now: number): void {
  for (const timer of document.querySelectorAll<HTMLElement>(`[role=timer]${SALE_ENDS}`)) {
    const { hours, minutes, seconds } = countdownParts(timer.dataset['saleEnds'] ?? '', new Date(now));
    const texts = [hours, minutes, seconds];
    timer.querySelectorAll('b').forEach((figure, index) => (figure.textContent = texts[index] ?? ''));
  }
}

/** Hides prices and badges of sales until the page without the ended one is rendered. */
export function hideSalePrices(hidden: boolean): void {
  document.documentElement.toggleAttribute('data-sale-over', hidden);
}

/** When the first of the sales on the page ends, in epoch milliseconds; `Infinity` when it shows none. */
export function firstSaleEnd(): number {
  const shown = [...document.querySelectorAll<HTMLElement>(SALE_ENDS)];
  return Math.min(...shown.map(({ dataset }) => new Date(dataset['saleEnds'] ?? '').getTime()));
}
