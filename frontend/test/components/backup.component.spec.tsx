import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import { refusal } from './support/fake-api';
import { errorAt, fill, openPanel, openTab } from './support/panel';
import { panelApi } from './support/panel-api';

/** The interval of status requests after a download. */
const POLL_MS = 5000;
const PASSWORD = 'Kata sandi untuk mengunduh';

/** The URLs of the download links that were clicked. */
const downloads: (string | null)[] = [];

async function open(api = panelApi()) {
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    if (this.hasAttribute('download')) downloads.push(this.getAttribute('href'));
  });
  const user = await openPanel(api, 'Pengaturan');
  const pressDownload = () => user.click(screen.getByRole('button', { name: 'Unduh cadangan' }));
  return { api, user, pressDownload };
}

afterEach(() => {
  jest.restoreAllMocks();
  downloads.length = 0;
});

describe('The backup in the settings', () => {
  it("shows 'Belum pernah dicadangkan' before the first backup", async () => {
    const { api } = await open();
    await screen.findByText('Belum pernah dicadangkan');
    expect(api.requestsTo('GET /api/admin/backup-status').length).toBeGreaterThan(0);
  });

  it('requires the password, and starts the download with the confirmation token', async () => {
    const { api, user, pressDownload } = await open();
    await pressDownload();
    expect(errorAt(screen.getByLabelText(PASSWORD))).toContain('wajib diisi');
    api.respond('POST /api/admin/confirm-password', () => ({ confirmation: '123.abc' }));
    await fill(user, screen.getByLabelText(PASSWORD), ' rahasia ');
    await pressDownload();
    await screen.findByText('Unduhan cadangan dimulai');
    expect(api.bodies('POST /api/admin/confirm-password')).toEqual([{ password: ' rahasia ' }]);
    expect(downloads).toEqual(['/api/admin/backup?confirmation=123.abc']);
  });

  it('polls the backup status after a download until the time of the last backup appears', async () => {
    const { api, user, pressDownload } = await open();
    api.respond('POST /api/admin/confirm-password', () => ({ confirmation: '123.abc' }));
    await fill(user, screen.getByLabelText(PASSWORD), 'rahasia');
    await pressDownload();
    await screen.findByText('Unduhan cadangan dimulai');
    const status = { lastBackupAt: '2026-11-21T10:05:00.000Z', isOverdue: false };
    api.respond('GET /api/admin/backup-status', () => status);
    await screen.findByText(/^Terakhir dicadangkan Sabtu, 21 November 2026/u, {}, { timeout: 20_000 });
    const requestCount = api.requestsTo('GET /api/admin/backup-status').length;
    await act(() => new Promise((later) => setTimeout(later, 2 * POLL_MS)));
    expect(api.requestsTo('GET /api/admin/backup-status')).toHaveLength(requestCount);
  });

  it("completes the first step 'Simpan cadangan pertama' after a download, even on another tab", async () => {
    const { api, user, pressDownload } = await open(
      panelApi({ firstSteps: { hidden: false, hoursConfirmed: false } }),
    );
    api.respond('POST /api/admin/confirm-password', () => ({ confirmation: '123.abc' }));
    await fill(user, screen.getByLabelText(PASSWORD), 'rahasia');
    await pressDownload();
    await screen.findByText('Unduhan cadangan dimulai');
    await openTab(user, 'Produk');
    await screen.findByRole('button', { name: 'Simpan cadangan pertama' });
    const status = { lastBackupAt: '2026-11-21T10:05:00.000Z', isOverdue: false };
    api.respond('GET /api/admin/backup-status', () => status);
    await waitFor(
      () => expect(screen.queryByRole('button', { name: 'Simpan cadangan pertama' })).toBeNull(),
      { timeout: 20_000 },
    );
  });

  it("shows the server's message after a wrong password, and downloads nothing", async () => {
    const { api, user, pressDownload } = await open();
    api.respond('POST /api/admin/confirm-password', () => refusal(400, 'Kata sandi salah'));
    await fill(user, screen.getByLabelText(PASSWORD), 'salah');
    await pressDownload();
    await screen.findByText('Gagal mengunduh cadangan');
    screen.getByText('Kata sandi salah');
    expect(downloads).toEqual([]);
  });
});

describe('The banner about backups', () => {
  it('a banner appears when a backup is overdue, and its button opens the settings', async () => {
    const api = panelApi();
    api.respond('GET /api/admin/backup-status', () => ({ lastBackupAt: null, isOverdue: true }));
    const user = await openPanel(api);
    const banner = await screen.findByRole('complementary', { name: 'Cadangan' });
    await user.click(within(banner).getByRole('button', { name: 'Cadangkan' }));
    await screen.findByRole('heading', { name: 'Pengaturan', level: 2 });
  });

  it('no banner appears when no backup is overdue', async () => {
    await openPanel(panelApi());
    expect(screen.queryByRole('complementary', { name: 'Cadangan' })).toBeNull();
  });
});
