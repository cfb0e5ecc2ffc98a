import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdminAuthFixture } from '../testing/admin-auth-fixture.js';

describe('PasswordService', () => {
  let fixture: AdminAuthFixture;
  beforeEach(() => {
    fixture = new AdminAuthFixture();
  });

  const login = async (password: string): Promise<string> =>
    (await fixture.sessions.login({ client: 'a' }, password)).token;

  it('takes the first password from the configuration, without a note', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
    await expect(login('rahasia-toko')).resolves.toBeDefined();
    expect(fixture.note).toMatchObject({ written: undefined, announced: [] });
  });

  it('generates a readable first password once, even when replicas start together', async () => {
    await Promise.all([1, 2, 3].map(() => fixture.passwords.ensureFirst(undefined)));
    const password = fixture.note.written ?? '';
    expect(password).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/u);
    expect(fixture.note.announced).toEqual([password]);
    await expect(login(password)).resolves.toBeDefined();
  });

  it('leaves the password of a shop that has one', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
    await fixture.passwords.ensureFirst('yang-lain');
    await expect(login('yang-lain')).rejects.toThrow('Kata sandi salah');
  });

  it('changes the password, ends every session and takes the note away', async () => {
    await fixture.passwords.ensureFirst(undefined);
    const first = fixture.note.written ?? '';
    const token = await login(first);
    const account = await fixture.passwords.change('a', first, 'rahasia-baru');
    expect(await fixture.isAuthenticated(token)).toBe(false);
    expect(await fixture.isAuthenticated((await fixture.sessions.open(account)).token)).toBe(true);
    expect(fixture.note.written).toBeUndefined();
    await expect(login(first)).rejects.toThrow('Kata sandi salah');
    await expect(login('rahasia-baru')).resolves.toBeDefined();
  });

  it('refuses a short new password before it looks at the old one', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
    await expect(fixture.passwords.change('a', 'rahasia-toko', 'lima5')).rejects.toThrow(
      'Kata sandi baru harus minimal 6 karakter',
    );
    expect(fixture.hasher.verified).toEqual([]);
  });

  it('makes a session that guesses wait, and neither the login nor another session', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
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

  it('is open to a session whose client waits at the login', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
    const token = await login('rahasia-toko');
    for (let tries = 0; tries < 3; tries += 1) await expect(login('salah')).rejects.toThrow('salah');
    await expect(login('rahasia-toko')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(fixture.passwords.change(token, 'rahasia-toko', 'rahasia-baru')).resolves.toBeDefined();
  });

  it('ends the session at its tenth wrong old password, however long it waits in between', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
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

  it('lets one of two changes at the same moment win', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
    const results = await Promise.allSettled([
      fixture.passwords.change('a', 'rahasia-toko', 'rahasia-satu'),
      fixture.passwords.change('b', 'rahasia-toko', 'rahasia-dua'),
    ]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('removes a note that another replica has made untrue', async () => {
    await fixture.passwords.ensureFirst('rahasia-toko');
    await fixture.passwords.change('a', 'rahasia-toko', 'rahasia-baru');
    await fixture.note.write('rahasia-toko');
    await fixture.passwords.ensureFirst('rahasia-toko');
    expect(fixture.note.written).toBeUndefined();
  });

  it('resets a lost password, chosen or generated, also before the first start', async () => {
    const generated = await fixture.passwords.reset(undefined);
    const token = await login(generated);
    expect(await fixture.passwords.reset('rahasia-baru')).toBe('rahasia-baru');
    expect(await fixture.isAuthenticated(token)).toBe(false);
    await expect(login('rahasia-baru')).resolves.toBeDefined();
    await expect(fixture.passwords.reset('lima5')).rejects.toMatchObject({ kind: 'invalid' });
  });
});
