import { type RefObject, useLayoutEffect } from 'react';

const CONTROLS = 'a, button, input, select, textarea, summary, label, [role=option], [role=alert]';
/** The distance in pixels between the tested points, and between a notification and a bar. Every control is larger. */
const STEP = 12;
/** The height of a message below a field. */
const MESSAGE = 56;
/** A save bar may stand above a phone's tab bar, so this much may be below a bar at the lower edge. */
const MAX_BELOW = 96;
const DIALOG = '[role=dialog], [role=alertdialog]';
const BARS = `:is(${DIALOG}) footer, [data-save-bar], nav:has([role=tablist])`;

/**
 * Keeps a notification at the lower edge, above the bar there: a dialog's footer, the save bar, or a phone's tab bar.
 * If it covers a control there, it moves to the other side of a wide screen, or else the bar grows by its height. Without
 * a bar, taps go through the notification, except on its action. A focused field under it, or under the grown bar,
 * scrolls to the middle with its message.
 */
export function useFreePlace(ref: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const notice = ref.current;
    if (!notice) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let bar: HTMLElement | undefined;
    const ownPointerEvents = notice.style.pointerEvents;
    const action = notice.querySelector<HTMLElement>('[data-part=action-trigger]');
    const removeBarPadding = () => bar?.style.removeProperty('padding-top');
    const place = () => {
      removeBarPadding();
      action?.style.removeProperty('pointer-events');
      notice.style.translate = 'none';
      notice.style.pointerEvents = 'none';
      const box = notice.getBoundingClientRect();
      // A dismissed notification stays in the document, but has no height.
      if (box.height === 0) return;
      const toOtherSide = innerWidth - box.right - box.left;
      const places = [0, toOtherSide].map((x) => placeAt(box, x));
      const free = places.find((one) => !coversControl(one.box));
      const { box: taken, bar: below, x, y } = free ?? placeAt(box, 0);
      notice.style.translate = `${x}px ${y}px`;
      bar = free ? undefined : below;
      if (bar)
        bar.style.paddingTop = `${parseFloat(getComputedStyle(bar).paddingTop) + box.height + 2 * STEP}px`;
      if (free || bar) notice.style.pointerEvents = ownPointerEvents;
      else action?.style.setProperty('pointer-events', 'auto');
      const focused = document.querySelector(':is(main, [role=dialog]) :focus-visible');
      const covered = new DOMRect(taken.x, taken.y - MESSAGE, taken.width, innerHeight);
      if (focused && overlap(focused.getBoundingClientRect(), covered))
        focused.scrollIntoView({ block: 'center' });
    };
    const placeSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(place, 100);
    };
    place();
    // The notification is placed again when dialogs or bars open or close and when lists are loaded.
    const changes = new MutationObserver(placeSoon);
    changes.observe(document.body, { childList: true, subtree: true });
    changes.observe(notice, { attributes: true, attributeFilter: ['data-state'] });
    addEventListener('scroll', placeSoon, { capture: true, passive: true });
    addEventListener('resize', placeSoon);
    return () => {
      clearTimeout(timer);
      changes.disconnect();
      removeEventListener('scroll', placeSoon, { capture: true });
      removeEventListener('resize', placeSoon);
      removeBarPadding();
    };
  }, [ref]);
}

interface Place {
  /** The distance to move the notification. */
  readonly x: number;
  readonly y: number;
  readonly box: DOMRect;
  /** The bar below the place. */
  readonly bar: HTMLElement | undefined;
}

function placeAt({ left, bottom, width, height }: DOMRect, x: number): Place {
  const column = new DOMRect(left + x, 0, width, innerHeight);
  const bars = [...document.querySelectorAll<HTMLElement>(BARS)].filter((bar) => isAtLowerEdge(bar, column));
  const isInDialog = (bar: HTMLElement) => bar.closest(DIALOG) !== null;
  const bar = bars.findLast(isInDialog) ?? bars.at(-1);
  const y = bar ? Math.min(0, bar.getBoundingClientRect().top - STEP - bottom) : 0;
  return { x, y, bar, box: new DOMRect(left + x, bottom + y - height, width, height) };
}

/** On a desktop the tabs do not cover the page, and a sticky bar may stand in the middle of a long page. */
function isAtLowerEdge(bar: HTMLElement, column: DOMRect): boolean {
  const box = bar.getBoundingClientRect();
  return overlap(box, column) && box.bottom > innerHeight - MAX_BELOW;
}

const overlap = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Tests points of the box. Meanwhile the notification must ignore pointers, so that the controls under it are found. */
function coversControl({ left, right, top, bottom }: DOMRect): boolean {
  for (let y = top; y <= bottom; y += STEP)
    for (let x = left; x <= right; x += STEP)
      if (document.elementFromPoint?.(x, y)?.closest(CONTROLS)) return true;
  return false;
}
