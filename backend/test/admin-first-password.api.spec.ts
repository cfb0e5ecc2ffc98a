import { describe, expect, it, jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import { access, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { cookieOf } from './support/cookie.js';
import { createDatabase } from './support/database.js';
import { ADMIN_PASSWORD, startShop } from './support/shop.js';

describe('the first password', () => {
  const noPassword = { ADMIN_PASSWORD: '' };

  it('the first password is in a file with mode 600 until the password changes', async () => {
    const shop = await startShop({ env: noPassword });
    try {
      const path = join(shop.dataDir, 'admin-password.txt');
      const password = (await readFile(path, 'utf8')).trim();
      expect((await stat(path)).mode & 0o777).toBe(0o600);
      expect(shop.logs.join('')).toContain(path);
      expect(shop.logs.join('')).not.toContain(password);
      const admin = await shop.login(password);
      await access(path);
      await admin
        .post('/api/admin/change-password')
        .send({ currentPassword: password, newPassword: 'rahasia-baru' })
        .expect(200);
      await expect(access(path)).rejects.toThrow();
    } finally {
      await shop.close();
    }
  });

  it('an ADMIN_PASSWORD that is easy to guess is used, with a warning', async () => {
    // With several shops in one process, a line may be in the log of another shop.
    const warn = jest.spyOn(Logger.prototype, 'warn');
    const shop = await startShop({ env: { ADMIN_PASSWORD: 'iloveyou' } });
    try {
      await shop.login('iloveyou');
      expect(warn).toHaveBeenCalledWith(expect.stringContaining('ADMIN_PASSWORD is easy to guess'));
    } finally {
      warn.mockRestore();
      await shop.close();
    }
  });

  it('two starting replicas generate one first password, which a later ADMIN_PASSWORD does not replace', async () => {
    const database = await createDatabase();
    const options = { env: noPassword, databaseUrl: database.url };
    const shops = await Promise.all([startShop(options), startShop(options)]);
    try {
      const files = await Promise.all(
        shops.map(({ dataDir }) =>
          readFile(join(dataDir, 'admin-password.txt'), 'utf8').catch(() => undefined),
        ),
      );
      const [password, ...others] = files.filter((file) => file !== undefined);
      expect(others).toEqual([]);
      for (const shop of shops) await shop.login(password?.trim());
      const restarted = await startShop({ ...options, env: { ADMIN_PASSWORD: 'rahasia-lain' } });
      await restarted.login(password?.trim());
      await restarted.close();
    } finally {
      await Promise.all(shops.map((shop) => shop.close()));
      await database.drop();
    }
  });

  it('a password change on one replica ends the sessions on the other replica', async () => {
    const database = await createDatabase();
    const [one, two] = await Promise.all([
      startShop({ databaseUrl: database.url }),
      startShop({ databaseUrl: database.url }),
    ]);
    try {
      const response = await one
        .request()
        .post('/api/admin/login')
        .send({ password: ADMIN_PASSWORD })
        .expect(200);
      const cookie = cookieOf(response);
      await two.request().get('/api/admin/session').set('Cookie', cookie).expect(200);
      const admin = await two.login();
      await admin
        .post('/api/admin/change-password')
        .send({ currentPassword: ADMIN_PASSWORD, newPassword: 'rahasia-baru' })
        .expect(200);
      await one.request().get('/api/admin/session').set('Cookie', cookie).expect(401);
    } finally {
      await Promise.all([one.close(), two.close()]);
      await database.drop();
    }
  });
});
