import { expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Konten');
  const section = within(await screen.findByRole('region', { name: 'Pita kampanye' }));
  await user.click(section.getByRole('button', { name: 'Ubah Pita kampanye' }));
  await section.findByRole('button', { name: 'Kembalikan ke semula' });
  const lastField = (name: string) => {
    const [last] = section.getAllByLabelText(new RegExp(`^${name}`, 'u')).toReversed();
    if (!last) throw new Error(`No field ${name}`);
    return last;
  };
  return {
    section,
    lastField,
    press: (name: string) => user.click(section.getByRole('button', { name })),
    type: async (name: string, text: string) => fill(user, lastField(name), text),
    save: () => user.click(section.getByRole('button', { name: 'Simpan' })),
    sent: () => api.bodies('POST /api/admin/content/campaigns'),
  };
}

const saved = (text: string, start: string, end: string) => ({ text, link: null, start, end });

it('A campaign is previewed while it is typed, and sent with times in UTC', async () => {
  const { section, press, type, save, sent } = await open();
  await press('Tambah kampanye');
  await type('Kalimat', 'Gratis ongkir');
  await type('Tautan', '/shipping');
  await type('Berakhir', '2099-12-24T17:00');
  const preview = within(section.getByRole('complementary', { name: 'Pratinjau' }));
  expect(preview.getByRole('link').textContent).toContain('Gratis ongkir');
  await save();
  await screen.findByText('Konten berhasil disimpan');
  expect(sent()).toEqual([
    {
      campaigns: [{ text: 'Gratis ongkir', link: '/shipping', start: null, end: '2099-12-24T10:00:00.000Z' }],
    },
  ]);
});

it('A campaign that overlaps another one is refused at its start, and a past one may stay', async () => {
  const { lastField, press, type, save, sent } = await open(
    panelApi({
      campaigns: {
        campaigns: [
          saved('Lama', '2020-01-01T00:00:00.000Z', '2020-01-02T00:00:00.000Z'),
          saved('Nanti', '2098-01-01T00:00:00.000Z', '2098-01-02T00:00:00.000Z'),
        ],
      },
    }),
  );
  await press('Tambah kampanye');
  await type('Kalimat', 'Baru');
  await type('Mulai', '2098-01-01T12:00');
  await type('Berakhir', '2098-01-03T12:00');
  await save();
  const start = lastField('Mulai');
  expect(errorAt(start)).toContain('Waktunya bertumpuk dengan kampanye lain');
  expect(valueOf(start)).toBe('2098-01-01T12:00');
  expect(sent()).toEqual([]);
  await type('Mulai', '2098-01-02T07:00');
  await save();
  await screen.findByText('Konten berhasil disimpan');
});
