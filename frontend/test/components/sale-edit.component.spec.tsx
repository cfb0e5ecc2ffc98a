import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { json, refusal } from './support/fake-api';
import { dialog, fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';
import { sale } from './support/sales';

const PERCENT = 'Diskon (persen)';

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
      const shared = new URL(
        form.getByRole<HTMLAnchorElement>('link', { name: 'Bagikan ke WhatsApp' }).href,
      ).searchParams.get('text');
      expect(shared?.replaceAll('\u00a0', ' ')).toMatch(
        /^Mug Custom Foto: Rp 44\.000 \(sebelumnya Rp 55\.000\), sampai Minggu, 1 Januari 2090 .*\?dari=bagikan$/u,
      );
      api.shop.sales = [sale({ version: 2, discountPercentage: 33 })];
      api.respond('PUT /api/flash-sales/:id', ({ headers, body }) =>
        headers.get('If-Match') === '"2"' ? json(body) : refusal(409, 'Sudah berubah'),
      );
      await fill(user, form.getByLabelText(PERCENT), '44');
      await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
      await form.findByText('Data ini sudah diubah di tempat lain sejak Anda membukanya.');
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
