import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

it.each([
  ['Konten', /^Nomor chat \(WhatsApp\)/u],
  ['Produk', /^Nomor WhatsApp/u],
] as const)(
  'The chat number field in the tab %s shows the normalized number, and warns about foreign numbers',
  async (tab, label) => {
    const user = await openPanel(panelApi(), tab);
    if (tab === 'Produk')
      await user.click(await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' }));
    const field = await screen.findByLabelText(label);
    await fill(user, field, '81234567890');
    screen.getByText('Tautan chat akan memakai +62 812-3456-7890.');
    expect(screen.queryByText(/^Nomor ini di luar Indonesia\./u)).toBeNull();
    expect(screen.queryByRole('link', { name: /^Coba buka chat/u })).toBeNull();

    await fill(user, field, '+81 90 1234 5678');
    screen.getByText(/^Tautan chat akan memakai \+819012345678\./u);
    screen.getByText(/^Nomor ini di luar Indonesia\./u);
    const link = screen.getByRole('link', { name: /^Coba buka chat/u });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/wa\.me\/819012345678\?text=/u);
    expect(link.getAttribute('target')).toBe('_blank');

    await fill(user, field, 'abc');
    screen.getByText(/^Nomor tidak dikenali\./u);
    await fill(user, field, '');
    screen.getByText('Contoh: 0812 3456 7890');
  },
);
