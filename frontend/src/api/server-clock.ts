const STORE = 'etalase:clock';

let offset: number | undefined;

// The document's `Server-Timing: now;dur=<epoch ms>` travels outside the cached bytes of the page.
function readOffset(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const now = navigation?.serverTiming.find((entry) => entry.name === 'now')?.duration;
  if (!navigation || now === undefined) return 0;
  const found = now - (performance.timeOrigin + navigation.responseStart);
  try {
    // Going back may bring a document out of the browser's own cache, with the time at which it was first sent.
    if (navigation.transferSize === 0) return Number(sessionStorage.getItem(STORE));
    sessionStorage.setItem(STORE, String(found));
  } catch {
    // A forbidden store costs the right time in that rare case only.
  }
  return found;
}

// How far the visitor's clock is ahead of the page's own, monotonic one.
const lead = (): number => Date.now() - (performance.timeOrigin + performance.now());
const leadAtStart = lead();
// Less is the visitor's clock being corrected.
const SHORTEST_SLEEP_MS = 2000;

// On phones and laptops the monotonic clock stands still while the device sleeps.
function slept(): number {
  const gained = lead() - leadAtStart;
  return gained < SHORTEST_SLEEP_MS ? 0 : gained;
}

/** The server's time in epoch milliseconds, whatever the visitor's clock says. Browser only, never while rendering. */
export function serverNow(): number {
  offset ??= readOffset();
  // A clock that is set back while the page is open changes nothing; one that is set forward looks like sleep.
  return performance.timeOrigin + performance.now() + slept() + offset;
}
