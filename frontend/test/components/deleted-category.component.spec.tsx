import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { product } from './support/fixtures';
import { openPage, openSearch, shopApi } from './support/storefront';
import { fill } from './support/watch';

it('A product of a deleted category shows no category slug on its card or in the search', async () => {
  const user = await openPage(shopApi([product({ category: 'kategori-hilang' })]), '/');
  screen.getByRole('link', { name: 'Mug Custom Foto' });
  expect(screen.queryByText('kategori-hilang')).toBeNull();
  const { dialog, field } = await openSearch(user);
  await fill(user, field, 'mug');
  await dialog.findByText('Ditemukan 1 produk');
  expect(dialog.queryByText('kategori-hilang')).toBeNull();
});
