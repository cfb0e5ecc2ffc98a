import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdminAuthFixture } from '../testing/admin-auth-fixture.js';

const PASSWORD = 'rahasia-toko';
const MINUTE = 60_000;

describe('SessionService', () => {
  let desk: AdminAuthFixture;
  beforeEach(async () => {
    desk = new AdminAuthFixture();
    await desk.passwords.ensureFirst(PASSWORD);
  });

  const login = async (client = 'a', password = PASSWORD, token?: string): Promise<string> =>
    (await desk.sessions.login({ client, token }, password)).token;
  const loginOn = async (device: string, password = PASSWORD, client = 'a'): Promise<string> =>
    (await desk.sessions.login({ client, device }, password)).device;

  it('gives a new token at each login and ends the session that was brought along', async () => {
    const first = await login();
    const second = await login('a', PASSWORD, first);
    expect(second).not.toBe(first);
    expect(await desk.isIn(first)).toBe(false);
    expect(await desk.isIn(second)).toBe(true);
    expect(second).toMatch(/^[\w-]{43}$/u);
  });

  it('leaves the presented session alone when the password is wrong', async () => {
    const token = await login();
    await expect(login('a', 'salah', token)).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(await desk.isIn(token)).toBe(true);
  });

  it.each(['', 'salah', 'x'.repeat(5000)])('says the same to every wrong password', async (typed) => {
    await expect(login('a', typed)).rejects.toMatchObject({
      kind: 'unauthorized',
      message: 'Kata sandi salah',
    });
  });

  it('does not hash what nobody could have as a password', async () => {
    await expect(login('a', 'x'.repeat(5000))).rejects.toMatchObject({ kind: 'unauthorized' });
    expect(desk.hasher.verified).toEqual([]);
  });

  it('makes one client wait, never another, and looks at no password meanwhile', async () => {
    for (let tries = 0; tries < 3; tries += 1) await expect(login('a', 'salah')).rejects.toThrow('salah');
    await expect(login('a')).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 2 });
    expect(desk.hasher.verified).toHaveLength(3);
    await expect(login('b')).resolves.toBeDefined();
    desk.clock.advance(2000);
    await expect(login('a')).resolves.toBeDefined();
    await expect(login('a', 'salah')).rejects.toThrow('Kata sandi salah');
  });

  it('counts tries that come at the same moment', async () => {
    const answers = await Promise.allSettled(Array.from({ length: 20 }, () => login('a', 'salah')));
    expect(answers.every(({ status }) => status === 'rejected')).toBe(true);
    expect(desk.hasher.verified).toHaveLength(3);
  });

  it('does not count a try that the busy server refused', async () => {
    desk.hasher.busy = true;
    for (let tries = 0; tries < 5; tries += 1) {
      await expect(login()).rejects.toMatchObject({ kind: 'unavailable' });
    }
    desk.hasher.busy = false;
    await expect(login()).resolves.toBeDefined();
  });

  it('lets a browser that has logged in before try, whatever its network does', async () => {
    const device = await loginOn('');
    for (let tries = 0; tries < 3; tries += 1) await expect(login('a', 'salah')).rejects.toThrow('salah');
    await expect(login('a')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(loginOn(device)).resolves.toBeDefined();
    await expect(login('a')).rejects.toMatchObject({ kind: 'too-many' });
  });

  it('makes a known browser wait by the same rule, wherever it is', async () => {
    const device = await loginOn('');
    for (const client of ['a', 'b', 'c'])
      await expect(loginOn(device, 'salah', client)).rejects.toThrow('salah');
    await expect(loginOn(device, PASSWORD, 'd')).rejects.toMatchObject({
      kind: 'too-many',
      retryAfterSeconds: 2,
    });
    await expect(login('a')).resolves.toBeDefined();
    desk.clock.advance(2000);
    expect((await loginOn(device)).split('.')[0]).toBe(device.split('.')[0]);
  });

  it.each([
    ['an unsigned id', (device: string) => device.slice(0, 22)],
    ['another id under the signature', (device: string) => `${'A'.repeat(22)}${device.slice(22)}`],
    ['a made-up signature', (device: string) => `${device.slice(0, 23)}${'A'.repeat(43)}`],
  ])('counts a browser with %s among its network', async (_, forge) => {
    const forged = forge(await loginOn(''));
    for (let tries = 0; tries < 3; tries += 1)
      await expect(loginOn(forged, 'salah')).rejects.toThrow('salah');
    await expect(login('a')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(loginOn(forged)).rejects.toMatchObject({ kind: 'too-many' });
  });

  it('knows no browser any more after a new password, except the one that set it', async () => {
    const device = await loginOn('');
    const account = await desk.passwords.change('session', PASSWORD, 'rahasia-baru');
    const { device: here } = await desk.sessions.open(account);
    for (let tries = 0; tries < 3; tries += 1) await expect(login('a', 'salah')).rejects.toThrow('salah');
    await expect(loginOn(device, 'rahasia-baru')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(loginOn(here, 'rahasia-baru')).resolves.toBeDefined();
  });

  it('ends a session by logout, by idling and after twelve hours', async () => {
    const left = await login();
    await desk.sessions.logout(left);
    expect(await desk.isIn(left)).toBe(false);

    const idle = await login();
    desk.clock.advance(30 * MINUTE);
    expect(await desk.isIn(idle)).toBe(false);

    const long = await login();
    for (let round = 0; round < 35; round += 1) {
      desk.clock.advance(20 * MINUTE);
      await desk.sessions.authenticate(long, { extend: true });
    }
    desk.clock.advance(20 * MINUTE);
    expect(await desk.isIn(long)).toBe(false);
  });

  it('is not kept alive by asking how long it lasts', async () => {
    const token = await login();
    desk.clock.advance(29 * MINUTE);
    expect(await desk.isIn(token)).toBe(true);
    desk.clock.advance(MINUTE);
    expect(await desk.isIn(token)).toBe(false);
  });

  it('sweeps out ended sessions at the next login', async () => {
    await login();
    await login();
    desk.clock.advance(31 * MINUTE);
    await login();
    expect(desk.stored.count).toBe(1);
  });

  it('holds a changed timeout against running sessions', async () => {
    const token = await login();
    await desk.sessions.changeTimeout(15);
    desk.clock.advance(15 * MINUTE);
    expect(await desk.isIn(token)).toBe(false);
    await expect(desk.sessions.changeTimeout(5)).rejects.toMatchObject({ kind: 'invalid' });
    expect(await desk.sessions.timeout()).toBe(15);
  });
});
