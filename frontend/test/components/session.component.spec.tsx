import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { heldBack, json, noNetwork, refusal } from './support/fake-api';
import { confirmDialog, login, openLogin, openPanel, openTab } from './support/panel';
import { panelApi } from './support/panel-api';
import { TABS } from '../tabs';

describe('The login', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('disables the login button and counts down the seconds of Retry-After', async () => {
    const api = panelApi();
    api.respond('POST /api/admin/login', () => refusal(429, 'Terlalu banyak.', { 'Retry-After': '600' }));
    const user = openLogin(api);
    const seconds = recordSecondsLeft();
    const skip = skippableTime();
    await login(user);
    await screen.findByText(/^Terlalu banyak percobaan\. Coba lagi dalam \d+ detik\.$/u);
    expect(screen.getByRole('alert').textContent).toBe('Kata sandi salah');
    const button = screen.getByRole('button', { name: 'Masuk' });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    await user.click(button);
    await user.type(screen.getByLabelText('Kata sandi'), '{Enter}');
    expect(api.requestsTo('POST /api/admin/login')).toHaveLength(1);
    skip(300);
    await waitFor(() => expect(seconds.at(-1)).toBeLessThanOrEqual(300), { timeout: 20_000 });
    expect(button.getAttribute('aria-disabled')).toBe('true');
    skip(300);
    await waitFor(() => expect(screen.queryByText(/Terlalu banyak percobaan/u)).toBeNull(), {
      timeout: 20_000,
    });
    expect(seconds[0]).toBe(600);
    expect(seconds).toEqual(seconds.toSorted((a, b) => b - a));
    expect(button.getAttribute('aria-disabled')).toBeNull();
    await user.click(button);
    await waitFor(() => expect(api.requestsTo('POST /api/admin/login')).toHaveLength(2));
  });

  it('says that the server cannot be reached when no response arrives', async () => {
    const api = panelApi();
    api.respond('POST /api/admin/login', noNetwork);
    const user = openLogin(api);
    await login(user);
    const alert = screen.getByRole('alert');
    await waitFor(() => expect(alert.textContent).toContain('Server tidak dapat dihubungi'));
    // This title is shown after every failed login, and the reason follows.
    expect(alert.textContent).toContain('Kata sandi salah');
  });

  it("explains the password reset under 'Lupa kata sandi?'", async () => {
    const user = openLogin(panelApi());
    expect(screen.queryByText(/^Yang bisa membantu/u)).toBeNull();
    await user.click(screen.getByText('Lupa kata sandi?'));
    const help = await screen.findByText(/^Yang bisa membantu adalah .* isi toko tidak berubah\.$/u);
    // The owner runs no commands and reads no files of the repository.
    expect(help.textContent).not.toMatch(/make |reset-password|docs\/|\.md/u);
  });

  it("shows 'Memverifikasi...' during the request, and can show the password", async () => {
    const api = panelApi();
    const later = heldBack(() => json({ success: true }));
    api.respond('POST /api/admin/login', later.respond);
    const user = openLogin(api);
    const field = screen.getByLabelText('Kata sandi');
    expect(field.getAttribute('type')).toBe('password');
    expect(field.getAttribute('autocomplete')).toBe('current-password');
    await user.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
    expect(field.getAttribute('type')).toBe('text');
    await login(user);
    await screen.findByRole('button', { name: 'Memverifikasi...' });
    later.release();
    await screen.findByRole('heading', { name: 'Produk', level: 2 });
  });
});

describe('Sessions', () => {
  it("'Keluar' ends the session only when the server confirms the logout", async () => {
    const api = panelApi();
    const user = await openPanel(api);
    api.respond('POST /api/admin/logout', noNetwork);
    await user.click(screen.getByRole('button', { name: /^Keluar/u }));
    await screen.findByText('Belum bisa keluar');
    api.respond('POST /api/admin/logout', () => ({ success: true }));
    await user.click(screen.getByRole('button', { name: /^Keluar/u }));
    await screen.findByRole('button', { name: 'Masuk' });
  });
});

describe('Banners about the image storage', () => {
  const banner = () => screen.findByRole('complementary', { name: 'Penyimpanan foto' });

  it('a banner on every tab says that the image storage belongs to another shop', async () => {
    const api = panelApi();
    api.respond('GET /api/admin/picture-storage', () => ({ isOurs: false, waitingRemovals: 0 }));
    const user = await openPanel(api);
    for (const tab of TABS) {
      await openTab(user, tab);
      expect((await banner()).textContent).toMatch(
        /^Penyimpanan foto ini milik toko lain: .* pengelola situs/u,
      );
    }
  });

  it('a banner asks for confirmation before it removes unused images', async () => {
    const api = panelApi();
    let waiting = 12;
    api.respond('GET /api/admin/picture-storage', () => ({ isOurs: true, waitingRemovals: waiting }));
    const remove = 'POST /api/admin/picture-storage/remove-unused';
    api.respond(remove, () => ({ isOurs: true, waitingRemovals: (waiting = 0) }));
    const user = await openPanel(api);
    expect((await banner()).textContent).toContain('12 foto tidak dipakai produk mana pun');
    await user.click(within(await banner()).getByRole('button', { name: 'Hapus foto' }));
    const confirmation = await confirmDialog('Hapus foto yang tidak dipakai?');
    expect(api.requestsTo(remove)).toEqual([]);
    await user.click(confirmation.getByRole('button', { name: 'Hapus foto' }));
    await screen.findByText('Foto yang tidak dipakai dihapus');
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Penyimpanan foto' })).toBeNull());
    expect(api.requestsTo(remove)).toHaveLength(1);
  });
});

/**
 * Records each number of seconds that the login shows from now on. A number that is shown repeatedly is recorded once.
 */
function recordSecondsLeft(): number[] {
  const seconds: number[] = [];
  new MutationObserver(() => {
    const shown = /dalam (\d+) detik/u.exec(document.body.textContent)?.[1];
    if (shown !== undefined && Number(shown) !== seconds.at(-1)) seconds.push(Number(shown));
  }).observe(document.body, { subtree: true, childList: true, characterData: true });
  return seconds;
}

/** Fakes the page's clock. Timers keep running in real time. @returns a function that moves the clock forward. */
function skippableTime(): (seconds: number) => void {
  const now = performance.now.bind(performance);
  let skippedMs = 0;
  jest.spyOn(performance, 'now').mockImplementation(() => now() + skippedMs);
  return (seconds) => void (skippedMs += seconds * 1000);
}
