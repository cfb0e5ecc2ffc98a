import type { BrowserContext } from 'playwright-core';

/** Sets the device's clock ahead or back by this number of milliseconds. */
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
