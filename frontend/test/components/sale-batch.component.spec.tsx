import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { dialog, errorAt, fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const CALL = 'POST /api/admin/flash-sales/batch';

it('a whole category is put on sale, and products that are left out are named', async () => {
  const api = panelApi();
  api.respond(CALL, () => ({
    created: 6,
    skipped: [{ id: 'p9', name: 'Mug', reason: 'Produk ini sudah punya flash sale' }],
    change: 4,
  }));
  const user = await openPanel(api, 'Flash Sales');
  await user.click(screen.getByRole('button', { name: 'Untuk satu kategori' }));
  await screen.findByLabelText('Kategori');
  const form = await dialog('Flash sale untuk satu kategori');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  expect(errorAt(form.getByLabelText('Kategori'))).toContain('Pilih kategori');
  await user.selectOptions(form.getByLabelText('Kategori'), 'Merchandise');
  await fill(user, form.getByLabelText(/^Diskon/u), '20%');
  await fill(user, form.getByLabelText(/^Berakhir/u), '2099-01-01T09:00');
  await user.click(form.getByRole('button', { name: 'Simpan flash sale' }));
  await screen.findByText('6 flash sale dibuat');
  screen.getByText('Mug: Produk ini sudah punya flash sale.');
  expect(api.bodies(CALL)).toEqual([
    {
      category: 'merchandise',
      discountPercentage: 20,
      startDate: null,
      endDate: '2099-01-01T02:00:00.000Z',
    },
  ]);
});
