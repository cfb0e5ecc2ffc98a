import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import situations from './situations/first-steps.json' with { type: 'json' };
import { product, sampleTexts } from './support/fixtures';
import { openPanel, openTab } from './support/panel';
import { panelApi } from './support/panel-api';

/** A shop with only samples, whose owner logs in for the first time. */
function freshShop() {
  const api = panelApi({
    firstSteps: { hidden: false, hoursConfirmed: false },
    products: [product({ isSample: true })],
  });
  const { company } = api.shop.siteContent;
  api.shop.siteContent = {
    ...api.shop.siteContent,
    company: {
      ...company,
      name: 'Etalase',
      chatNumber: '6280000000000',
      address: 'Jl. Contoh No. 1, Jakarta Selatan 12345',
      hours: [
        { days: [1, 2, 3, 4, 5], opens: '09:00', closes: '18:00' },
        { days: [6], opens: '09:00', closes: '15:00' },
      ],
    },
    social: {
      instagram: 'https://www.instagram.com/etalase.contoh',
      marketplace: 'https://shopee.co.id/etalase.contoh',
      facebook: null,
      tiktok: null,
    },
  };
  api.respond('GET /api/admin/sample-data', () => ({ present: true }));
  api.respond('GET /api/admin/content', () => [
    sampleTexts('about-content', ['missionItems.0']),
    sampleTexts('shipping', ['zones.1', 'zones.2', 'notes.0']),
    sampleTexts('facts', ['hero.0']),
  ]);
  return api;
}

const list = async () => within(await screen.findByRole('region', { name: 'Langkah pertama' }));

describe('The first steps', () => {
  it.each(situations.steps as [string, string, string][])(
    "include '%s', which leads to the tab %s and its field %s",
    async (step, tab, field) => {
      const user = await openPanel(freshShop());
      const steps = await list();
      steps.getByText(/0 dari 8 selesai/u);
      await user.click(steps.getByRole('button', { name: step }));
      await screen.findByRole('heading', { name: tab, level: 2 });
      await waitFor(() =>
        expect((document.activeElement as HTMLInputElement).labels?.[0]?.textContent).toContain(field),
      );
    },
  );

  it('lead to the new product form, the sample data section and the backup section', async () => {
    const user = await openPanel(freshShop());
    await user.click((await list()).getByRole('button', { name: 'Buat produk sendiri' }));
    await screen.findByRole('dialog', { name: 'Tambah produk' });
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    for (const [step, section] of [
      ['Bersihkan data contoh', 'Data contoh'],
      ['Simpan cadangan pertama', 'Cadangan'],
    ] as const) {
      await user.click((await list()).getByRole('button', { name: step }));
      const heading = await screen.findByRole('heading', { name: section, level: 3 });
      await waitFor(() => expect(document.activeElement).toBe(heading.closest('summary')));
      await openTab(user, 'Produk');
    }
  });

  it('name the promises that are still those of the sample shop, each with a link to its place', async () => {
    const user = await openPanel(freshShop());
    const links = within((await list()).getByText(/Halaman Tentang Kami/u).closest('ul')!).getAllByRole(
      'link',
    );
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual(situations.promises);
    // Two forms have fields named 'hero'. The data of the tab is cached from the second link on.
    for (const name of ['Tarif per wilayah', 'Catatan tarif', 'Angka di beranda']) {
      await user.click((await list()).getByRole('link', { name }));
      const group = await screen.findByRole('group', { name });
      await within(group).findByRole('button', { name: `Sudah benar: ${name}` });
      await waitFor(() => expect(group.contains(document.activeElement)).toBe(true));
      await openTab(user, 'Produk');
    }
  });

  it('show the preview image of shared links, and mark confirmed opening hours as done', async () => {
    const api = freshShop();
    const user = await openPanel(api);
    const steps = await list();
    const image = document.querySelector('figure img');
    expect(image?.getAttribute('src')).toMatch(/^\/share\/shop-[0-9a-f]{16}\.jpg$/u);
    await user.click(steps.getByRole('button', { name: 'Sudah benar' }));
    await steps.findByText(/1 dari 8 selesai/u);
    expect(steps.queryByRole('button', { name: 'Periksa jam buka' })).toBeNull();
    expect(api.bodies('POST /api/admin/first-steps')).toEqual([{ hoursConfirmed: true }]);
  });

  it('disappear when the owner hides them, and the choice is saved', async () => {
    const api = freshShop();
    const user = await openPanel(api);
    await user.click((await list()).getByRole('button', { name: 'Sembunyikan' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Langkah pertama' })).toBeNull());
    expect(api.bodies('POST /api/admin/first-steps')).toEqual([{ hidden: true }]);
  });

  it('disappear when all of them are done', async () => {
    const api = freshShop();
    const { siteContent } = api.shop;
    api.shop.products = [product()];
    api.shop.siteContent = {
      ...siteContent,
      company: { name: 'Cetak Jaya', chatNumber: '081234567890', address: 'Jl. Braga 1', hours: [] },
      social: { ...siteContent.social, instagram: null, marketplace: null },
    };
    api.respond('GET /api/admin/sample-data', () => ({ present: false }));
    api.respond('GET /api/admin/content', () => []);
    api.respond('GET /api/admin/backup-status', () => ({
      lastBackupAt: '2026-11-23T10:00:00.000Z',
      isOverdue: false,
    }));
    await openPanel(api);
    await waitFor(() => expect(api.requestsTo('GET /api/admin/sample-data').length).toBeGreaterThan(0));
    // The panel shows the list of products only after the first steps have loaded.
    await screen.findByRole('button', { name: 'Ubah Mug Custom Foto' });
    expect(screen.queryByRole('region', { name: 'Langkah pertama' })).toBeNull();
  });
});
