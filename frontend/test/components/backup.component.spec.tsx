import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import type { DailyBackupResponse } from '../../src/api/generated/models';
import { refusal } from './support/fake-api';
import { errorAt, fill, listItems, openPanel, openPart, openTab } from './support/panel';
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

describe('The daily backups in the settings', () => {
  const NONE = { addedProducts: 0, changedProducts: 0, deletedProducts: 0, others: 0 };
  const backupOf = (day: string, more: Partial<DailyBackupResponse>): DailyBackupResponse => ({
    name: `etalase-2026-11-${day}T19-30-00Z.tar`,
    takenAt: `2026-11-${day}T19:30:00.000Z`,
    bytes: 12_345_344,
    verified: true,
    restoreCommand: `npm run restore -- /backups/etalase-2026-11-${day}T19-30-00Z.tar --force`,
    newer: NONE,
    ...more,
  });

  it.each([
    [null, 'Belum ada cadangan harian'],
    ['off', 'Cadangan harian belum dinyalakan'],
    ['unreadable', 'Folder cadangan harian tidak bisa dibaca'],
  ] as const)('the problem %s without backups is explained by %j', async (problem, title) => {
    const api = panelApi();
    api.respond('GET /api/admin/daily-backups', () => ({ problem, backups: [] }));
    const { user } = await open(api);
    expect(api.requestsTo('GET /api/admin/daily-backups')).toHaveLength(0);
    await openPart(user, 'Cadangan harian');
    await screen.findByText(title);
  });

  it('each has its time, size and what is newer; a broken one cannot be used', async () => {
    const api = panelApi();
    const backups = [
      backupOf('20', {}),
      backupOf('19', { newer: { ...NONE, addedProducts: 3, changedProducts: 5 } }),
      backupOf('18', { newer: { ...NONE, changedProducts: 1, deletedProducts: 2, others: 4 } }),
      backupOf('17', { newer: { ...NONE, others: 1 } }),
      backupOf('16', { newer: null }),
      backupOf('15', { verified: false }),
    ];
    api.respond('GET /api/admin/daily-backups', () => ({ problem: null, backups }));
    const { user } = await open(api);
    await openPart(user, 'Cadangan harian');
    await screen.findByText(/^Sabtu, 21 November 2026 pukul 02.30 WIB/u);
    const rows = listItems('Cadangan harian');
    expect(rows.map((row) => /MB · (.*?)(?:Unduh|$)/u.exec(row)?.[1])).toEqual([
      'Belum ada yang berubah sejak itu',
      'Sejak itu: 3 produk baru, 5 berubah',
      'Sejak itu: 1 produk berubah, 2 dihapus, 4 hal lain',
      'Sejak itu: 1 hal lain',
      'Tidak bisa dibandingkan dengan toko sekarang',
      'Berkasnya tidak lengkap. Pakai cadangan lain.',
    ]);
    expect(rows.filter((row) => !row.includes('Sudah diperiksa'))).toEqual([rows[5]]);
    expect(screen.getAllByText(/^Unduh atau pulihkan/u)).toHaveLength(5);
  });

  it('one is downloaded after the password is typed, and its command is copied', async () => {
    const api = panelApi();
    const backup = backupOf('20', {});
    api.respond('GET /api/admin/daily-backups', () => ({ problem: null, backups: [backup] }));
    api.respond('POST /api/admin/confirm-password', () => ({ confirmation: '123.abc' }));
    const { user } = await open(api);
    await openPart(user, 'Cadangan harian');
    await user.click(await screen.findByText('Unduh atau pulihkan 21 Nov 02.30'));
    const row = within(screen.getByRole('list', { name: 'Cadangan harian' }));
    await fill(user, row.getByLabelText(PASSWORD), 'rahasia');
    await user.click(row.getByRole('button', { name: 'Unduh cadangan' }));
    await screen.findByText('Unduhan cadangan dimulai');
    expect(downloads).toEqual([`/api/admin/backup?confirmation=123.abc&daily=${backup.name}`]);
    await user.click(screen.getByRole('button', { name: 'Salin perintah' }));
    expect(await navigator.clipboard.readText()).toBe(backup.restoreCommand);
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
