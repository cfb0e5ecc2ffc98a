import { describe, expect, it, jest } from '@jest/globals';
import { act, screen } from '@testing-library/react';
import { json, refusal } from './support/fake-api';
import { dialog, fill, openPanel, PUBLIC_URL } from './support/panel';
import { panelApi } from './support/panel-api';
import { DAY_MS, PRODUCT_ON_SALE, sale } from './support/sales';

const PERCENT = 'Diskon (persen)';

async function openSale(changes: Parameters<typeof sale>[0]) {
  const user = await openPanel(panelApi({ sales: [sale(changes)] }), 'Flash Sales');
  await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
  return dialog('Ubah flash sale');
}

describe('The link that shares a flash sale', () => {
  const name = 'Bagikan ke WhatsApp';

  it.each([
    [
      'running',
      { startDate: null, status: 'scheduled' },
      'Rp 44.000 (sebelumnya Rp 55.000), sampai Minggu, 1 Januari 2090 pukul 07.00 WIB.',
    ],
    [
      'scheduled',
      { startDate: '2089-12-31T00:00:00.000Z', status: 'running' },
      'Rp 44.000, mulai Sabtu, 31 Desember 2089 pukul 07.00 WIB sampai Minggu, 1 Januari 2090 pukul 07.00 WIB.',
    ],
  ] as const)('of a %s sale says its price and its times', async (_status, changes, words) => {
    const form = await openSale({ ...changes, endDate: '2090-01-01T00:00:00.000Z' });
    const { href } = form.getByRole<HTMLAnchorElement>('link', { name });
    const message = new URL(href).searchParams.get('text')?.replaceAll('\u00a0', ' ');
    const url = `${PUBLIC_URL}/product/${PRODUCT_ON_SALE}?dari=bagikan`;
    expect(message).toBe(`Mug Custom Foto: ${words} ${url}`);
  });

  it('disappears when the sale ends', async () => {
    const tick = jest.spyOn(globalThis, 'setInterval');
    const form = await openSale({});
    form.getByRole('link', { name });
    const time = performance.now() + 2 * DAY_MS;
    jest.spyOn(performance, 'now').mockReturnValue(time);
    act(() => {
      for (const [update, ms] of tick.mock.calls) if (ms === 15_000) update();
    });
    expect(form.queryByRole('link', { name })).toBeNull();
  });
});

describe('The form of an existing flash sale', () => {
  it.each([
    ['Muat versi terbaru', 1],
    ['Simpan isian saya', 2],
  ])(
    "sends the loaded version in If-Match, and offers '%s' after a version conflict",
    async (choice, requestCount) => {
      const api = panelApi({ sales: [sale({ endDate: '2090-01-01T00:00:00.000Z' })] });
      const user = await openPanel(api, 'Flash Sales');
      await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
      const form = await dialog('Ubah flash sale');
      await form.findByDisplayValue('2090-01-01T07:00');
      api.shop.sales = [sale({ version: 2, discountPercentage: 33 })];
      api.respond('PUT /api/flash-sales/:id', ({ headers, body }) =>
        headers.get('If-Match') === '"2"' ? json(body) : refusal(409, 'Sudah berubah'),
      );
      await fill(user, form.getByLabelText(PERCENT), '44');
      await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
      await form.findByText('Belum tersimpan: data ini baru diubah di perangkat lain.');
      await user.click(form.getByRole('button', { name: choice }));
      if (choice === 'Muat versi terbaru') await form.findByDisplayValue('33');
      else await screen.findByText('Flash sale berhasil diubah');
      const all = api.requestsTo('PUT /api/flash-sales/:id');
      expect(all).toHaveLength(requestCount);
      expect(all[0]?.headers.get('If-Match')).toBe('"1"');
      expect(all.at(-1)?.body).toMatchObject({ discountPercentage: 44, endDate: '2090-01-01T00:00:00.000Z' });
    },
  );
});
