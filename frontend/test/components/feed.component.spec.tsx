import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { openPanel, openPart, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

it('The settings show the address of the feed, three steps, and the products that it leaves out', async () => {
  const api = panelApi();
  const url = 'https://toko.example/feeds/meta.csv';
  const leftOut = [
    { id: '0198c1a2-5b7e-7cc1-9f4e-2f1d7a6b3c4d', name: 'Mug', reason: 'smallPhoto' as const },
  ];
  api.respond('GET /api/admin/feed', () => ({ url, products: 36, leftOut }));
  const user = await openPanel(api, 'Pengaturan');
  const section = await openPart(user, 'Katalog WhatsApp');
  expect(valueOf(await section.findByLabelText('Alamat katalog'))).toBe(url);
  section.getByText('36 produk ada di katalog.');
  const [steps, others] = section.getAllByRole('list');
  expect(within(steps as HTMLElement).getAllByRole('listitem')).toHaveLength(3);
  await user.click(section.getByRole('button', { name: 'Salin alamat katalog' }));
  await screen.findByText('Alamat katalog disalin');
  expect(await navigator.clipboard.readText()).toBe(url);
  expect(others?.textContent).toBe('Mug: fotonya lebih kecil dari 500 × 500 piksel');
});
