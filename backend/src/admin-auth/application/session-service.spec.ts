import { beforeEach, describe, expect, it } from '@jest/globals';
import { setImmediate as turn } from 'node:timers/promises';
import { AdminAuthFixture } from '../testing/admin-auth-fixture.js';

const PASSWORD = 'rahasia-toko';
const MINUTE = 60_000;

describe('SessionService', () => {
  let fixture: AdminAuthFixture;
  beforeEach(async () => {
    fixture = new AdminAuthFixture();
    await fixture.passwords.createFirstPasswordIfMissing(PASSWORD);
  });

  const login = async (client = 'a', password = PASSWORD, token?: string): Promise<string> =>
    (await fixture.sessions.login({ client, sessionToken: token }, password)).token;
  // Returns the new device token. An empty `device` means an unknown browser.
  const loginOn = async (device: string, password = PASSWORD, client = 'a'): Promise<string> =>
    (await fixture.sessions.login({ client, deviceToken: device }, password)).deviceToken;

  it('leaves the current session of the browser open when the login password is wrong', async () => {
    const token = await login();
    await expect(login('a', 'salah', token)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await fixture.isAuthenticated(token)).toBe(true);
  });

  it('does not hash a password that is longer than allowed', async () => {
    await expect(login('a', 'x'.repeat(5000))).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(fixture.hasher.verified).toEqual([]);
  });

  it('delays only the client that sent three wrong passwords, and verifies no password during the delay', async () => {
    for (let tries = 0; tries < 3; tries += 1) await expect(login('a', 'salah')).rejects.toThrow('salah');
    await expect(login('a')).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 2 });
    expect(fixture.hasher.verified).toHaveLength(3);
    await expect(login('b')).resolves.toBeDefined();
    fixture.clock.advance(2000);
    await expect(login('a')).resolves.toBeDefined();
    await expect(login('a', 'salah')).rejects.toThrow('Kata sandi salah');
  });

  it('verifies only three of twenty concurrent wrong passwords of one client', async () => {
    const results = await Promise.allSettled(Array.from({ length: 20 }, () => login('a', 'salah')));
    expect(results.every(({ status }) => status === 'rejected')).toBe(true);
    expect(fixture.hasher.verified).toHaveLength(3);
  });

  it('does not count a login attempt that is refused because the hasher is busy', async () => {
    fixture.hasher.busy = true;
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(login()).rejects.toMatchObject({ kind: 'unavailable' });
    }
    fixture.hasher.busy = false;
    await expect(login()).resolves.toBeDefined();
  });

  it('delays a known browser after three wrong passwords, even from different addresses', async () => {
    const device = await loginOn('');
    for (const client of ['a', 'b', 'c'])
      await expect(loginOn(device, 'salah', client)).rejects.toThrow('salah');
    await expect(loginOn(device, PASSWORD, 'd')).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 2,
    });
    await expect(login('a')).resolves.toBeDefined();
    fixture.clock.advance(2000);
    // The part before the dot is the id of the device, which does not change.
    expect((await loginOn(device)).split('.')[0]).toBe(device.split('.')[0]);
  });

  it.each([
    ['an unsigned id', (device: string) => device.slice(0, 22)],
    ['another id under the signature', (device: string) => `${'A'.repeat(22)}${device.slice(22)}`],
    ['a made-up signature', (device: string) => `${device.slice(0, 23)}${'A'.repeat(43)}`],
  ])('treats a browser with %s in its device token as unknown', async (_, forge) => {
    const forged = forge(await loginOn(''));
    for (let tries = 0; tries < 3; tries += 1)
      await expect(loginOn(forged, 'salah')).rejects.toThrow('salah');
    await expect(login('a')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(loginOn(forged)).rejects.toMatchObject({ kind: 'too-many' });
  });

  it('after a password change, treats only the browser that made the change as known', async () => {
    const device = await loginOn('');
    const account = await fixture.passwords.change('session', PASSWORD, 'rahasia-baru');
    const { deviceToken: here } = await fixture.sessions.open(account);
    for (let tries = 0; tries < 3; tries += 1) await expect(login('a', 'salah')).rejects.toThrow('salah');
    await expect(loginOn(device, 'rahasia-baru')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(loginOn(here, 'rahasia-baru')).resolves.toBeDefined();
  });

  it('keeps the new session and its device when a login with the old password ends after the password change', async () => {
    const verification = Promise.withResolvers<undefined>();
    fixture.hasher.pause = verification.promise;
    const slow = fixture.sessions.login({ client: 'a' }, PASSWORD);
    while (fixture.hasher.verified.length === 0) await turn();
    fixture.hasher.pause = Promise.resolve();
    const account = await fixture.passwords.change('session', PASSWORD, 'rahasia-baru');
    const owner = await fixture.sessions.open(account);
    verification.resolve(undefined);
    const late = await slow;
    expect(await fixture.isAuthenticated(late.token)).toBe(false);
    expect(fixture.devices.verify(late.deviceToken)).toBeUndefined();
    expect(await fixture.isAuthenticated(owner.token)).toBe(true);
    expect(fixture.devices.verify(owner.deviceToken)).toBeDefined();
  });

  it('signs the device of the new password when a slow login derives the key of the old password', async () => {
    const old = await fixture.accounts.find();
    const account = await fixture.passwords.change('session', PASSWORD, 'rahasia-baru');
    if (old) fixture.devices.deriveKey(old);
    const owner = await fixture.sessions.open(account);
    expect(fixture.devices.verify(owner.deviceToken)).toBeDefined();
  });

  it('ends a session at logout, after 30 idle minutes and after twelve hours', async () => {
    const left = await login();
    await fixture.sessions.logout(left);
    expect(await fixture.isAuthenticated(left)).toBe(false);

    const idle = await login();
    fixture.clock.advance(30 * MINUTE);
    expect(await fixture.isAuthenticated(idle)).toBe(false);

    const long = await login();
    for (let round = 0; round < 35; round += 1) {
      fixture.clock.advance(20 * MINUTE);
      await fixture.sessions.authenticate(long, { extend: true });
    }
    fixture.clock.advance(20 * MINUTE);
    expect(await fixture.isAuthenticated(long)).toBe(false);
  });

  it('does not extend the session for a request that is authenticated with `extend: false`', async () => {
    const token = await login();
    // `isAuthenticated` calls `authenticate` with `extend: false`.
    fixture.clock.advance(29 * MINUTE);
    expect(await fixture.isAuthenticated(token)).toBe(true);
    fixture.clock.advance(MINUTE);
    expect(await fixture.isAuthenticated(token)).toBe(false);
  });

  it('removes ended sessions at the next login', async () => {
    await login();
    await login();
    fixture.clock.advance(31 * MINUTE);
    await login();
    expect(fixture.sessionStore.count).toBe(1);
  });

  it('applies a changed timeout to open sessions, and refuses an unsupported timeout', async () => {
    const token = await login();
    await fixture.sessions.changeTimeout(15);
    fixture.clock.advance(15 * MINUTE);
    expect(await fixture.isAuthenticated(token)).toBe(false);
    await expect(fixture.sessions.changeTimeout(5)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await fixture.sessions.timeout()).toBe(15);
  });

  it('ends the session that was used longest ago when the hundred-and-first is opened', async () => {
    const first = await login();
    fixture.clock.advance(1000);
    const second = await login();
    for (let logins = 2; logins < 100; logins += 1) await login();
    expect(await fixture.isAuthenticated(first)).toBe(true);
    await login();
    expect(await fixture.isAuthenticated(first)).toBe(false);
    expect(await fixture.isAuthenticated(second)).toBe(true);
    expect(await fixture.sessions.countLive()).toBe(100);
  });
});
