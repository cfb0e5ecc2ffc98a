import { expect, test, type Page } from '@playwright/test';
import situations from './situations/faq-page.json' with { type: 'json' };
import { axeViolations } from './support/browser.js';
import { saveContent, type SiteContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { read } from './support/shop-api.js';
import { visibleTexts, openHydrated, parseChatUrl, visibleText } from './support/storefront.js';
import { structuredData } from './support/structured-data.js';
import { useShop } from './support/use-shop.js';

const questions = (page: Page) => page.locator('main summary');
const answers = (page: Page) => page.locator('main details p');
const visibleAnswers = (page: Page) => visibleTexts(answers(page).filter({ visible: true }));

const shop = useShop();

test.describe('/faq', () => {
  for (const [javaScript, tag] of firstIsCore([true, false]))
    test(`opens only one question at a time, and closes an open question on click; JavaScript: ${javaScript}${tag}`, async () => {
      const { page } = await shop.visitor({ javaScript });
      if (javaScript) await openHydrated(page, '/faq');
      else await page.goto('/faq');
      expect(await questions(page).count()).toBe(12);
      expect(await visibleAnswers(page)).toEqual([]);
      const texts = await answers(page).allTextContents();
      for (const index of [0, 5, 11]) {
        await questions(page).nth(index).click();
        await expect.poll(() => visibleAnswers(page)).toEqual([texts[index]]);
      }
      await questions(page).nth(11).click();
      await expect.poll(() => visibleAnswers(page)).toEqual([]);
    });

  test('opens answers by Enter and Space, without axe violations', async () => {
    const { page } = await shop.visitor();
    await openHydrated(page, '/faq');
    await questions(page).first().focus();
    await page.keyboard.press('Enter');
    await expect.poll(() => visibleAnswers(page)).toHaveLength(1);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(() => visibleAnswers(page)).toHaveLength(1);
    expect(await page.locator('main details').nth(1).getAttribute('open')).not.toBeNull();
    expect(await axeViolations(page)).toEqual([]);
  });

  test("states the shop's delivery times, prices and terms", async () => {
    const { page } = await shop.visitor();
    await page.goto('/faq');
    const all = (await answers(page).allTextContents()).join('\n');
    for (const fact of situations.facts) expect(all).toContain(fact);
  });

  test('links to the chat and to the contact form', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/faq');
    const chat = page.locator('main a[href^="https://wa.me/"]');
    const { url, message } = parseChatUrl(await chat.getAttribute('href'));
    expect(url).toBe('https://wa.me/6280000000000');
    expect(message).toMatch(/^Halo Etalase/u);
    expect(await chat.getAttribute('target')).toBe('_blank');
    await page.locator('main').getByRole('link', { name: 'formulir' }).click();
    await page.waitForURL('**/contact');
  });

  test('has the saved questions and answers both on the page and in structured data', async () => {
    const { page } = await shop.visitor();
    const content = await read<SiteContent>(shop.server, '/api/site-content');
    const faq = [
      ...content.faq.slice(0, 3),
      { question: 'Buka hari libur?', answer: 'Tidak </script> & "tutup".' },
    ];
    await saveContent(shop.server, 'site-content', { ...content, faq });
    await openHydrated(page, '/faq');
    const { mainEntity } = (await structuredData(page, 'FAQPage')) as {
      mainEntity: { name: string; acceptedAnswer: { text: string } }[];
    };
    expect(
      mainEntity.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
    ).toEqual(faq);
    expect(await visibleTexts(questions(page).locator('h2'))).toEqual(faq.map(({ question }) => question));
    expect(await answers(page).allTextContents()).toEqual(faq.map(({ answer }) => answer));
    await saveContent(shop.server, 'site-content', content);
  });

  test("prints every answer and the page's URL, but no navigation, footer or contact prompt", async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/faq');
    await page.emulateMedia({ media: 'print' });
    expect(await visibleAnswers(page)).toHaveLength(12);
    for (const hidden of ['header nav', 'footer', 'main section']) {
      expect(await page.locator(hidden).filter({ visible: true }).count()).toBe(0);
    }
    expect(await visibleText(page.locator('[data-print]'))).toContain(`${shop.url}/faq`);
    await page.emulateMedia({ media: 'screen' });
    expect(await page.locator('[data-print]').isVisible()).toBe(false);
  });
});

test.describe('A printed product page', () => {
  test("shows one image, the chat number and the page's URL, but no controls", async () => {
    const { page } = await shop.visitor({ javaScript: false });
    const products = await read<{ id: string; images: string[] }[]>(shop.server, '/api/products');
    const product = products.find(({ images }) => images.length > 1);
    await page.goto(`/product/${product?.id}`);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('main img').filter({ visible: true }).count()).toBe(1);
    expect(await page.locator('main button, main select, footer').filter({ visible: true }).count()).toBe(0);
    expect(await visibleText(page.locator('[data-print]'))).toContain('+62 800-0000-0000');
    expect(await visibleText(page.locator('[data-print]'))).toContain(`${shop.url}/product/${product?.id}`);
  });
});
