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

/** The server's time in epoch milliseconds, whatever the visitor's clock says. Browser only, never while rendering. */
export function serverNow(): number {
  offset ??= readOffset();
  // timeOrigin + now() is monotonic: a clock that is set while the page is open changes nothing.
  return performance.timeOrigin + performance.now() + offset;
}
