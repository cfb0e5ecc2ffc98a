import { expect, test, type Page } from '@playwright/test';
import { saveContent } from './support/content-api.js';
import { firstIsCore } from './support/core.js';
import { read } from './support/shop-api.js';
import { parseChatUrl, visibleText } from './support/storefront.js';
import { structuredData } from './support/structured-data.js';
import { useShop } from './support/use-shop.js';

const hero = {
  title: 'Cetak apa saja hari ini',
  subtitle: 'Dari satu lembar sampai seribu, & tanpa menunggu lama di depan mesin.',
  primaryButton: 'Tanya Harga',
  secondaryButton: 'Lihat Contoh',
};
const chats = (page: Page): Promise<string[]> =>
  page
    .locator('a[href^="https://wa.me/"]')
    .evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));

test.describe('The saved site content', () => {
  const shop = useShop();
  const save = async (changes: object, company: object = {}): Promise<void> => {
    const content = await read<{ company: object }>(shop.server, '/api/site-content');
    await saveContent(shop.server, 'site-content', {
      ...content,
      ...changes,
      company: { ...content.company, ...company },
    });
  };

  for (const [javaScript, tag] of firstIsCore([true, false]))
    test(`appears immediately after a save in hero, header, title and structured data; JavaScript: ${javaScript}${tag}`, async () => {
      const name = `Studio Kertas ${javaScript ? 'Satu' : 'Dua'}`;
      await save({ hero }, { name });
      const { page } = await shop.visitor({ javaScript });
      await page.goto('/');
      expect(await page.title()).toBe(`${hero.title}: desain dan percetakan · ${name}`);
      expect(await visibleText(page.locator('h1'))).toBe(hero.title);
      expect(await visibleText(page.locator('main'))).toContain(hero.subtitle);
      expect(await page.locator('meta[name=description]').getAttribute('content')).toBe(hero.subtitle);
      const order = page.getByRole('link', { name: hero.primaryButton });
      expect(parseChatUrl(await order.getAttribute('href')).message).toContain(name);
      expect(await page.getByRole('link', { name: hero.secondaryButton }).getAttribute('href')).toBe(
        '#layanan',
      );
      expect(
        await page
          .locator('header')
          .getByRole('link', { name: `${name}, ke beranda` })
          .count(),
      ).toBe(1);
      expect(await structuredData(page, 'LocalBusiness')).toMatchObject({ name });
      await page.goto('/faq');
      expect(await page.title()).toContain(name);
    });

  test('sets the chat number of home, contact, FAQ and service pages, and of the structured data', async () => {
    await save({}, { chatNumber: '0812-9876-543' });
    const { page } = await shop.visitor({ javaScript: false });
    for (const path of ['/', '/contact', '/faq', '/design', '/printing', '/branding', '/digital-marketing']) {
      await page.goto(path);
      const numbers = (await chats(page)).map((href) => parseChatUrl(href).url);
      expect(numbers.length).toBeGreaterThan(1);
      expect([path, [...new Set(numbers)]]).toEqual([path, ['https://wa.me/628129876543']]);
    }
    await page.goto('/');
    expect(await structuredData(page, 'LocalBusiness')).toMatchObject({ telephone: '+628129876543' });
  });

  test('sets social profiles and follower counts in the footer; no counts are shown by default', async () => {
    const { page } = await shop.visitor({ javaScript: false });
    await page.goto('/');
    for (const sample of ['1.2K', '250 pengikut', '89 pengikut'])
      expect(await visibleText(page.locator('footer'))).not.toContain(sample);
    const social = { instagram: 'https://www.instagram.com/studio', marketplace: null };
    const followers = { instagram: '3.4K', facebook: '', tiktok: '' };
    const content = await read<{ social: object }>(shop.server, '/api/site-content');
    await save({ social: { ...content.social, ...social }, followers });
    await page.goto('/faq');
    const footer = page.locator('footer');
    expect(await visibleText(footer)).toContain('3.4K');
    expect(await footer.locator('a[href="https://www.instagram.com/studio"]').count()).toBe(1);
    expect(await footer.locator('a[href*="shopee"]').count()).toBe(0);
  });
});
