import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { DataSource } from 'typeorm';
import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from '../src/platform/config/config.js';
import { resetPassword } from '../src/operations/commands/reset-password-command.js';
import { createDatabase } from './support/database.js';
import { runProgram } from './support/run-program.js';
import { ADMIN_PASSWORD, startShop } from './support/shop.js';

describe('reset-password', () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'etalase-reset-'));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  it('reset-password changes the password of a running shop and ends every session', async () => {
    const shop = await startShop({ env: { ADMIN_PASSWORD: '' } });
    try {
      const config = new Config({ DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir });
      const generated = await resetPassword(config);
      expect(generated).toMatch(/^([a-z2-9]{4}-){3}[a-z2-9]{4}$/u);
      expect(existsSync(join(shop.dataDir, 'admin-password.txt'))).toBe(false);
      const admin = await shop.login(generated);

      expect(await resetPassword(config, 'rahasia-pilihan')).toBe('rahasia-pilihan');
      await admin.get('/api/admin/session').expect(401);
      await shop.request().post('/api/admin/login').send({ password: generated }).expect(401);
      await shop.login('rahasia-pilihan');
      await expect(resetPassword(config, 'lima5')).rejects.toThrow('minimal 6 karakter');
      await shop.login('rahasia-pilihan');
    } finally {
      await shop.close();
    }
  });

  it('reset-password works with the embedded database, whether the shop runs or is stopped', async () => {
    const env = { DATABASE_URL: '', DATA_DIR: folder };
    const config = new Config({ DATA_DIR: folder });
    const shop = await startShop({ env });
    const admin = await shop.login(ADMIN_PASSWORD);
    await resetPassword(config, 'rahasia-pilihan');
    await admin.get('/api/admin/session').expect(401);
    await shop.request().post('/api/admin/login').send({ password: ADMIN_PASSWORD }).expect(401);
    await shop.login('rahasia-pilihan');
    await shop.close();

    await resetPassword(config, 'rahasia-lain');
    const restarted = await startShop({ env });
    await restarted.login('rahasia-lain');
    await restarted.close();
  });

  it('reset-password refuses a short password from standard input in English', async () => {
    const DATA_DIR = folder;
    const env = { DATABASE_URL: '', DATA_DIR };
    await (await startShop({ env })).close();
    expect(await runProgram('reset-password.js', { env, parameters: ['--password-stdin'] })).toMatchObject({
      code: 1,
      errors: 'The password was not changed: it must have at least 6 characters, and at most 1024 bytes.\n',
    });
  });

  it.each([
    ['iloveyou', true],
    ['628987654321', true],
    ['kertas-dan-tinta', false],
  ])('reset-password sets %s, and warns that it is easy to guess: %s', async (password, warns) => {
    const shop = await startShop({ env: { ADMIN_PASSWORD: '' } });
    try {
      await shop.app.get(DataSource).query(
        `INSERT INTO content (key, body, version, updated_at)
         VALUES ('site-content', '{"company": {"chatNumber": "628987654321"}}', 1, now())`,
      );
      const env = { DATABASE_URL: shop.databaseUrl, DATA_DIR: shop.dataDir };
      const options = { env, parameters: ['--password-stdin'], input: `${password}\n` };
      expect(await runProgram('reset-password.js', options)).toMatchObject({
        code: 0,
        errors: warns ? 'This password is easy to guess. Consider another one.\n' : '',
      });
      await shop.login(password);
    } finally {
      await shop.close();
    }
  });

  it('reset-password fails without a shop in the data folder or database, and creates no data folder', async () => {
    const missing = join(folder, randomUUID());
    await expect(resetPassword(new Config({ DATA_DIR: missing }))).rejects.toThrow('There is no shop in');
    expect(existsSync(missing)).toBe(false);
    const database = await createDatabase();
    const empty = new Config({ DATA_DIR: missing, DATABASE_URL: database.url });
    await expect(resetPassword(empty)).rejects.toThrow('There is no shop in this database');
    await database.drop();
  });
});
