import { describe, expect, it } from '@jest/globals';
import { DESKTOP, PHONE } from '../support/browser.js';
import { ADMIN_PASSWORD } from '../support/panel.js';
import { openFirefox } from './firefox.js';
import { useVisit } from './use-visit.js';
import { Visit } from './visit.js';

/** The positions of elements that a late font would move. */
function positions(): string {
  const parts = [...document.querySelectorAll('h1, h2, #layanan article, footer')];
  return parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)).join(' ');
}

describe.each([
  { device: 'a phone', viewport: PHONE },
  { device: 'a laptop', viewport: DESKTOP },
])('Firefox on $device', ({ viewport }) => {
  const test = useVisit(() => openFirefox(viewport));

  it('lays out the home page at the same positions in the fallback font and in the web font', async () => {
    const { shop, visit } = test;
    await visit.open('/');
    await visit.until(() => document.fonts.size > 0 && document.fonts.status === 'loaded');
    const withFont = await visit.evaluate(positions);
    const other = await openFirefox(viewport, { refused: /\.woff2$/u });
    try {
      const fallback = new Visit(other, shop.url);
      await fallback.open('/');
      expect(await fallback.evaluate(positions)).toBe(withFont);
    } finally {
      await other.close();
    }
  });
});

describe('The panel in Firefox', () => {
  const test = useVisit(() => openFirefox(DESKTOP));

  it('refuses a sale whose start has a date without a time', async () => {
    const { visit } = test;
    await visit.open('/admin');
    await visit.type('Kata sandi', ADMIN_PASSWORD);
    await visit.press('button', 'Masuk');
    await visit.press('tab', 'Flash Sales');
    await visit.press('button', 'Tambah Flash Sale');
    await visit.type('Mulai (WIB)', '11112090');
    await visit.press('button', '3 hari');
    await visit.press('button', 'Simpan flash sale');
    await visit.sees('Isi tanggal dan jam mulainya, atau kosongkan keduanya');
  });
});
