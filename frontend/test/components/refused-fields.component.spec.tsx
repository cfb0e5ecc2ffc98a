import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Tab } from '../tabs';
import { type Contract, refusedFields } from './support/fake-api';
import { dialog, errorAt, fill, openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const MESSAGE = 'Server menolak isian ini.';

interface Case {
  readonly tab: Tab;
  readonly call: keyof Contract;
  readonly path: string;
  /** Opens the form and edits it, so that it can be saved. */
  readonly edit: (user: UserEvent) => Promise<void>;
  readonly save: string;
  readonly label: string | RegExp;
}

const typeInto = (label: string | RegExp, text: string) => async (user: UserEvent) =>
  fill(user, await screen.findByLabelText(label), text);
const openRow = (section: string, edited: string, row: string) => async (user: UserEvent) => {
  const part = within(await screen.findByRole('region', { name: section }));
  await user.click(part.getByRole('button', { name: `Ubah ${section}` }));
  await fill(user, await part.findByLabelText(edited), 'Lain');
  // A collapsed row opens for its error.
  expect(part.getByRole('button', { name: row }).getAttribute('aria-expanded')).toBe('false');
};
const PASSWORDS = async (user: UserEvent) => {
  await typeInto('Kata sandi lama', 'salah')(user);
  await typeInto('Kata sandi baru', 'rahasia-baru')(user);
  await typeInto('Konfirmasi kata sandi baru', 'rahasia-baru')(user);
};

const SITE = 'POST /api/admin/site-content';
const CASES: readonly Case[] = [
  {
    tab: 'Produk',
    call: 'PUT /api/products/:id',
    path: 'price',
    edit: async (user) => {
      await user.click((await screen.findAllByRole('button', { name: /^Ubah /u }))[0] as HTMLElement);
      await dialog('Ubah produk');
    },
    save: 'Simpan perubahan',
    label: /^Harga/u,
  },
  {
    tab: 'Konten',
    call: SITE,
    path: 'company.hours.0.opens',
    edit: typeInto('Judul', 'Cetak hari ini'),
    save: 'Simpan',
    label: 'Senin, jam buka',
  },
  {
    tab: 'Konten',
    call: SITE,
    path: 'company.chatNumber',
    edit: typeInto('Judul', 'Cetak hari ini'),
    save: 'Simpan',
    label: /^Nomor chat/u,
  },
  {
    tab: 'Konten',
    call: 'POST /api/admin/content/shipping',
    path: 'zones.1.regular',
    edit: openRow('Pengiriman', 'Kota asal', '2. Bali'),
    save: 'Simpan',
    label: /^Tarif reguler/u,
  },
  {
    tab: 'Pengaturan',
    call: 'POST /api/admin/about-content',
    path: 'missionItems.0',
    edit: typeInto('Judul visi', 'Visi kami'),
    save: 'Simpan',
    label: 'Butir misi 1',
  },
  {
    tab: 'Pengaturan',
    call: 'POST /api/admin/change-password',
    path: 'currentPassword',
    edit: PASSWORDS,
    save: 'Ubah kata sandi',
    label: 'Kata sandi lama',
  },
  {
    tab: 'Media Sosial',
    call: SITE,
    path: 'social.instagram',
    edit: typeInto(/^Instagram/u, '@lain'),
    save: 'Simpan',
    label: /^Instagram/u,
  },
];

describe('A field that the server refuses', () => {
  it.each(CASES)('$path of $call is marked, and gets the focus', async (one) => {
    const api = panelApi();
    const user = await openPanel(api, one.tab);
    await one.edit(user);
    api.respond(one.call, () => refusedFields(400, { [one.path]: MESSAGE }));
    await user.click(screen.getByRole('button', { name: one.save }));
    await waitFor(() => expect(errorAt(screen.getByLabelText(one.label))).toContain(MESSAGE));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(one.label)));
  });

  it('other names and lists of the request lead to the fields of the form', async () => {
    const api = panelApi();
    const user = await openPanel(api);
    await user.click((await screen.findAllByRole('button', { name: /^Ubah /u }))[0] as HTMLElement);
    const form = await dialog('Ubah produk');
    api.respond('PUT /api/products/:id', () => refusedFields(400, { 'images.0': MESSAGE, name: MESSAGE }));
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Nama produk')));
    expect(errorAt(form.getByLabelText('Nama produk'))).toContain(MESSAGE);
    within(form.getByRole('group', { name: /^Foto/u })).getByText(MESSAGE);
  });
});
