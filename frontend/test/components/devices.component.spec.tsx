import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import type { LoginNoticeResponse } from '../../src/api/generated/models';
import * as text from '../../src/text/admin-devices';
import { openPanel } from './support/panel';
import { panelApi } from './support/panel-api';

const NOW = new Date('2026-11-21T14:04:00Z');

describe('The notices about logins', () => {
  const notice: LoginNoticeResponse = {
    kind: 'newBrowser',
    at: NOW.toISOString(),
    browser: 'Chrome di Android',
    wrongPasswords: 0,
  };

  // Before the other test, because the component stays until the page is left.
  it('are not asked for when the login has none', async () => {
    const api = panelApi();
    await openPanel(api, 'Konten');
    expect(api.requestsTo('GET /api/admin/login-notices')).toEqual([]);
  });

  it('stand one after the other on every tab, until each is confirmed', async () => {
    const api = panelApi();
    let notices = [notice, { ...notice, kind: 'wrongPasswords' as const, browser: null, wrongPasswords: 14 }];
    api.respond('POST /api/admin/login', () => ({ success: true, hasNotices: true }));
    api.respond('GET /api/admin/login-notices', () => notices);
    api.respond('POST /api/admin/login-notices/confirm', () => {
      notices = notices.slice(1);
      return undefined;
    });
    const user = await openPanel(api, 'Konten');
    const banner = await screen.findByRole('complementary', { name: 'Keamanan' });
    expect(banner.textContent).toContain('Masuk dari Chrome di Android, ');
    await user.click(within(banner).getByRole('button', { name: 'Ini saya' }));
    await screen.findByText(/^Kata sandi salah dicoba 14 kali /u);
    expect(api.bodies('POST /api/admin/login-notices/confirm')).toEqual([
      { kind: 'newBrowser', at: notice.at },
    ]);
    await user.click(screen.getByRole('button', { name: 'Ini saya' }));
    await waitFor(() => expect(screen.queryByRole('complementary', { name: 'Keamanan' })).toBeNull());
  });
});

it.each([
  ['2026-11-20T17:00:00Z', 'hari ini 00.00'],
  ['2026-11-20T14:04:00Z', 'kemarin 21.04'],
  ['2026-11-19T16:59:00Z', '19 November 23.59'],
])('The time %s is written as %s', (time, words) => {
  expect(text.dayAndTime(time, NOW)).toBe(words);
});
