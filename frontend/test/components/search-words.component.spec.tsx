import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import { fill, errorAt, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  await screen.findByLabelText('Kata 1');
  const save = () => user.click(screen.getByRole('button', { name: 'Simpan' }));
  return { api, user, save, field: (name: string) => screen.getByLabelText(name) };
}

describe('The form of synonyms', () => {
  it('shows the saved synonym pairs, and sends only the pairs on a save', async () => {
    const { api, user, field, save } = await open();
    expect(['Kata 1', 'Padanan kata 1'].map((name) => valueOf(field(name)))).toEqual(['stiker', 'sticker']);
    await user.click(screen.getByRole('button', { name: 'Tambah padanan' }));
    await fill(user, field('Kata 2'), 'mug');
    await fill(user, field('Padanan kata 2'), ' cangkir ');
    await save();
    await screen.findByText('Padanan kata berhasil disimpan');
    const [stiker, mug] = [
      ['stiker', 'sticker'],
      ['mug', 'cangkir'],
    ];
    expect(api.shop.searchWords).toEqual({ synonyms: [stiker, mug] });
    expect(api.requestsTo('POST /api/admin/site-content')).toEqual([]);
    await user.click(screen.getByRole('button', { name: 'Hapus padanan 1' }));
    await save();
    await waitFor(() => expect(api.shop.searchWords).toEqual({ synonyms: [mug] }));
  });

  it('refuses a synonym pair with only one word', async () => {
    const { api, user, field, save } = await open();
    await fill(user, field('Padanan kata 1'), ' ');
    await save();
    expect(errorAt(field('Padanan kata 1'))).toBe('Isi kedua kata, atau hapus barisnya');
    expect(document.activeElement).toBe(field('Padanan kata 1'));
    expect(api.requestsTo('POST /api/admin/content/search')).toEqual([]);
  });
});
