import { describe, expect, it } from '@jest/globals';
import { DESKTOP, PHONE } from './support/browser.js';
import { expectSound, login, openTab, ownerOf } from './support/panel.js';
import { chatOf } from './support/storefront.js';
import { useShop } from './support/use-shop.js';

describe.each([
  { screen: 'phone', viewport: PHONE },
  { screen: 'desktop', viewport: DESKTOP },
])('A chat number typed on a $screen', ({ viewport }) => {
  const shop = useShop();

  it.each([
    ['Konten', 'Nomor chat (WhatsApp)'],
    ['Produk', 'Nomor WhatsApp'],
  ] as const)(
    'in %s shows how it is understood, and outside Indonesia a warning and a link to try it',
    async (tab, label) => {
      const { page } = await ownerOf(shop, { viewport });
      await login(page);
      await openTab(page, tab);
      if (tab === 'Produk')
        await page
          .getByRole('button', { name: /^Ubah /u })
          .first()
          .click();
      const field = page.getByLabel(label);
      const warning = page.getByText('Nomor ini di luar Indonesia.');
      const tryLink = page.getByRole('link', { name: 'Coba buka chat' });

      await field.fill('81234567890');
      await page.getByText('Tautan chat akan memakai +62 812-3456-7890.').waitFor();
      expect([await warning.count(), await tryLink.count()]).toEqual([0, 0]);

      await field.fill('+81 90 1234 5678');
      await page.getByText('Tautan chat akan memakai +819012345678.').waitFor();
      await warning.waitFor();
      expect(chatOf(await tryLink.getAttribute('href')).address).toBe('https://wa.me/819012345678');
      expect(await tryLink.getAttribute('target')).toBe('_blank');
      await expectSound(page);
    },
  );
});
