import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'react-router-dom';

interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overlay?: true;
}

/** Closes the open overlay; undefined while no overlay is open. */
let closeOverlay: (() => void) | undefined;
/** Whether a `history.back()` of this module is pending. */
let goingBack = false;
/** The router's current place in the history: entry key and URL. */
let currentPlace = '';

const entry = (): EntryState => (history.state ?? {}) as EntryState;
const place = (): string => `${entry().key} ${window.location.href}`;

// Adds a copy of the page's own history entry, so that the router treats both entries as the same place.
function pushOverlayEntry(): void {
  history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, overlay: true }, '');
}

function leaveOverlayEntry(): void {
  if (!entry().overlay || goingBack) return;
  goingBack = true;
  history.back();
}

/**
 * Starts listening for Back and Forward. Call this function before the router is mounted, because the listener hides
 * events from the router's listener. Listeners of the window run in the order in which they were added.
 */
export function watchOverlayEntries(): void {
  window.addEventListener('popstate', handlePopState);
}

function handlePopState(event: PopStateEvent): void {
  // The event is hidden from the router, so that the page and its scroll position do not change.
  if (place() === currentPlace) event.stopImmediatePropagation();
  if (goingBack) {
    // This module left the overlay's entry. An overlay that opened meanwhile needs a new entry.
    goingBack = false;
    if (closeOverlay) pushOverlayEntry();
    // Forward led to the entry of a closed overlay. Otherwise Back left the entry of the open overlay.
  } else if (entry().overlay) leaveOverlayEntry();
  else closeOverlay?.();
}

/**
 * Gives an open overlay (menu, dialog) a separate history entry. Back closes the overlay and stays on the page. Closing
 * the overlay in another way removes the entry. Links in the overlay navigate with `replace`, which overwrites the
 * entry.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const location = useLocation();
  const closeNow = useEffectEvent(close);

  useLayoutEffect(() => void (currentPlace = place()), [location]);

  // This effect runs before the overlay is painted, so that Back never leaves the page while an overlay is visible.
  useLayoutEffect(() => {
    if (!open) {
      // The page was reloaded while an overlay was open.
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
