import { beforeEach, describe, expect, it } from '@jest/globals';
import { AdminAuthFixture } from '../testing/admin-auth-fixture.js';

describe('PasswordService', () => {
  let desk: AdminAuthFixture;
  beforeEach(() => {
    desk = new AdminAuthFixture();
  });

  const login = async (password: string): Promise<string> =>
    (await desk.sessions.login({ client: 'a' }, password)).token;

  it('takes the first password from the configuration, without a note', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    await expect(login('rahasia-toko')).resolves.toBeDefined();
    expect(desk.note).toMatchObject({ written: undefined, announced: [] });
  });

  it('generates a readable first password once, even when replicas start together', async () => {
    await Promise.all([1, 2, 3].map(() => desk.passwords.ensureFirst(undefined)));
    const password = desk.note.written ?? '';
    expect(password).toMatch(/^([a-km-np-z2-9]{4}-){3}[a-km-np-z2-9]{4}$/u);
    expect(desk.note.announced).toEqual([password]);
    await expect(login(password)).resolves.toBeDefined();
  });

  it('leaves the password of a shop that has one', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    await desk.passwords.ensureFirst('yang-lain');
    await expect(login('yang-lain')).rejects.toThrow('Kata sandi salah');
  });

  it('changes the password, ends every session and takes the note away', async () => {
    await desk.passwords.ensureFirst(undefined);
    const first = desk.note.written ?? '';
    const token = await login(first);
    const account = await desk.passwords.change('a', first, 'rahasia-baru');
    expect(await desk.isIn(token)).toBe(false);
    expect(await desk.isIn((await desk.sessions.open(account)).token)).toBe(true);
    expect(desk.note.written).toBeUndefined();
    await expect(login(first)).rejects.toThrow('Kata sandi salah');
    await expect(login('rahasia-baru')).resolves.toBeDefined();
  });

  it('refuses a short new password before it looks at the old one', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    await expect(desk.passwords.change('a', 'rahasia-toko', 'lima5')).rejects.toThrow(
      'Kata sandi baru harus minimal 6 karakter',
    );
    expect(desk.hasher.verified).toEqual([]);
  });

  it('makes a session that guesses wait, and neither the login nor another session', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    for (let tries = 0; tries < 3; tries += 1) {
      await expect(desk.passwords.change('a', 'salah', 'rahasia-baru')).rejects.toMatchObject({
        kind: 'invalid',
      });
    }
    await expect(desk.passwords.change('a', 'salah', 'rahasia-baru')).rejects.toMatchObject({
      kind: 'too-many',
    });
    await expect(login('rahasia-toko')).resolves.toBeDefined();
    await expect(desk.passwords.change('b', 'rahasia-toko', 'rahasia-baru')).resolves.toBeDefined();
  });

  it('is open to a session whose client waits at the login', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    const token = await login('rahasia-toko');
    for (let tries = 0; tries < 3; tries += 1) await expect(login('salah')).rejects.toThrow('salah');
    await expect(login('rahasia-toko')).rejects.toMatchObject({ kind: 'too-many' });
    await expect(desk.passwords.change(token, 'rahasia-toko', 'rahasia-baru')).resolves.toBeDefined();
  });

  it('ends the session at its tenth wrong old password, however long it waits in between', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    await desk.sessions.changeTimeout(120);
    const [guessing, other] = [await login('rahasia-toko'), await login('rahasia-toko')];
    for (let tries = 1; tries <= 10; tries += 1) {
      expect(await desk.isIn(guessing)).toBe(true);
      await expect(desk.passwords.change(guessing, 'salah', 'rahasia-baru')).rejects.toMatchObject({
        kind: tries < 10 ? 'invalid' : 'unauthorized',
      });
      desk.clock.advance(10 * 60_000);
    }
    expect(await desk.isIn(guessing)).toBe(false);
    expect(await desk.isIn(other)).toBe(true);
  });

  it('lets one of two changes at the same moment win', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    const answers = await Promise.allSettled([
      desk.passwords.change('a', 'rahasia-toko', 'rahasia-satu'),
      desk.passwords.change('b', 'rahasia-toko', 'rahasia-dua'),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });

  it('removes a note that another replica has made untrue', async () => {
    await desk.passwords.ensureFirst('rahasia-toko');
    await desk.passwords.change('a', 'rahasia-toko', 'rahasia-baru');
    await desk.note.write('rahasia-toko');
    await desk.passwords.ensureFirst('rahasia-toko');
    expect(desk.note.written).toBeUndefined();
  });

  it('resets a lost password, chosen or generated, also before the first start', async () => {
    const generated = await desk.passwords.reset(undefined);
    const token = await login(generated);
    expect(await desk.passwords.reset('rahasia-baru')).toBe('rahasia-baru');
    expect(await desk.isIn(token)).toBe(false);
    await expect(login('rahasia-baru')).resolves.toBeDefined();
    await expect(desk.passwords.reset('lima5')).rejects.toMatchObject({ kind: 'invalid' });
  });
});
