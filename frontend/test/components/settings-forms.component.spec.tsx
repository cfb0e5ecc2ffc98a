import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { focusField, showSection } from '../../src/admin/panel-location';
import { fill, errorAt, openPanel, openPart, confirmDialog, valueOf } from './support/panel';
import { panelApi } from './support/panel-api';

const CURRENT = 'Kata sandi lama';
const NEXT = 'Kata sandi baru';
const AGAIN = 'Konfirmasi kata sandi baru';

async function open(api = panelApi()) {
  const user = await openPanel(api, 'Pengaturan');
  const field = (name: string) => screen.getByLabelText(name);
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const change = async (current: string, next: string, again: string) => {
    await fill(user, field(CURRENT), current);
    await fill(user, field(NEXT), next);
    await fill(user, field(AGAIN), again);
    await press('Ubah kata sandi');
  };
  return { api, user, field, press, change };
}

describe('The form that changes the password', () => {
  it('checks the repeated password again when the new password changes after a rejected submit', async () => {
    const { user, field, change } = await open();
    await change('lama', 'rahasia', 'rahasia baru');
    expect(document.activeElement).toBe(field(AGAIN));
    await fill(user, field(NEXT), 'rahasia baru');
    await waitFor(() => expect(errorAt(field(AGAIN))).toBe(''));
    await fill(user, field(NEXT), 'rahasia lain');
    await waitFor(() => expect(errorAt(field(AGAIN))).toBe('Konfirmasi kata sandi tidak cocok'));
  });

  it('shows no error at the repeated password before the first submit', async () => {
    const { user, field } = await open();
    await fill(user, field(AGAIN), 'rahasia baru');
    await fill(user, field(NEXT), 'rahasia');
    expect([errorAt(field(NEXT)), errorAt(field(AGAIN))]).toEqual(['', '']);
  });

  it('sends the current and the new password, and clears all fields after the change', async () => {
    const { api, field, change } = await open();
    api.respond('POST /api/admin/change-password', () => ({ success: true }));
    await change('lama', 'rahasia baru', 'rahasia baru');
    await screen.findByText('Kata sandi berhasil diubah');
    expect(api.bodies('POST /api/admin/change-password')).toEqual([
      { currentPassword: 'lama', newPassword: 'rahasia baru' },
    ]);
    expect([CURRENT, NEXT, AGAIN].map((name) => valueOf(field(name)))).toEqual(['', '', '']);
  });

  it('gives a hint when the server refuses without a message, and keeps the typed values', async () => {
    const { api, field, change } = await open();
    api.respond('POST /api/admin/change-password', () => new Response('', { status: 400 }));
    await change('bukan ini', 'rahasia baru', 'rahasia baru');
    await screen.findByText('Gagal mengubah kata sandi');
    screen.getByText('Periksa kata sandi lama Anda');
    expect(valueOf(field(NEXT))).toBe('rahasia baru');
  });
});

describe('The form of the session timeout', () => {
  it('offers four session timeouts, and sends the chosen timeout', async () => {
    const { api, user, press } = await open();
    const timeout = await screen.findByLabelText('Batas waktu sesi');
    expect(valueOf(timeout)).toBe('30');
    const names = [...timeout.querySelectorAll('option')].map((option) => option.textContent);
    expect(names).toEqual(['15 menit', '30 menit', '1 jam', '2 jam']);
    await user.selectOptions(timeout, '2 jam');
    await press('Simpan');
    await screen.findByText('Pengaturan keamanan berhasil disimpan');
    expect(api.bodies('POST /api/admin/settings')).toEqual([{ sessionTimeoutMinutes: 120 }]);
  });
});

describe('The sample data', () => {
  it('can be deleted after a confirmation, and the delete button disappears after the deletion', async () => {
    const api = panelApi();
    let present = true;
    api.respond('GET /api/admin/sample-data', () => ({ present }));
    const remove = 'POST /api/admin/delete-sample-data';
    api.respond(remove, () => {
      present = false;
      return { deletedProducts: 24, deletedCategories: 6, deletedFlashSales: 3 };
    });
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Hapus data contoh' }));
    const confirmation = await confirmDialog('Hapus data contoh?');
    expect(api.requestsTo(remove)).toEqual([]);
    await user.click(confirmation.getByRole('button', { name: 'Hapus data contoh' }));
    await screen.findByText('Data contoh berhasil dihapus');
    screen.getByText('24 produk, 6 kategori, 3 flash sale');
    expect(api.bodies(remove)).toEqual([{ categories: 'keep' }]);
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Hapus data contoh' })).toBeNull());
  });

  it("are deleted with categories when 'Simpan kategorinya' is unchecked", async () => {
    const api = panelApi();
    api.respond('GET /api/admin/sample-data', () => ({ present: true }));
    const none = { deletedProducts: 0, deletedCategories: 0, deletedFlashSales: 0 };
    api.respond('POST /api/admin/delete-sample-data', () => none);
    const { user } = await open(api);
    await user.click(await screen.findByRole('button', { name: 'Hapus data contoh' }));
    const confirmation = await confirmDialog('Hapus data contoh?');
    await user.click(confirmation.getByRole('checkbox', { name: 'Simpan kategorinya' }));
    await user.click(confirmation.getByRole('button', { name: 'Hapus data contoh' }));
    await screen.findByText('Data contoh berhasil dihapus');
    expect(api.bodies('POST /api/admin/delete-sample-data')).toEqual([{ categories: 'delete' }]);
  });
});

describe('The parts of the settings', () => {
  const isOpen = (name: string) =>
    screen.getByRole('heading', { name, level: 3 }).closest('details')?.open ?? false;

  it('are folded at first, and the title opens one and writes it into the URL', async () => {
    const { user } = await open(panelApi());
    const names = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent ?? '');
    expect(names).toContain('Riwayat');
    expect(names.filter(isOpen)).toEqual([]);
    await openPart(user, 'Riwayat');
    expect(names.filter(isOpen)).toEqual(['Riwayat']);
    expect(location.hash).toBe('#pengaturan?bagian=riwayat');
    expect(document.activeElement?.textContent).toBe('Riwayat');
    await openPart(user, 'Riwayat');
    expect(names.filter(isOpen)).toEqual([]);
  });

  it('stay open while they have unsaved changes or an invalid field', async () => {
    const { user, field, change } = await open(panelApi());
    await openPart(user, 'Halaman Tentang Kami');
    await fill(user, await screen.findByLabelText('Judul halaman'), 'Lain');
    await openPart(user, 'Halaman Tentang Kami');
    expect(isOpen('Halaman Tentang Kami')).toBe(true);
    await change('lama', 'rahasia', 'rahasia lain');
    await waitFor(() => expect(document.activeElement).toBe(field(AGAIN)));
    expect(isOpen('Kata sandi')).toBe(true);
    await openPart(user, 'Kata sandi');
    expect(isOpen('Kata sandi')).toBe(true);
  });

  it('open by a link to them or to one of their fields', async () => {
    await open(panelApi());
    act(() => showSection('cadangan'));
    expect(isOpen('Cadangan')).toBe(true);
    expect(document.activeElement?.textContent).toBe('Cadangan');
    const title = await screen.findByLabelText('Judul halaman');
    act(() => focusField(title.id));
    expect(isOpen('Halaman Tentang Kami')).toBe(true);
    expect(document.activeElement).toBe(title);
  });
});
