import { expect } from '@playwright/test';
import type { Page } from 'playwright-core';

const DAY_SECONDS = 24 * 60 * 60;

/** Waits until the countdown has started. @returns the displayed countdown as 'HH:MM:SS'. */
export async function countdown(page: Page): Promise<string> {
  const figures = page.getByRole('timer').locator('b');
  await figures.filter({ hasText: /\d/u }).first().waitFor();
  return (await figures.allInnerTexts()).join(':');
}

export function secondsOf(text: string): number {
  const [hours = NaN, minutes = NaN, seconds = NaN] = text.split(':').map(Number);
  return (hours * 60 + minutes) * 60 + seconds;
}

/**
 * Expects that the countdown shows the time until `endDate`, without whole days.
 * @param now the time on the server's clock, which is this machine's by default.
 */
export async function expectCountdownTo(page: Page, endDate: string, now?: number): Promise<void> {
  const text = await countdown(page);
  expect(text).toMatch(/^(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d$/u);
  const left = Math.floor((new Date(endDate).getTime() - (now ?? Date.now())) / 1000);
  // The added days keep the remainder positive for an end up to 100 days away.
  const difference = (secondsOf(text) - left + 100 * DAY_SECONDS) % DAY_SECONDS;
  // The countdown may show up to two seconds more than this clock, or one second less.
  expect([0, 1, 2, DAY_SECONDS - 1]).toContain(difference);
}

/** Formats a time as 'Sabtu, 21 November 2026 pukul 17.05 WIB', by `Intl` instead of the shop's own code. */
export function inWib(time: string): string {
  const part = (options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat('id-ID', { timeZone: 'Asia/Jakarta', ...options }).format(new Date(time));
  const day = part({ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = part({ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
  return `${day} pukul ${clock.replace(':', '.')} WIB`;
}

/**
 * Simulates waking from sleep. The device's clock has advanced, but not the page's timers and monotonic clock.
 * @param event the event that the page gets: 'pageshow' of the window, or an event of the document.
 */
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
