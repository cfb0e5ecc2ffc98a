import { describe, expect, it } from '@jest/globals';
import { DESKTOP, PHONE } from '../support/browser.js';
import { login } from './both.js';
import { openFirefox } from './firefox.js';
import { useVisit } from './use-visit.js';
import { Visit } from './visit.js';

/** Runs in the page. Returns the vertical positions of elements that would move when a font arrives late. */
function positions(): string {
  const elements = [...document.querySelectorAll('h1, h2, #layanan article, footer')];
  return elements.map((element) => Math.round(element.getBoundingClientRect().top + scrollY)).join(' ');
}

describe.each([
  { device: 'a phone', viewport: PHONE },
  { device: 'a laptop', viewport: DESKTOP },
])('Firefox on $device', ({ viewport }) => {
  const test = useVisit(() => openFirefox(viewport));

  it('lays out the home page identically in the fallback font and the web font', async () => {
    const { shop, visit } = test;
    await visit.open('/');
    await visit.until(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
    const withFont = await visit.evaluate(positions);
    const driver = await openFirefox(viewport, { refused: /\.woff2$/u });
    try {
      const visitWithoutFont = new Visit(driver, shop.url);
      await visitWithoutFont.open('/');
      expect(await visitWithoutFont.evaluate(positions)).toBe(withFont);
    } finally {
      await driver.close();
    }
  });
});

describe('The panel in Firefox', () => {
  const test = useVisit(() => openFirefox(DESKTOP));

  it('refuses a product with a publication date but no time', async () => {
    const { visit } = test;
    await login(visit);
    await visit.press('button', 'Tambah Produk');
    await visit.sees('Tampil di toko');
    // The form has a publication date only while the switch 'Tampil di toko' is off.
    await visit.evaluate((name) => {
      const switches = document.querySelectorAll<HTMLElement>('[role=dialog] label:has([role=switch])');
      [...switches].find((label) => label.textContent === name)?.click();
    }, 'Tampil di toko');
    // The date 11/11/2090, without a time.
    await visit.type('Terbitkan pada (WIB)', '11112090');
    await visit.press('button', 'Simpan produk');
    await visit.sees('Isi tanggal dan jam terbitnya, atau kosongkan keduanya');
  });
});
