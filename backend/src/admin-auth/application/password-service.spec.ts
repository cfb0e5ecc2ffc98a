import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdminAuthFixture } from '../testing/admin-auth-fixture.js';

describe('PasswordService', () => {
  let fixture: AdminAuthFixture;
  beforeEach(() => {
    fixture = new AdminAuthFixture();
  });

  // The first argument of `change` is a session token. The service accepts any text, such as 'a', because `AccessGuard`
  // has verified the token before.

  const login = async (password: string): Promise<string> =>
    (await fixture.sessions.login({ client: 'a' }, password)).token;

  it('uses a configured first password without writing it to a file', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    await expect(login('rahasia-toko')).resolves.toBeDefined();
    expect(fixture.firstPasswordFile).toMatchObject({ written: undefined, announced: [] });
  });

  it('generates one readable first password, even when replicas start concurrently', async () => {
    await Promise.all([1, 2, 3].map(() => fixture.passwords.createFirstPasswordIfMissing(undefined)));
    const password = fixture.firstPasswordFile.written ?? '';
    expect(password).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/u);
    expect(fixture.firstPasswordFile.announced).toEqual([password]);
    await expect(login(password)).resolves.toBeDefined();
  });

  it('keeps an existing password when another first password is configured', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    await fixture.passwords.createFirstPasswordIfMissing('yang-lain');
    await expect(login('yang-lain')).rejects.toThrow('Kata sandi salah');
  });

  it('changes the password, ends all sessions and removes the file with the first password', async () => {
    await fixture.passwords.createFirstPasswordIfMissing(undefined);
    const first = fixture.firstPasswordFile.written ?? '';
    const token = await login(first);
    const account = await fixture.passwords.change('a', first, 'rahasia-baru');
    expect(await fixture.isAuthenticated(token)).toBe(false);
    expect(await fixture.isAuthenticated((await fixture.sessions.open(account)).token)).toBe(true);
    expect(fixture.firstPasswordFile.written).toBeUndefined();
    await expect(login(first)).rejects.toThrow('Kata sandi salah');
    await expect(login('rahasia-baru')).resolves.toBeDefined();
  });

  it('refuses a short new password without verifying the old password', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    await expect(fixture.passwords.change('a', 'rahasia-toko', 'lima5')).rejects.toThrow(
      'Kata sandi baru harus minimal 6 karakter',
    );
    expect(fixture.hasher.verified).toEqual([]);
  });

  it('delays a session after three wrong passwords, but no login and no other session', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(fixture.passwords.change('a', 'salah', 'rahasia-baru')).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
    await expect(fixture.passwords.change('a', 'salah', 'rahasia-baru')).rejects.toMatchObject({
      kind: 'too-many',
    });
    await expect(login('rahasia-toko')).resolves.toBeDefined();
    await expect(fixture.passwords.change('b', 'rahasia-toko', 'rahasia-baru')).resolves.toBeDefined();
  });

  it('lets a session change the password while logins of the same client are delayed', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    const token = await login('rahasia-toko');
    for (let tries = 0; tries < 3; tries += 1) await expect(login('salah')).rejects.toThrow('salah');
    await expect(login('rahasia-toko')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(fixture.passwords.change(token, 'rahasia-toko', 'rahasia-baru')).resolves.toBeDefined();
  });

  it('ends a session after ten wrong old passwords, even with pauses between them', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    await fixture.sessions.changeTimeout(120);
    const [guessing, other] = [await login('rahasia-toko'), await login('rahasia-toko')];
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await fixture.isAuthenticated(guessing)).toBe(true);
      await expect(fixture.passwords.change(guessing, 'salah', 'rahasia-baru')).rejects.toMatchObject({
        kind: tries < 10 ? 'invalid' : 'unauthorized',
      });
      fixture.clock.advance(10 * 60_000);
    }
    expect(await fixture.isAuthenticated(guessing)).toBe(false);
    expect(await fixture.isAuthenticated(other)).toBe(true);
  });

  it('accepts only one of two concurrent password changes', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    const results = await Promise.allSettled([
      fixture.passwords.change('a', 'rahasia-toko', 'rahasia-satu'),
      fixture.passwords.change('b', 'rahasia-toko', 'rahasia-dua'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('removes the file with an outdated first password when the shop starts', async () => {
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    await fixture.passwords.change('a', 'rahasia-toko', 'rahasia-baru');
    await fixture.firstPasswordFile.write('rahasia-toko');
    await fixture.passwords.createFirstPasswordIfMissing('rahasia-toko');
    expect(fixture.firstPasswordFile.written).toBeUndefined();
  });

  it('resets the password to a given or a generated password, even before the first start', async () => {
    const generated = await fixture.passwords.reset(undefined);
    const token = await login(generated);
    expect(await fixture.passwords.reset('rahasia-baru')).toBe('rahasia-baru');
    expect(await fixture.isAuthenticated(token)).toBe(false);
    await expect(login('rahasia-baru')).resolves.toBeDefined();
    await expect(fixture.passwords.reset('lima5')).rejects.toMatchObject({ kind: 'invalid' });
  });
});
