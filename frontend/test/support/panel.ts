import sharp from 'sharp';
import { expect } from '@playwright/test';
import type { Locator, Page } from 'playwright-core';
import { axeViolations, horizontalOverflow, type VisitOptions, type Visitor } from './browser.js';
import { ADMIN_PASSWORD } from '../../../backend/test/support/shop-server.js';
import type { Tab } from '../tabs.js';
import { eventually, visibleText } from './storefront.js';
import type { OpenShop } from './use-shop.js';

export { ADMIN_PASSWORD };

export async function enterPassword(page: Page, password: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk', exact: true }).click();
}

/**
 * Opens a page for the owner. Its layout shifts do not fail the test: in the panel, rows and messages appear after
 * responses, and the browser does not count scripted typing as input.
 */
export async function ownerOf(shop: OpenShop, options?: VisitOptions): Promise<Visitor> {
  const visitor = await shop.visitor(options);
  const { problems } = visitor;
  const push = problems.push.bind(problems);
  problems.push = (...found) => push(...found.filter((problem) => !problem.startsWith('layout shift')));
  return visitor;
}

export async function login(page: Page, password: string = ADMIN_PASSWORD): Promise<void> {
  await page.goto('/admin');
  await enterPassword(page, password);
  await page.getByRole('heading', { name: 'Produk', level: 2 }).waitFor();
}

/** Waits until no loading placeholder remains. */
export async function loaded(page: Page): Promise<void> {
  await eventually(async () => expect(await page.getByText('Sedang memuat…').count()).toBe(0));
}

export async function openTab(page: Page, name: Tab): Promise<void> {
  await page.getByRole('tab', { name, exact: true }).click();
  await page.getByRole('heading', { name, level: 2 }).waitFor();
  await loaded(page);
}

/** Opens a part of the settings by its title. */
export const unfoldPart = (page: Page, name: string): Promise<void> =>
  page
    .locator('summary')
    .filter({ has: page.getByRole('heading', { name, level: 3, exact: true }) })
    .click();

export const dialog = (page: Page): Locator => page.locator('[role=dialog], [role=alertdialog]').last();

/** Waits for a notification, which must be the only one at that time. */
export async function expectToast(page: Page, title: string, description = ''): Promise<void> {
  const toasts = page.locator('[data-toast][data-state=open]');
  // One search for both texts, because the next notification may follow after a second.
  await toasts.filter({ hasText: title }).filter({ hasText: description }).waitFor();
  expect(await toasts.count()).toBe(1);
}

/**
 * Waits until a confirmation dialog has the focus. Shortly before, the page is already hidden from assistive
 * technology, but the dialog is not shown yet.
 */
export const untilDialogShown = (page: Page): Promise<void> =>
  page.locator('[role=alertdialog]:focus-within').waitFor();

export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)));
  expect(await axeViolations(page)).toEqual([]);
  expect(await horizontalOverflow(page)).toBe(0);
}

/** Chromium's console message about a failed response that a test has caused. */
export const FAILED_LOAD = /^Failed to load resource/u;

/** Removes expected messages from the visitor's problems. */
export function ignoreProblems({ problems }: Visitor, ...expected: readonly RegExp[]): void {
  const kept = problems.filter((problem) => !expected.some((pattern) => pattern.test(problem)));
  problems.splice(0, problems.length, ...kept);
}

export interface PhotoFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** A photo of one color with a white corner. */
export async function photo(name: string, color: string): Promise<PhotoFile> {
  const corner = await sharp({ create: { width: 80, height: 80, channels: 3, background: '#ffffff' } })
    .png()
    .toBuffer();
  const buffer = await sharp({ create: { width: 480, height: 360, channels: 3, background: color } })
    .composite([{ input: corner, left: 0, top: 0 }])
    .png()
    .toBuffer();
  return { name: `${name}.png`, mimeType: 'image/png', buffer };
}

/** Chooses photos, given as buffers or as paths, and waits until each is prepared or refused. */
export async function choosePhotos(
  page: Page,
  files: readonly PhotoFile[] | readonly string[],
  timeoutMs = 60_000,
): Promise<void> {
  await dialog(page)
    .locator('input[type=file]')
    .setInputFiles([...files] as PhotoFile[] | string[]);
  await eventually(
    async () => expect(await dialog(page).locator('fieldset[aria-busy=true]').count()).toBe(0),
    timeoutMs,
  );
}

export const chosenPhotos = (page: Page): Promise<string[]> =>
  dialog(page).getByRole('list', { name: 'Foto baru' }).locator('p[title]').allInnerTexts();

export async function errorAt(page: Page, field: Locator): Promise<string> {
  await page.locator('[aria-invalid=true]').first().waitFor();
  expect(await field.getAttribute('aria-invalid')).toBe('true');
  const id = (await field.getAttribute('aria-describedby'))?.split(' ')[0] ?? '';
  return visibleText(page.locator(`[id="${id}"]`));
}

export const isFocused = (field: Locator): Promise<boolean> =>
  field.evaluate((element) => element === document.activeElement);
