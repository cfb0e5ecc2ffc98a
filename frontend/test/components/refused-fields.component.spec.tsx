import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { Tab } from '../tabs';
import situations from './situations/refused-fields.json' with { type: 'json' };
import { type Call, refusal, refusedFields } from './support/fake-api';
import { dialog, errorAt, fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';
import { sale } from './support/sales';

const MESSAGE = 'Server menolak isian ini.';

const type = async (user: UserEvent, label: string, text: string) => {
  const field = await screen.findByLabelText(new RegExp(`^${label}`, 'u'));
  await (field.tagName === 'SELECT' ? user.selectOptions(field, text) : fill(user, field, text));
};
const openRow = async (user: UserEvent, section: string, edited: string, row: string) => {
  const part = within(await screen.findByRole('region', { name: section }));
  await user.click(part.getByRole('button', { name: `Ubah ${section}` }));
  await fill(user, await part.findByLabelText(edited), 'Lain');
  // A collapsed row opens for its error.
  expect(part.getByRole('button', { name: row }).getAttribute('aria-expanded')).toBe('false');
};
const openFirst = async (user: UserEvent) => {
  await user.click((await screen.findAllByRole('button', { name: /^Ubah /u }))[0] as HTMLElement);
  return dialog('Ubah produk');
};

describe('A field that the server refuses', () => {
  it.each(situations.fields)('$path of $call is marked, and gets the focus', async (one) => {
    const api = panelApi();
    const user = await openPanel(api, one.tab as Tab);
    if (one.tab === 'Produk') await openFirst(user);
    for (const [label, text] of one.typed as [string, string][]) await type(user, label, text);
    if (one.row) await openRow(user, one.row.section, one.row.edited, one.row.name);
    api.respond(one.call as Call, () => refusedFields(400, { [one.path]: MESSAGE }));
    await user.click(screen.getByRole('button', { name: one.save }));
    const field = () => screen.getByLabelText(new RegExp(`^${one.label}`, 'u'));
    await waitFor(() => expect(errorAt(field())).toContain(MESSAGE));
    await waitFor(() => expect(document.activeElement).toBe(field()));
  });

  it('other names and lists of the request lead to the fields of the form', async () => {
    const api = panelApi();
    const user = await openPanel(api);
    const form = await openFirst(user);
    api.respond('PUT /api/products/:id', () => refusedFields(400, { 'images.0': MESSAGE, name: MESSAGE }));
    await user.click(form.getByRole('button', { name: 'Simpan perubahan' }));
    await waitFor(() => expect(document.activeElement).toBe(form.getByLabelText('Nama produk')));
    expect(errorAt(form.getByLabelText('Nama produk'))).toContain(MESSAGE);
    within(form.getByRole('group', { name: /^Foto/u })).getByText(MESSAGE);
  });
});

describe('A failed save', () => {
  it.each(situations.saves)(
    "of '$label' shows the server's message, and keeps the typed values",
    async (one) => {
      const api = panelApi({ sales: [sale()] });
      const user = await openPanel(api, one.tab as Tab);
      if (one.open) await user.click(await screen.findByRole('button', { name: one.open }));
      api.respond(one.call as Call, () => refusal(one.status, one.message));
      await type(user, one.label, one.typed);
      await user.click(screen.getByRole('button', { name: one.save }));
      const alert = (await screen.findByText(one.title)).closest('[role=alert]');
      within(alert as HTMLElement).getByText(one.message);
      expect(valueOf(screen.getByLabelText(new RegExp(`^${one.label}`, 'u')))).toBe(one.typed);
    },
  );
});
