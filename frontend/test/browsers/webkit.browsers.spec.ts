import { describe, expect, it } from '@jest/globals';
import { DESKTOP } from '../support/browser.js';
import { eventually } from '../support/storefront.js';
import { useVisit } from './use-visit.js';
import { openWebKit } from './webkit.js';

const position = (): number => Math.round(scrollY);

describe('WebKit', () => {
  const test = useVisit(() => openWebKit(DESKTOP));

  it('restores the scroll position after Back from another page', async () => {
    const { visit } = test;
    await visit.open('/');
    await visit.hydrated();
    await visit.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }));
    await visit.open('/faq');
    await visit.back();
    await visit.until(() => location.pathname === '/');
    await eventually(async () => expect(await visit.evaluate(position)).toBe(700));
    // WebKit may scroll again after it has restored the position. After hydration, this second change would be visible.
    await visit.hydrated();
    expect(await visit.evaluate(position)).toBe(700);
  });

  it('restores the scroll position after a reload of a home page whose list was extended', async () => {
    const { visit } = test;
    await visit.open('/#layanan');
    await visit.press('button', 'Muat Lebih Banyak Layanan');
    await visit.until(() => document.querySelectorAll('#layanan article').length === 16);
    // The button has removed the anchor from the URL.
    expect(await visit.evaluate(() => location.hash)).toBe('');
    await visit.evaluate(() =>
      document.querySelectorAll('#layanan article')[12]?.scrollIntoView({ behavior: 'instant' }),
    );
    const before = await visit.evaluate(position);
    await visit.reload();
    await eventually(async () => expect(await visit.evaluate(position)).toBe(before));
  });
});
