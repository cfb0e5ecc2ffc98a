import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  await screen.findByLabelText('Kata 1');
  const save = () => user.click(screen.getByRole('button', { name: 'Simpan' }));
  return { api, user, save, field: (name: string) => screen.getByLabelText(name) };
}

describe('The form of synonyms', () => {
  it('shows the saved synonym pairs, and sends pairs and larger groups on a save', async () => {
    const { api, user, field, save } = await open();
    expect(['Kata 1', 'Kata 1 artinya sama dengan'].map((name) => valueOf(field(name)))).toEqual([
      'stiker',
      'sticker',
    ]);
    await user.click(screen.getByRole('button', { name: 'Tambah pasangan kata' }));
    await fill(user, field('Kata 2'), 'mug');
    await fill(user, field('Kata 2 artinya sama dengan'), ' cangkir, gelas');
    await save();
    await screen.findByText('Kata yang artinya sama berhasil disimpan');
    const [stiker, mug] = [
      ['stiker', 'sticker'],
      ['mug', 'cangkir', 'gelas'],
    ];
    expect(api.shop.searchWords).toEqual({ synonyms: [stiker], groups: [mug] });
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Hapus pasangan kata 1' }));
    await save();
    await waitFor(() => expect(api.shop.searchWords).toEqual({ synonyms: [], groups: [mug] }));
  });
});
