import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { siteContent } from './support/fixtures';
import { fill, openPanel, confirmDialog } from './support/panel';
import { panelApi } from './support/panel-api';

describe("The company's chat number", () => {
  it.each([
    ['Ganti di produk', 3, 'Nomor di 3 produk diganti'],
    ['Ganti di produk', 0, 'Tidak ada produk dengan nomor lama'],
    ['Biarkan', 0, undefined],
  ])("offers to replace the old number on products: '%s', %i replaced", async (choice, changed, message) => {
    const api = panelApi();
    const user = await openPanel(api, 'Konten');
    const call = 'POST /api/admin/products/chat-number';
    api.respond(call, () => ({ changed }));
    await fill(user, await screen.findByLabelText('Nomor chat (WhatsApp)'), '0813 1111 2222');
    await user.click(screen.getByRole('button', { name: 'Simpan' }));
    const confirmation = await confirmDialog('Ganti juga nomor di produk?');
    confirmation.getByText(
      /nomor lama \(\+62 812-3456-7890\) bisa langsung diganti ke \+62 813-1111-2222\./u,
    );
    await user.click(confirmation.getByRole('button', { name: choice }));
    if (message) await screen.findByText(message);
    expect(api.bodies(call)).toEqual(message ? [{ from: '081234567890', to: '0813 1111 2222' }] : []);
  });

  it('a banner about the sample number has a button that leads to the number field', async () => {
    const company = { ...siteContent().company, chatNumber: '6280000000000' };
    const user = await openPanel(panelApi({ siteContent: siteContent({ company }) }));
    const banner = await screen.findByText(/^Nomor chat masih nomor contoh/u);
    const nearby = within(banner.parentElement?.parentElement as HTMLElement);
    await user.click(nearby.getByRole('button', { name: 'Isi nomor' }));
    const field = await screen.findByLabelText('Nomor chat (WhatsApp)');
    screen.getByText('Ini masih nomor contoh. Isi nomor WhatsApp usaha Anda.');
    await waitFor(() => expect(document.activeElement).toBe(field));
  });
});
