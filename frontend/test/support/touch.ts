import type { Locator, Page } from 'playwright-core';

interface Finger {
  readonly x: number;
  readonly y: number;
}

const STEPS = 15;
/** The time between two frames of a screen. */
const STEP_MS = 16;
const LONG_PRESS_MS = 900;

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

/** Rests a finger on an element until a browser recognizes a long press. */
export async function pressLong(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const { x = 0, y = 0, width = 0, height = 0 } = (await target.boundingBox()) ?? {};
  const at = { x: x + width / 2, y: y + height / 2 };
  const session = await page.context().newCDPSession(page);
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  await page.waitForTimeout(LONG_PRESS_MS);
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}
