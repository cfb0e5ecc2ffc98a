import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { FindingResponse } from '../../src/api/generated/models';
import { noNetwork } from './support/fake-api';
import { openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const ok = (check: FindingResponse['check'], detail = ''): FindingResponse => ({
  check,
  level: 'ok',
  problem: null,
  detail,
});

/** Opens the settings and runs the check, for which the server reports these findings. */
async function check(findings: FindingResponse[]) {
  const api = panelApi();
  api.respond('POST /api/admin/diagnostics', () => ({ findings }));
  const user = await openPanel(api, 'Pengaturan');
  await user.click(screen.getByRole('button', { name: 'Periksa sekarang' }));
  const list = within(await screen.findByRole('list', { name: 'Hasil pemeriksaan' }));
  return { api, rows: list.getAllByRole('listitem').map(({ textContent }) => textContent) };
}

describe('The diagnostics in the settings', () => {
  it('do not run before the owner presses the button', async () => {
    const api = panelApi();
    await openPanel(api, 'Pengaturan');
    screen.getByRole('button', { name: 'Periksa sekarang' });
    expect(api.requestsTo('POST /api/admin/diagnostics')).toEqual([]);
  });

  it("show the detail of each check, and 'Semuanya baik' when there are no problems", async () => {
    const { rows } = await check([
      ok('database', 'PostgreSQL 18.1'),
      ok('storage'),
      ok('backup', '2026-11-21T10:05:00.000Z'),
    ]);
    expect(rows).toEqual([
      'DatabaseBaikPostgreSQL 18.1',
      'Penyimpanan fotoBaik',
      'Cadangan terakhirBaikSabtu, 21 November 2026 pukul 17.05 WIB',
    ]);
    expect(screen.getByText('Semuanya baik.').getAttribute('role')).toBe('status');
  });

  it('describe each problem in words, and count the problems', async () => {
    const { rows } = await check([
      ok('database'),
      { check: 'storage', level: 'error', problem: 'storageFull', detail: '' },
      { check: 'backup', level: 'warning', problem: 'backupOverdue', detail: '' },
    ]);
    expect(rows.slice(1)).toEqual([
      'Penyimpanan fotoBermasalahPenyimpanan foto penuh. Foto tidak bisa diunggah.',
      'Cadangan terakhirPerlu perhatianLebih dari 30 hari tanpa cadangan. Unduh satu di bagian Cadangan.Belum pernah dicadangkan',
    ]);
    screen.getByText('2 hal perlu perhatian.');
  });

  it('name the page whose text still states an outdated number', async () => {
    const { rows } = await check([
      { check: 'texts', level: 'warning', problem: 'oldFigure', detail: 'shipping: 30 hari' },
    ]);
    expect(rows).toEqual([
      'Teks tokoPerlu perhatianFakta toko sudah berubah, tetapi teks ini masih menyebut yang lama.Info Pengiriman: 30 hari',
    ]);
  });

  it('let the owner confirm a sample text or open its form', async () => {
    const sample = (detail: string) =>
      ({ check: 'texts', level: 'warning', problem: 'sampleText', detail }) as const;
    const api = panelApi();
    let confirmed = false;
    api.respond('POST /api/admin/diagnostics', () => ({
      findings: [...(confirmed ? [] : [sample('shipping')]), sample('about-content')],
    }));
    api.respond('POST /api/admin/content/:id/confirm', () => {
      confirmed = true;
      return new Response(null, { status: 204 });
    });
    const user = await openPanel(api, 'Pengaturan');
    await user.click(screen.getByRole('button', { name: 'Periksa sekarang' }));
    await user.click(await screen.findByRole('button', { name: 'Sudah benar: Info Pengiriman' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /Info Pengiriman/u })).toBeNull());
    const link = screen.getByRole('link', { name: 'Buka formulir: Halaman Tentang Kami' });
    expect(link.getAttribute('href')).toBe('#pengaturan?bagian=tentang-kami');
    await user.click(link);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Halaman Tentang Kami'));
  });

  it("show 'Pemeriksaan gagal' when the server cannot be reached", async () => {
    const api = panelApi();
    api.respond('POST /api/admin/diagnostics', noNetwork);
    const user = await openPanel(api, 'Pengaturan');
    await user.click(screen.getByRole('button', { name: 'Periksa sekarang' }));
    await screen.findByText('Pemeriksaan gagal');
  });
});
