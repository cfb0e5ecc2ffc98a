const STORAGE_KEY = 'etalase:clock';

let serverOffset: number | undefined;

// The server caches the HTML, so the HTML cannot contain the time. The time is in the response header
// `Server-Timing: now;dur=<epoch ms>`.
function readServerOffset(): number {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const now = navigation?.serverTiming?.find((entry) => entry.name === 'now')?.duration;
  if (!navigation || now === undefined) return 0;
  const measured = now - (performance.timeOrigin + navigation.responseStart);
  try {
    // After Back, the document may come from the browser's cache, with the old header of the first response. So the
    // offset that was measured for the first response is used.
    if (navigation.transferSize === 0) return Number(sessionStorage.getItem(STORAGE_KEY));
    sessionStorage.setItem(STORAGE_KEY, String(measured));
  } catch {
    // Without storage the time is wrong only after Back to a cached document.
  }
  return measured;
}

// The difference in milliseconds between the visitor's system clock and the page's monotonic clock.
const clockDifference = (): number => Date.now() - (performance.timeOrigin + performance.now());
// This value is shared, because browser/boot.ts and the page's scripts each contain a copy of this module. The device
// may sleep before the second copy runs.
const shared = globalThis as { initialClockDifference?: number };
const initialDifference = (shared.initialClockDifference ??= clockDifference());
// A smaller increase of the clock difference is a correction of the system clock, not a sleep of the device.
const MIN_SLEEP_MS = 2000;

// The time for which the device has slept. On phones and laptops the monotonic clock stops during sleep.
function sleepMs(): number {
  const gained = clockDifference() - initialDifference;
  return gained < MIN_SLEEP_MS ? 0 : gained;
}

/**
 * The server's time in epoch milliseconds, independent of the visitor's clock. Call it only in the browser, never
 * while rendering.
 */
export function serverNow(): number {
  serverOffset ??= readServerOffset();
  // Setting the system clock back while the page is open has no effect. Setting it forward counts as sleep.
  return performance.timeOrigin + performance.now() + sleepMs() + serverOffset;
}
