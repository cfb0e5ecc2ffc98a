import { expect, test, type Page } from '@playwright/test';
import { PHONE } from './support/browser.js';
import {
  ADMIN_PASSWORD,
  expectAccessible,
  expectToast,
  login,
  openTab,
  ownerOf,
  unfoldPart,
} from './support/panel.js';
import { useShop } from './support/use-shop.js';

/** The password until a test changes it. */
let password = ADMIN_PASSWORD;
const shop = useShop();

/** Counts the presses on a page, without those on the keyboard. */
async function countTaps(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    Object.assign(globalThis, { taps: 0 });
    addEventListener('pointerdown', () => ((globalThis as unknown as { taps: number }).taps += 1), true);
  });
  return () => page.evaluate(() => (globalThis as unknown as { taps: number }).taps);
}

async function pressNext(page: Page, name: string): Promise<void> {
  const field = page.getByRole('textbox', { name, exact: true });
  // Beside each field is a button that shows its text.
  for (const _ of ['button', 'field']) await page.keyboard.press('Tab');
  await expect(field).toBeFocused();
}

const list = (page: Page) => page.getByRole('list', { name: 'Daftar perangkat' }).getByRole('listitem');

test.describe('An owner whose phone is lost', () => {
  test('logs all other devices out and changes the password in at most 6 taps', async () => {
    const lost = await ownerOf(shop, { viewport: PHONE });
    await login(lost.page, password);
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await page.goto('/admin');
    const taps = await countTaps(page);
    // On the keyboard, Next goes to the next field and Go submits the login.
    await page.getByRole('textbox', { name: 'Kata sandi', exact: true }).click();
    await page.keyboard.type(password);
    await page.keyboard.press('Enter');
    await openTab(page, 'Pengaturan');
    await unfoldPart(page, 'Perangkat');
    await expect(list(page)).toHaveCount(2);
    await expect(list(page).first()).toContainText('perangkat ini');
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Keluarkan yang lain' }).click();
    await expect(list(page)).toHaveCount(1);
    await page.getByRole('button', { name: 'Ganti kata sandi' }).click();
    await expect(page.getByRole('textbox', { name: 'Kata sandi lama' })).toBeFocused();
    await page.keyboard.type(password);
    for (const name of ['Kata sandi baru', 'Konfirmasi kata sandi baru']) {
      await pressNext(page, name);
      await page.keyboard.type('kertas-dan-tinta');
    }
    await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
    await expect(page.getByText('Kata sandi berhasil diubah')).toBeVisible();
    password = 'kertas-dan-tinta';
    expect(await taps()).toBeLessThanOrEqual(6);

    await lost.page.getByRole('tab', { name: 'Kategori' }).click();
    await lost.page.getByRole('button', { name: 'Tambah Kategori' }).waitFor();
    const answer = await lost.page.evaluate(() => fetch('/api/admin/session').then(({ status }) => status));
    expect(answer).toBe(401);
    lost.problems.length = 0;
  });

  test('warns of a new password that is easy to guess, and saves it', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    const lists = () => requests.filter((url) => url.includes('easy-password'));
    await login(page, password);
    await openTab(page, 'Pengaturan');
    await unfoldPart(page, 'Kata sandi');
    expect(lists()).toEqual([]);
    await page.getByLabel('Kata sandi lama').fill(password);
    const warning = page.getByText('Kata sandi ini mudah ditebak.');
    for (const [typed, isEasy] of [
      ['iloveyou', true],
      ['kertas-dan-tinta', false],
      ['Etalase123', true],
    ] as const) {
      await page.getByLabel('Kata sandi baru', { exact: true }).fill(typed);
      await expect(warning).toHaveCount(isEasy ? 1 : 0);
    }
    expect(lists()).toHaveLength(1);
    await expectAccessible(page);
    await page.getByLabel('Konfirmasi kata sandi baru').fill('Etalase123');
    await page.getByRole('button', { name: 'Ubah kata sandi' }).click();
    await expectToast(page, 'Kata sandi berhasil diubah');
    password = 'Etalase123';
  });
});
