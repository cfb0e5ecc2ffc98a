import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

/** The state of a history entry. React Router sets `key` and `idx` (the position in the history). */
interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  /** Set by this module for the entry of an overlay. */
  readonly overlay?: true;
}

/** Closes the open overlay; undefined while no overlay is open. */
let closeOverlay: (() => void) | undefined;
/** Whether a `history.back()` of this module is pending. */
let goingBack = false;
/** The entry key and URL of the location that the router shows. */
let currentPlace = '';

const entry = (): EntryState => (history.state ?? {}) as EntryState;
const place = (): string => `${entry().key} ${window.location.href}`;

// Adds a copy of the page's history entry. Both entries have the same key and URL, so `place` is equal for both.
function pushOverlayEntry(): void {
  history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, overlay: true }, '');
}

function leaveOverlayEntry(): void {
  if (!entry().overlay || goingBack) return;
  goingBack = true;
  history.back();
}

/**
 * Starts listening for Back and Forward. Call this function before the router is mounted. Listeners of the window run
 * in the order in which they were added, and this listener hides events from the router's listener.
 */
export function watchOverlayEntries(): void {
  window.addEventListener('popstate', handlePopState);
}

function handlePopState(event: PopStateEvent): void {
  // Back or Forward moved between the entries of the page and of an overlay. The event is hidden from the router, so
  // that the page and the scroll position do not change.
  if (place() === currentPlace) event.stopImmediatePropagation();
  if (goingBack) {
    // `leaveOverlayEntry` has left the entry. An overlay that opened meanwhile needs a new entry.
    goingBack = false;
    if (closeOverlay) pushOverlayEntry();
  } else if (entry().overlay) {
    // Forward led to the entry of a closed overlay.
    leaveOverlayEntry();
  } else {
    // Back left the entry of the open overlay, if an overlay is open.
    closeOverlay?.();
  }
}

/**
 * Gives an open overlay (menu, dialog) a separate history entry. Back closes the overlay and stays on the page. When
 * the overlay is closed in a different way, this module goes back to the page's entry. Links in the overlay must use
 * `replace`, which overwrites the overlay's entry.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const location = useLocation();
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => void (currentPlace = place()), [location]);

  // This effect runs before the overlay is painted, so that Back never leaves the page while an overlay is visible.
  useLayoutEffect(() => {
    if (!open) {
      // After a reload with an open overlay, the overlay's entry is still the current entry.
      if (!closeOverlay) leaveOverlayEntry();
      return undefined;
    }
    const closeThis = () => closeNow();
    closeOverlay = closeThis;
    if (!entry().overlay) pushOverlayEntry();
    return () => {
      if (closeOverlay === closeThis) closeOverlay = undefined;
      if (!closeOverlay) leaveOverlayEntry();
    };
  }, [open]);
}
