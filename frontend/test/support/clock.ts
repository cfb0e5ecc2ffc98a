import type { BrowserContext, Page } from 'playwright-core';

/** Offsets the device's clock by that many milliseconds. */
export async function offsetClock(context: BrowserContext, byMs: number): Promise<void> {
  await context.addInitScript((shift) => {
    const RealDate = Date;
    const now = (): number => RealDate.now() + shift;
    globalThis.Date = new Proxy(RealDate, {
      construct: (target, given: [] | [number]) =>
        given.length === 0 ? new target(now()) : new target(...given),
      get: (target, name) => (name === 'now' ? now : (Reflect.get(target, name) as unknown)),
    });
    Object.defineProperty(performance, 'timeOrigin', { value: performance.timeOrigin + shift });
  }, byMs);
}

/** Simulates waking from sleep: the device's clock has advanced, the page's timers and monotonic clock have not. */
export async function wakeAfter(page: Page, sleptMs: number, event = 'visibilitychange'): Promise<void> {
  await page.evaluate(
    ([slept, type]) => {
      const now = Date.now;
      Date.now = () => now() + slept;
      (type === 'pageshow' ? window : document).dispatchEvent(new Event(type));
    },
    [sleptMs, event] as const,
  );
}
