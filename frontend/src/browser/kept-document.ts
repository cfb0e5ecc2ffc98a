import { documentUrl, navigation } from './document-url';

/**
 * The longest delay of a press. A script that repeats a press may open a tab only for a limited time after the press
 * (5 s in Chromium). This timeout is shorter.
 */
const TIMEOUT_MS = 4000;
/** A document that was hidden for a shorter time is not compared. */
const MIN_HIDDEN_MS = 60_000;

interface SpeculativeNavigation extends Partial<PerformanceNavigationTiming> {
  /** The time at which a prerendered document was shown; 0 for others. */
  readonly activationStart?: number;
  readonly deliveryType?: string;
}

/** Whether the browser had this document before the visitor requested it: prerendered, prefetched or cached. */
export function wasKept(): boolean {
  const entry: SpeculativeNavigation = navigation() ?? {};
  const { activationStart = 0, deliveryType = '', transferSize } = entry;
  return activationStart > 0 || deliveryType === 'navigational-prefetch' || transferSize === 0;
}

/**
 * Calls `refresh` when a kept document is shown: restored by Back or Forward, rendered ahead of the visit or in another
 * tab, or hidden for a minute.
 */
export function onShownAgain(refresh: () => unknown, signal?: AbortSignal): void {
  window.addEventListener('pageshow', ({ persisted }) => persisted && refresh(), { signal });
  // With 0, `refresh` is called when a document that was hidden from the start is shown.
  let hiddenAt = document.hidden ? 0 : Infinity;
  const onVisibilityChange = (): void => {
    // Uses the wall clock, because timers and the monotonic clock stop while the device sleeps.
    if (!document.hidden && Date.now() - hiddenAt >= MIN_HIDDEN_MS) refresh();
    hiddenAt = document.hidden ? Date.now() : Infinity;
  };
  document.addEventListener('visibilitychange', onVisibilityChange, { signal });
}

/**
 * Whether the server's document differs from the shown one; false when the server does not respond, fails or sends no
 * hash.
 */
export async function isOutdated(): Promise<boolean> {
  const shown = navigation()?.serverTiming?.find(({ name }) => name === 'content')?.description;
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const { headers, status } = await fetch(documentUrl(), { method: 'HEAD', cache: 'no-store', signal });
    const current = /\bcontent;desc="([^"]+)"/u.exec(headers.get('Server-Timing') ?? '')?.[1];
    return status < 500 && current !== undefined && shown !== undefined && current !== shown;
  } catch {
    return false;
  }
}

/**
 * Delays presses on links to chat and marketplace until the prices beside the links are current, but not longer than
 * `TIMEOUT_MS`.
 */
export async function holdExternalLinks(refreshed: Promise<unknown>): Promise<void> {
  const held = new Set<HTMLAnchorElement>();
  const hold = (event: MouseEvent): void => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    // A click by a script is not held, because it repeats a click that was held before. A click whose default is
    // prevented is not held, because the inline script in index.html has already taken it.
    if (!event.isTrusted || event.defaultPrevented || !link || link.origin === location.origin) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.add(link);
  };
  document.addEventListener('click', hold, { capture: true });
  await Promise.race([refreshed, new Promise((resolve) => setTimeout(resolve, TIMEOUT_MS))]);
  document.removeEventListener('click', hold, { capture: true });
  for (const link of held) if (link.isConnected) link.click();
}
