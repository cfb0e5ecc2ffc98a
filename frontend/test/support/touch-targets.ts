import type { Page } from 'playwright-core';

/** Links, buttons and fields in `main` that are less than 44 px high or wide. Half a pixel less is tolerated. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('main').evaluate((main) => {
    const targets = main.querySelectorAll<HTMLElement>(
      'a[href], button, select, input:not([type=hidden]), textarea, summary',
    );
    return [...targets]
      .filter((target) => {
        const { width, height } = target.getBoundingClientRect();
        // A card is one target, because its link covers the whole card with a pseudo-element.
        const coversCard = getComputedStyle(target, '::before').position === 'absolute';
        return target.checkVisibility() && !coversCard && width > 0 && (height < 43.5 || width < 43.5);
      })
      .map((target) => `${target.tagName} ${target.textContent?.trim().slice(0, 40)}`);
  });
}
