import { expect, test, type Locator, type Page } from '@playwright/test';
import type { Pricing } from '@etalase/backend/rules/pricing';
import { dialog, expectAccessible, login, ownerOf } from './support/panel.js';
import { loginAsAdmin, read } from './support/shop-api.js';
import { useShop } from './support/use-shop.js';
import lists from './price-lists/lists.json' with { type: 'json' };

const PHONE = { width: 390, height: 844 };
const PRODUCT = 'Mug Custom Foto';
const LIST = /^Beda menurut satuan/u;

/** Counts what a thumb does: taps, filled fields, and two taps for a choice. */
function countingThumb(page: Page) {
  const thumb = {
    steps: 0,
    tap: async (target: Locator) => {
      thumb.steps += 1;
      await target.click();
    },
    enter: async () => {
      thumb.steps += 1;
      await page.keyboard.press('Enter');
    },
    fill: async (target: Locator, text: string | number) => {
      if ((await target.inputValue()) === String(text)) return;
      thumb.steps += 1;
      await target.fill(String(text));
    },
    choose: async (target: Locator, value: string) => {
      if ((await target.inputValue()) === value) return;
      thumb.steps += 2;
      await target.selectOption(value);
    },
  };
  return thumb;
}

/** Runs in the page. @returns the texts that are longer than their fields. */
const findCut = (fields: Element[]) =>
  fields
    .filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth)
    .map((field) => (field as HTMLInputElement).value);

/** Enters a price list into a product that has none. @returns the number of steps. */
async function enterList(page: Page, product: string, pricing: Pricing): Promise<number> {
  const thumb = countingThumb(page);
  const form = dialog(page);
  const { variants, extras } = pricing;
  await thumb.tap(page.getByRole('button', { name: `Ubah ${product}`, exact: true }));
  await thumb.tap(form.getByRole('switch', { name: LIST }));
  if (pricing.onRequest) await thumb.tap(form.getByRole('switch', { name: /^Harga lewat chat/u }));
  else {
    const unit = form.getByLabel('Satuan', { exact: true });
    await thumb.fill(unit, pricing.unit ?? '');
    await unit.blur();
    await expect(form.getByLabel('Cara menghitung')).toHaveValue(pricing.measure);
    if (pricing.priceFor !== 'unit')
      await thumb.choose(form.getByLabel('Harga berlaku untuk'), pricing.priceFor);
  }
  for (const [index, { tiers }] of variants.entries()) {
    if (index > 0) await thumb.tap(form.getByRole('button', { name: 'Tambah pilihan' }));
    // A single variant has no name.
    for (const at of index === 1 ? [0, 1] : index > 1 ? [index] : [])
      await thumb.fill(form.getByLabel(`Nama pilihan ${at + 1}`), variants[at]?.name ?? '');
    const title = index === 0 ? 'Harga per jumlah' : `Harga per jumlah: Pilihan ${index + 1}`;
    const rows = form.getByRole('group', { name: title, exact: true });
    for (const [row, { from, price }] of tiers.entries()) {
      const quantity = rows.getByLabel(`Jumlah ${row + 1}`, { exact: true });
      if ((await quantity.count()) === 0) await thumb.enter();
      await thumb.fill(quantity, from);
      await thumb.fill(rows.getByLabel(`Harga ${row + 1}`, { exact: true }), price);
    }
    const surplus = rows.getByRole('button', { name: `Hapus jumlah ${tiers.length + 1}` });
    while ((await surplus.count()) > 0) await thumb.tap(surplus);
  }
  for (const [index, { note }] of variants.entries())
    if (note && variants.length > 1)
      await thumb.fill(form.getByLabel(`Keterangan pilihan ${index + 1}`), note);
  for (const [index, { name, price, per }] of extras.entries()) {
    await thumb.tap(form.getByRole('button', { name: 'Tambah finishing' }));
    await thumb.fill(form.getByLabel(`Nama finishing ${index + 1}`), name);
    await thumb.fill(form.getByLabel(`Harga finishing ${index + 1}`), price);
    await thumb.choose(form.getByLabel(`Dihitung per (finishing ${index + 1})`), per);
  }
  expect(await form.getByLabel(/^(?:Nama|Harga) (?:pilihan|finishing)/u).evaluateAll(findCut)).toEqual([]);
  await thumb.fill(form.getByLabel('Waktu pengerjaan'), pricing.leadTime ?? '');
  await thumb.tap(form.getByRole('button', { name: 'Simpan perubahan' }));
  await expect(form).toHaveCount(0);
  return thumb.steps;
}

test.describe('A price list', () => {
  const shop = useShop();

  for (const { product: name, price, pricing } of lists)
    test(`of ${name} is entered on a phone with at most 45 taps and fields`, async () => {
      const { id } = await (await loginAsAdmin(shop.server)).addProduct({ name });
      const { page } = await ownerOf(shop, { viewport: PHONE });
      await login(page);
      const steps = await enterList(page, name, pricing as Pricing);
      test.info().annotations.push({ type: 'taps and fields', description: String(steps) });
      expect(steps).toBeLessThanOrEqual(45);
      // A single variant has no note either.
      const variants =
        pricing.variants.length > 1
          ? pricing.variants
          : pricing.variants.map(({ name, tiers }) => ({ name, tiers }));
      expect(await read(shop.server, `/api/products/${id}`)).toMatchObject({
        price,
        pricing: { ...pricing, variants },
      });
    });

  test('stands as visitors see it beside its fields while it scrolls, and below them on narrow screens', async () => {
    const { page } = await ownerOf(shop, { viewport: { width: 1366, height: 657 } });
    await login(page);
    const form = dialog(page);
    await page.getByRole('button', { name: `Ubah ${PRODUCT}` }).click();
    const list = form.getByRole('switch', { name: LIST });
    await list.check();
    const preview = form.getByRole('region', { name: 'Yang dilihat pengunjung' });
    const extras = form.getByRole('button', { name: 'Tambah finishing' });
    const lead = form.getByLabel('Waktu pengerjaan');
    const isBeside = async () => {
      const [own, field] = [await preview.boundingBox(), await lead.boundingBox()];
      return own !== null && field !== null && own.x >= field.x + field.width;
    };
    for (const width of [992, 1366]) {
      await page.setViewportSize({ width, height: 657 });
      await lead.scrollIntoViewIfNeeded();
      expect(await isBeside()).toBe(true);
      await expect(preview).toBeInViewport({ ratio: 0.5 });
    }
    await expectAccessible(page);
    await page.setViewportSize({ width: 991, height: 657 });
    expect(await isBeside()).toBe(false);
    const [above, below] = [await preview.boundingBox(), await extras.boundingBox()];
    expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  });
});

/** Runs in the page. Returns the chosen texts that their selects do not show whole. */
function cutChoices(): string[] {
  return [...document.querySelectorAll<HTMLSelectElement>('[role=dialog] select')].flatMap((select) => {
    const { paddingLeft, paddingRight, paddingTop, paddingBottom, font } = getComputedStyle(select);
    const shown = document.createElement('div');
    shown.textContent = select.selectedOptions[0]?.textContent ?? '';
    const width = select.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
    shown.style.cssText = `position: fixed; visibility: hidden; overflow-wrap: anywhere; width: ${width}px; font: ${font}`;
    document.body.append(shown);
    const { scrollHeight } = shown;
    shown.remove();
    const height = select.clientHeight - parseFloat(paddingTop) - parseFloat(paddingBottom);
    return scrollHeight > height + 1 ? [`${shown.textContent}: ${scrollHeight} of ${height} px`] : [];
  });
}

test.describe('The fields of prices on a phone', () => {
  const shop = useShop();

  for (const [width, percent] of [
    [390, 100],
    [320, 100],
    [320, 200],
  ] as const)
    test(`show their choices whole, ${width} px wide with text of ${percent} %`, async () => {
      const { page } = await ownerOf(shop, { viewport: { width, height: 844 } });
      await login(page);
      await page.evaluate((size) => {
        document.documentElement.style.setProperty('font-size', `${size}%`, 'important');
      }, percent);
      await page.getByRole('button', { name: 'Ubah Spanduk Flexi per Meter' }).first().click();
      await dialog(page).getByLabel('Dihitung per (finishing 1)').selectOption('each');
      expect(await page.evaluate(cutChoices)).toEqual([]);
      await dialog(page).getByRole('button', { name: 'Batal' }).click();
      await page.getByRole('button', { name: 'Pilih', exact: true }).click();
      await page.getByRole('checkbox').first().check();
      await page.getByRole('button', { name: 'Harga', exact: true }).click();
      await dialog(page).getByLabel('Bulatkan ke').waitFor();
      expect(await page.evaluate(cutChoices)).toEqual([]);
    });

  test('have 2 px or more between label, focus ring and hint', async () => {
    const { page } = await ownerOf(shop, { viewport: PHONE });
    await login(page);
    await page.getByRole('button', { name: 'Ubah Spanduk Flexi per Meter' }).first().click();
    for (const label of ['Nama produk', 'Deskripsi', 'Kategori', 'Satuan', 'Nama pilihan 1'])
      await expect
        .poll(async () => {
          const field = dialog(page).getByLabel(label, { exact: true });
          await field.focus();
          return field.evaluate((element) => {
            const { outlineOffset, outlineWidth } = getComputedStyle(element);
            const ring = parseFloat(outlineOffset) + parseFloat(outlineWidth);
            const { top, bottom } = element.getBoundingClientRect();
            const [before, after] = ['label', '[data-part=helper-text]'].map((part) =>
              element.closest('[data-part=root]:has(label)')?.querySelector(part)?.getBoundingClientRect(),
            );
            return Math.min(top - (before?.bottom ?? NaN), (after?.top ?? Infinity) - bottom) - ring;
          });
        }, label)
        .toBeGreaterThanOrEqual(2);
  });
});
