import { type RefObject, useLayoutEffect } from 'react';

const CONTROLS =
  'a, button, input, select, textarea, summary, label, [role=tab], [role=option], [role=alert]';
/** The distance in pixels between the tested points. Every control is larger. */
const STEP = 12;
/** A save bar may stand above a phone's tab bar, so this much may be below a bar at the lower edge. */
const MAX_BELOW = 96;
const DIALOG = '[role=dialog], [role=alertdialog]';

/**
 * Moves a notification from its corner, up or to the other side, to a place without a control. If there is no such
 * place, a bar at the lower edge gets space above its buttons. This bar is a dialog's footer, the save bar, or a
 * phone's tab bar. If there is still no place, taps go through the notification, except on its action.
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
      const { height } = notice.getBoundingClientRect();
      // A dismissed notification stays in the document, but has no height.
      if (height === 0) return;
      let free = freePlace(notice);
      bar = free ? undefined : lowestBar();
      if (bar) {
        // The notification is up to two steps above the bar's buttons. The search rounds up the notification's height
        // by up to a step.
        bar.style.paddingTop = `${height + 3 * STEP}px`;
        free = freePlace(notice);
      }
      if (!free) {
        action?.style.setProperty('pointer-events', 'auto');
        return;
      }
      notice.style.translate = `${free.x}px ${free.y}px`;
      notice.style.pointerEvents = ownPointerEvents;
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

/** Finds the footer of the open dialog or, without a dialog, the last bar that covers the page at its lower edge. */
function lowestBar(): HTMLElement | undefined {
  const dialog = [...document.querySelectorAll(DIALOG)].at(-1);
  const bars = dialog
    ? dialog.querySelectorAll<HTMLElement>('footer')
    : document.querySelectorAll<HTMLElement>('[data-save-bar], nav:has([role=tablist])');
  // On a desktop the tabs do not cover the page, and a sticky bar may stand in the middle of a long page.
  return [...bars].findLast(
    (bar) => dialog ?? (getComputedStyle(bar).position !== 'static' && isAtLowerEdge(bar)),
  );
}

function isAtLowerEdge(bar: HTMLElement): boolean {
  const { top, bottom } = bar.getBoundingClientRect();
  return top < innerHeight && bottom > innerHeight - MAX_BELOW;
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/**
 * Returns the distance to move the notification; undefined when there is no free place. During the search the
 * notification must ignore pointers, so that `elementFromPoint` finds the controls under it.
 */
function freePlace(notice: HTMLElement): Place | undefined {
  const { left, right, bottom, height } = notice.getBoundingClientRect();
  const toOtherSide = innerWidth - right - left;
  for (const x of Math.abs(toOtherSide) < STEP ? [0] : [0, toOtherSide]) {
    /** The lower edge of a place. All tested points between this edge and `y` are free. */
    let lowerEdge = bottom;
    // Only the lower half of the screen is searched. The form scrolls a field with an error to the middle, so a
    // notification in the lower half does not cover the field.
    for (let y = bottom; y >= innerHeight / 2; y -= STEP) {
      if (isControlIn(left + x, right + x, y)) lowerEdge = y - STEP;
      else if (lowerEdge - y >= height) return { x, y: lowerEdge - bottom };
    }
  }
  return undefined;
}

/** Whether a control crosses this horizontal line of the screen. */
function isControlIn(left: number, right: number, y: number): boolean {
  for (let x = left; x <= right; x += STEP)
    if (document.elementFromPoint?.(x, y)?.closest(CONTROLS)) return true;
  return false;
}
