import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router-dom';

interface EntryState {
  readonly key?: string;
  readonly idx?: number;
  readonly overlay?: true;
}

/** Closes what is open now. */
let closeOpen: (() => void) | undefined;
/** Whether this module's own `history.back()` is still on its way. */
let leaving = false;
/** The place that the router shows. */
let shown = '';

const entry = (): EntryState => (history.state ?? {}) as EntryState;
const place = (): string => `${entry().key} ${window.location.href}`;

// A copy of the page's own entry, so that the router takes both for the same place.
function pushEntry(): void {
  history.pushState({ ...entry(), idx: (entry().idx ?? 0) + 1, overlay: true }, '');
}

function leaveEntry(): void {
  if (!entry().overlay || leaving) return;
  leaving = true;
  history.back();
}

function arrive(event: PopStateEvent): void {
  // The page stays as it is, its scroll position too.
  if (place() === shown) event.stopImmediatePropagation();
  if (leaving) {
    leaving = false;
    if (closeOpen) pushEntry();
  } else if (entry().overlay) leaveEntry();
  else closeOpen?.();
}

/**
 * Gives something open over the page an entry of its own in the browser's history: Back closes it and stays on the
 * page. Closed in another way, it takes its entry back; a link in it navigates with `replace`, in place of the entry.
 */
export function useCloseOnBack(open: boolean, close: () => void): void {
  const location = useLocation();
  const closeNow = useEffectEvent(close);

  useEffect(() => {
    shown = place();
    // The same listener however many components use the hook; in the capture phase it comes before the router's.
    window.addEventListener('popstate', arrive, { capture: true });
  }, [location]);

  useEffect(() => {
    if (!open) {
      // The page was loaded again while something was open.
      if (!closeOpen) leaveEntry();
      return undefined;
    }
    const closeThis = () => closeNow();
    closeOpen = closeThis;
    if (!entry().overlay) pushEntry();
    return () => {
      if (closeOpen === closeThis) closeOpen = undefined;
      if (!closeOpen) leaveEntry();
    };
  }, [open]);
}
