let offset: number | undefined;

// The document's `Server-Timing: now;dur=<epoch ms>` travels outside the cached bytes of the page.
function readOffset(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const now = navigation?.serverTiming.find((entry) => entry.name === 'now')?.duration;
  if (!navigation || now === undefined) return 0;
  return now - (performance.timeOrigin + navigation.responseStart);
}

/** The server's time in epoch milliseconds, whatever the visitor's clock says. Browser only, never while rendering. */
export function serverNow(): number {
  offset ??= readOffset();
  // timeOrigin + now() is monotonic: a clock that is set while the page is open changes nothing.
  return performance.timeOrigin + performance.now() + offset;
}
