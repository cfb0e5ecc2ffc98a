import { expect, it } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { findOffer, openForm, reload, untilDraftContains, setUpDrafts } from './support/drafts';
import { fill, openPanel, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';
import { sale } from './support/sales';

setUpDrafts();

it('A draft of a flash sale restores the typed discount after a reload', async () => {
  const api = panelApi({ sales: [sale()] });
  const user = await openPanel(api, 'Flash Sales');
  const form = await openForm(user, 'Ubah Mug Custom Foto', 'Ubah flash sale');
  await fill(user, await form.findByLabelText('Diskon (persen)'), '35');
  await untilDraftContains('flash-sales', '"percentage":"35"');
  const reloadedUser = await reload(api, 'Flash Sales');
  const reopened = await openForm(reloadedUser, 'Ubah Mug Custom Foto', 'Ubah flash sale');
  await reloadedUser.click(await findOffer('flash sale'));
  await waitFor(() => expect(valueOf(reopened.getByLabelText('Diskon (persen)'))).toBe('35'));
});
