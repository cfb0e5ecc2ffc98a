import type { Page } from 'playwright-core';

interface Finger {
  readonly x: number;
  readonly y: number;
}

const STEPS = 15;
/** The time between two frames of a screen. */
const STEP_MS = 16;

/** Puts fingers on a page, moves and lifts them. `at` returns the fingers' positions at a share of the way (0 to 1). */
export async function moveFingers(page: Page, at: (share: number) => Finger[]): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const send = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: Finger[]) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints });
  await send('touchStart', at(0));
  for (let step = 1; step <= STEPS; step += 1) {
    await send('touchMove', at(step / STEPS));
    await page.waitForTimeout(STEP_MS);
  }
  await send('touchEnd', []);
}
