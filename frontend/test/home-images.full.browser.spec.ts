import { expect, test, type Page } from '@playwright/test';
import { useSharedShop } from './support/use-shop.js';

const imagesIn = (page: Page, selector: string) =>
  page
    .locator(`${selector} img`)
    .evaluateAll((images) => images.map((image) => image.getAttribute('src') ?? ''));

/** The box of each card, in pixels from the top left corner of the grid. */
const boxes = (page: Page) =>
  page.locator('#layanan article').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, top, right, bottom } = card.getBoundingClientRect();
      return { left, top, right, bottom };
    }),
  );

test.describe('The images of the home page', () => {
  const shop = useSharedShop();

  test('are all different in hero, flash sale and grid', async () => {
    const { page } = await shop.visitor();
    await page.goto('/');
    const images = [
      ...(await imagesIn(page, 'main section:has(h1)')),
      ...(await imagesIn(page, 'section[data-sale]')),
      ...(await imagesIn(page, '#layanan')),
    ];
    expect(images).toHaveLength(3 + 3 + 8);
    expect(new Set(images).size).toBe(images.length);
  });

  test('stay the same in the hero when a category is chosen', async () => {
    const { page } = await shop.visitor();
    await page.goto('/');
    const hero = await imagesIn(page, 'main section:has(h1)');
    await page.goto('/?kategori=branding');
    expect(await imagesIn(page, 'main section:has(h1)')).toEqual(hero);
  });

  for (const width of [768, 1024, 1440])
    test(`in the grid at ${width} px start with a card of more than double width and fill every row`, async () => {
      const { page } = await shop.visitor({ viewport: { width, height: 900 } });
      for (const shown of [8, 16, 24, 48]) {
        await page.goto(`/?tampil=${shown}`);
        const cards = await boxes(page);
        const [first, second] = cards;
        if (!first || !second) throw new Error('No cards');
        expect(first.right - first.left).toBeGreaterThan(2 * (second.right - second.left));
        const right = Math.max(...cards.map((card) => card.right));
        // The first card is two rows high, so a row consists of the cards with the same lower edge.
        const rows = new Set(cards.map(({ bottom }) => Math.round(bottom)));
        for (const row of rows) {
          const inRow = cards.filter(({ bottom }) => Math.round(bottom) === row);
          expect(Math.round(Math.max(...inRow.map((card) => card.right)))).toBe(Math.round(right));
        }
      }
    });

  test('in the grid have the same width on a phone', async () => {
    const { page } = await shop.visitor({ viewport: { width: 390, height: 844 } });
    await page.goto('/');
    const widths = (await boxes(page)).map(({ left, right }) => Math.round(right - left));
    expect(new Set(widths).size).toBe(1);
  });
});
