import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { VisitReportResponse } from '../../src/api/generated/models';
import { openPanel, openPart, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const totals = { view: 1234, chat: 5, marketplace: 2, search: 4 };
const report: VisitReportResponse = {
  current: totals,
  previous: { ...totals, view: 900 },
  days: [
    { ...totals, day: '2026-11-20', view: 234 },
    { ...totals, day: '2026-11-21', view: 1000 },
  ],
  products: [{ ...totals, id: '0198c1a2-5b7e-7cc1-9f4e-2f1d7a6b3c4d', name: null, view: 40 }],
  sources: [{ source: 'instagram', current: 30, previous: 3 }],
  searches: [
    { words: 'undagan 500', count: 4, pair: { words: 'undangan', product: 'Undangan Cetak Hardcover' } },
    { words: '3x1', count: 3, pair: { words: null, product: null } },
  ],
};

async function open() {
  const api = panelApi();
  api.respond('GET /api/admin/visits', () => report);
  const user = await openPanel(api, 'Pengaturan');
  expect(api.requestsTo('GET /api/admin/visits')).toEqual([]);
  const section = await openPart(user, 'Ringkasan');
  await section.findByText('1.234');
  return { api, user, section };
}

describe('The summary of visits', () => {
  it('shows the counts beside those of the period before, by product and by source', async () => {
    const { api, user, section } = await open();
    section.getByText('7 hari sebelumnya: 900');
    const cells = (name: string) =>
      within(section.getByRole('region', { name }))
        .getAllByRole('row')
        .map((row) => [...row.children].map(({ textContent }) => textContent));
    expect(cells('Produk yang paling banyak dilihat')[1]).toEqual([
      'Produk yang sudah dihapus',
      '40',
      '5',
      '2',
    ]);
    expect(cells('Dari mana pengunjung datang')[1]).toEqual(['Instagram', '30', '3']);
    section.getByRole('img', { name: /20 November 2026 sampai 21 November 2026, paling banyak 1\.000/u });
    for (const text of ['20 November', 'Terbanyak 1.000 sehari', '21 November']) section.getByText(text);
    expect(cells('Tabel per hari')).toHaveLength(3);
    const csv = () => section.getByRole('link', { name: 'Unduh CSV' }).getAttribute('href');
    expect(csv()).toBe('/api/admin/visits.csv?days=7');
    await user.click(section.getByRole('button', { name: '30 hari' }));
    await section.findByText('30 hari sebelumnya: 900');
    expect(csv()).toBe('/api/admin/visits.csv?days=30');
    expect(api.requestsTo('GET /api/admin/visits')).toHaveLength(2);
  });

  it('saves words that were searched in vain as another name of a product with one tap', async () => {
    const { api, user, section } = await open();
    await user.click(
      section.getByRole('button', { name: 'Samakan “undangan” dengan “Undangan Cetak Hardcover”' }),
    );
    await screen.findByText('Kata yang artinya sama disimpan');
    expect(api.shop.searchWords.synonyms).toEqual([
      ['stiker', 'sticker'],
      ['undangan', 'Undangan Cetak Hardcover'],
    ]);
    await waitFor(() => expect(api.requestsTo('GET /api/admin/visits')).toHaveLength(2));
  });

  it('opens the form of synonyms with words that were searched in vain', async () => {
    const { user, section } = await open();
    await user.click(section.getByRole('button', { name: 'Tambah kata: undangan' }));
    expect(section.queryByRole('button', { name: /3x1/u })).toBeNull();
    const word = await screen.findByLabelText('Kata 2');
    expect(valueOf(word)).toBe('undangan');
    expect(valueOf(screen.getByLabelText('Kata 2 artinya sama dengan'))).toBe('');
  });
});
