import { expect, type Locator, type Page, test } from '@playwright/test';
import { amountOf } from '@etalase/backend/rules/amounts';
import fc from 'fast-check';
import situations from './situations/panel-price-keys.json' with { type: 'json' };
import { dialog, login, ownerOf } from './support/panel.js';
import { useShop } from './support/use-shop.js';

const KEYS = ['Backspace', 'Delete', 'ArrowLeft', 'ArrowRight', 'Home', 'End', 'Control+z', 'Control+x'];
const step = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...'0123456789') },
  { weight: 3, arbitrary: fc.constantFrom(...' .,') },
  { weight: 4, arbitrary: fc.constantFrom(...KEYS, 'Shift+ArrowLeft', 'Shift+ArrowRight') },
  { weight: 1, arbitrary: fc.constantFrom('paste 12.500', 'paste Rp 7 500', 'paste \u202d2.750\u202c') },
  { weight: 1, arbitrary: fc.constantFrom('compose 4', 'compose 25') },
);

test.describe('An amount typed key by key', () => {
  const shop = useShop();

  test('is the number that its text says, or is refused with its text kept @full', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    const price = dialog(page).getByLabel('Harga');
    const plain = await plainFieldBeside(price);
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        await press(page, price, steps);
        const typed = await price.inputValue();
        // How far an undo goes back differs between two fields: it depends on the edits of earlier runs.
        if (!steps.includes('Control+z')) {
          await press(page, plain, steps);
          expect(typed).toBe(await plain.inputValue());
        }
        await expectGroupedOrRefused(price, typed);
      }),
      { numRuns: 60 },
    );
  });

  test('is grouped or refused when its field is left', async () => {
    const { page } = await ownerOf(shop);
    await login(page);
    await page.getByRole('button', { name: 'Tambah Produk' }).click();
    const price = dialog(page).getByLabel('Harga');
    for (const [typed, shown] of situations.typed as [string, string][]) {
      await press(page, price, [...typed]);
      expect(await price.inputValue()).toBe(typed);
      await price.blur();
      await expect(price).toHaveValue(shown);
      await expectRefused(price, typed === shown);
    }
  });
});

/** Adds a plain input to the form of the field. */
async function plainFieldBeside(field: Locator): Promise<Locator> {
  await field.evaluate((input) => {
    const plain = document.createElement('input');
    plain.dataset['plain'] = '';
    input.closest('form')?.append(plain);
  });
  return field.page().locator('[data-plain]');
}

async function press(page: Page, field: Locator, steps: readonly string[]): Promise<void> {
  await field.fill('');
  await field.focus();
  // More undos than edits would bring back the text of an earlier run.
  let isEdited = false;
  for (const one of steps) {
    if (one === 'Control+z' && !isEdited) continue;
    isEdited = /^(?:.|paste .*|compose .*)$/u.test(one) || (isEdited && one !== 'Control+z');
    const [action, text] = [one.split(' ', 1)[0], one.slice(one.indexOf(' ') + 1)];
    if (action === 'paste') await page.keyboard.insertText(text);
    else if (action === 'compose') await compose(page, text);
    else if (one.length > 1) await page.keyboard.press(one);
    else await page.keyboard.type(one);
  }
}

/** Types like an input method: each character replaces the unfinished text. */
async function compose(page: Page, text: string): Promise<void> {
  const session = await page.context().newCDPSession(page);
  for (let end = 1; end <= text.length; end += 1)
    await session.send('Input.imeSetComposition', {
      text: text.slice(0, end),
      selectionStart: end,
      selectionEnd: end,
    });
  await session.send('Input.insertText', { text });
  await session.detach();
}

async function expectGroupedOrRefused(price: Locator, typed: string): Promise<void> {
  const number = amountOf(typed);
  await price.blur();
  await expect(price).toHaveValue(number === undefined ? typed : new Intl.NumberFormat('id').format(number));
  await expectRefused(price, number === undefined && typed.trim() !== '');
}

async function expectRefused(field: Locator, isRefused: boolean): Promise<void> {
  const refused = expect(field);
  await (isRefused ? refused : refused.not).toHaveAttribute('aria-invalid', 'true');
}
