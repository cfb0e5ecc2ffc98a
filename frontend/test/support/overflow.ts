import type { Page } from 'playwright-core';

/**
 * Lists what does not fit the screen, one line each: a page that scrolls horizontally, and text outside the screen or
 * clipped by its box. Also lists chat buttons that are not completely on the screen, and a logo in the header that is
 * not 28 pixels wide and high.
 */
export async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(listOverflow, page.viewportSize()?.width ?? 0);
}

/**
 * Runs in the page. A phone's browser zooms out of a page that is too wide, so the caller passes the screen's width.
 */
function listOverflow(width: number): string[] {
  const found: string[] = [];
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.push(`the page is ${scrollWidth} px wide`);

  // One pixel beyond an edge is tolerated.
  const liesBetween = (box: DOMRect, left: number, right: number) =>
    box.left >= left - 1 && box.right <= right + 1;
  // Returns the tag name of the nearest box around the text that clips it, or 'the screen'; undefined if nothing does.
  const cutBy = (box: DOMRect, from: Element | null): string | undefined => {
    for (let at = from; at; at = at.parentElement) {
      const { overflowX, textOverflow } = getComputedStyle(at);
      const edge = at.getBoundingClientRect();
      // Skips text that is truncated on purpose, for screen readers only, or in a scrollable box.
      if (textOverflow === 'ellipsis' || edge.width <= 1 || /auto|scroll/u.test(overflowX)) return undefined;
      if (overflowX !== 'visible' && !liesBetween(box, edge.left, edge.right)) return at.tagName;
    }
    return liesBetween(box, 0, width) ? undefined : 'the screen';
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement;
    if (!texts.currentNode.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true }))
      continue;
    const range = document.createRange();
    range.selectNodeContents(texts.currentNode);
    const cut = [...range.getClientRects()].map((box) => cutBy(box, parent)).find(Boolean);
    if (cut) found.push(`'${texts.currentNode.textContent.slice(0, 40)}' is cut by ${cut}`);
  }

  for (const chat of document.querySelectorAll<HTMLElement>('a[href^="https://wa.me/"]')) {
    if (!chat.checkVisibility({ visibilityProperty: true })) continue;
    const box = chat.getBoundingClientRect();
    // Only the bar at the bottom edge must be visible without scrolling.
    const below = chat.closest('[data-bottom-bar]') && box.bottom > innerHeight;
    if (!liesBetween(box, 0, width) || below || chat.scrollWidth > chat.clientWidth + 1)
      found.push(`the chat button '${chat.textContent}' is not wholly on the screen`);
  }
  // The size of `LogoMark` in the header.
  const logoSize = 28;
  const logo = document.querySelector('header svg')?.getBoundingClientRect();
  if (logo && (logo.width !== logoSize || logo.height !== logoSize))
    found.push(`the logo is ${logo.width} × ${logo.height} px`);
  return found;
}
