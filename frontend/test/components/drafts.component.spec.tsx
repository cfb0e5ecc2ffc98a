import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import { z } from 'zod';
import { listDrafts, removeAllDrafts, removeOldDrafts } from '../../src/admin/forms/draft-store';
import { FormText } from '../../src/admin/forms/form-fields';
import { SavedForm } from '../../src/admin/forms/saved-form';
import { useEditForm } from '../../src/admin/forms/use-edit-form';
import { session } from '../../src/admin/session/session';
import { panelClient } from '../../src/admin/session/panel-client';
import type { DraftForm } from '../../src/text/admin-drafts';
import { refusal } from './support/fake-api';
import { category, product, siteContent } from './support/fixtures';
import { confirmDialog, dialog, fill, login, openPanel, openTab, valueOf } from './support/panel';
import { type panelApi as PanelApi, panelApi } from './support/panel-api';
import { newUser } from './support/watch';

type Api = ReturnType<typeof PanelApi>;

afterEach(async () => {
  cleanup();
  jest.useRealTimers();
  await removeAllDrafts();
});

/** Waits until the draft of a form holds this text. */
const keptText = (form: DraftForm, text: string) =>
  waitFor(async () => expect(JSON.stringify(await listDrafts(form))).toContain(text));
const keptNothing = (form: DraftForm) => waitFor(async () => expect(await listDrafts(form)).toEqual([]));

/** Renders the panel as after a reload: nothing was closed or discarded before. */
async function reload(api: Api, tab: Parameters<typeof openPanel>[1] = 'Produk') {
  cleanup();
  session.ended();
  panelClient.clear();
  return openPanel(api, tab);
}

const offer = (what: string) =>
  screen.findByRole('button', { name: new RegExp(`^Lanjutkan ${what} yang belum disimpan · \\d\\d\\.\\d\\d$`, 'u') });
const noOffer = () => expect(screen.queryByRole('button', { name: /^Lanjutkan/u })).toBeNull();

async function addProduct(user: Awaited<ReturnType<typeof openPanel>>) {
  await user.click(screen.getByRole('button', { name: 'Tambah Produk' }));
  await screen.findByLabelText('Nama produk');
  return dialog('Tambah produk');
}

describe('A draft', () => {
  it('of a new product brings back its texts and photos after a reload', async () => {
    const api = panelApi();
    const user = await openPanel(api);
    const form = await addProduct(user);
    noOffer();
    await fill(user, form.getByLabelText('Nama produk'), 'Spanduk Pasar Malam');
    await user.upload(form.getByLabelText('Pilih foto', { selector: 'input' }), [
      new File(['satu'], 'satu.jpg', { type: 'image/jpeg' }),
      new File(['dua'], 'dua.png', { type: 'image/png' }),
    ]);
    await keptText('products', '"chosen":2');

    const again = await reload(api);
    const empty = await addProduct(again);
    expect(valueOf(empty.getByLabelText('Nama produk'))).toBe('');
    await again.click(await offer('produk'));
    await waitFor(() =>
      expect(valueOf(empty.getByLabelText('Nama produk'))).toBe('Spanduk Pasar Malam'),
    );
    expect(empty.getAllByRole('listitem').map((photo) => photo.textContent)).toEqual([
      expect.stringContaining('satu.jpg'),
      expect.stringContaining('dua.png'),
    ]);
    noOffer();
  });
});
