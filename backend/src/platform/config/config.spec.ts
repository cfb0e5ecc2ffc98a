import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Config } from './config.js';
import situations from './config.spec.json' with { type: 'json' };

describe('Config', () => {
  it('has the documented defaults', () => {
    const config = new Config({});
    expect(config).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      s3: undefined,
      sampleData: true,
      publicUrl: 'http://localhost:3000',
      trustProxy: 0,
      hosts: ['::'],
      apiDocs: true,
      metricsPort: undefined,
      memory: 512 * 1024 * 1024,
      backupDir: undefined,
      backupKeep: 14,
    });
    expect(config.dataDir).toMatch(/\.data$/u);
  });

  it('derives the public URL from PORT or PUBLIC_PORT, or from PUBLIC_URL without its trailing slash', () => {
    expect(new Config({ PORT: '8080' }).publicUrl).toBe('http://localhost:8080');
    expect(new Config({ PORT: '8080', PUBLIC_PORT: '80' }).publicUrl).toBe('http://localhost');
    expect(new Config({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  });

  it.each(situations.refused)('throws an error that names %s when it is %j', (name, value) => {
    expect(() => new Config({ [name]: value })).toThrow(name);
  });

  it.each([
    [{ TRUST_PROXY: '1' }, ['127.0.0.1', '::1']],
    [{ TRUST_PROXY: '1', HOST: '::' }, ['::']],
    [{ TRUST_PROXY: '2', HOST: '192.0.2.7' }, ['192.0.2.7']],
    [{ HOST: 'localhost' }, ['127.0.0.1', '::1']],
    [{ HOST: '0.0.0.0' }, ['0.0.0.0']],
  ])('with %j listens on %j', (env, hosts) => {
    expect(new Config(env).hosts).toEqual(hosts);
  });

  it('throws an error that names S3_BUCKET when only S3_ENDPOINT is set', () => {
    expect(() => new Config({ S3_ENDPOINT: 'http://localhost:9000' })).toThrow('S3_BUCKET');
  });

  describe('with a secret in a file', () => {
    let folder: string;
    beforeEach(() => {
      folder = mkdtempSync(join(tmpdir(), 'etalase-secrets-'));
    });
    afterEach(() => rmSync(folder, { recursive: true }));

    function fileWith(text: string): string {
      const file = join(folder, 'secret');
      writeFileSync(file, text);
      return file;
    }

    it.each([
      ['rahasia123', 'rahasia123'],
      ['rahasia123\n', 'rahasia123'],
      ['rahasia123\r\n', 'rahasia123'],
      [' Rahasia#2026 ', ' Rahasia#2026 '],
    ])('reads %j as %j', (text, password) => {
      expect(new Config({ ADMIN_PASSWORD_FILE: fileWith(text) }).adminPassword).toBe(password);
    });

    it('reads every secret', () => {
      const file = fileWith('p@ss/word#1\n');
      const s3 = { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'etalase' };
      expect(new Config({ ...s3, S3_ACCESS_KEY_FILE: file, S3_SECRET_KEY_FILE: file }).s3).toMatchObject({
        accessKey: 'p@ss/word#1',
        secretKey: 'p@ss/word#1',
      });
      const { databaseUrl } = new Config({
        DATABASE_URL: 'postgres://shop@db:5432/shop',
        PGPASSWORD_FILE: file,
      });
      expect(databaseUrl).toBe('postgres://shop:p%40ss%2Fword%231@db:5432/shop');
      const url = fileWith('postgres://shop:secret@db/shop\n');
      expect(new Config({ DATABASE_URL_FILE: url }).databaseUrl).toBe('postgres://shop:secret@db/shop');
    });

    it.each(['rahasia123\n\n', 'raha\nsia', '', '\n'])(
      'refuses a file with %j, and names the variable',
      (text) => {
        expect(() => new Config({ ADMIN_PASSWORD_FILE: fileWith(text) })).toThrow(/^ADMIN_PASSWORD_FILE /u);
      },
    );

    it('refuses a missing file, and a secret that is also in its variable', () => {
      expect(() => new Config({ ADMIN_PASSWORD_FILE: join(folder, 'missing') })).toThrow(
        'ADMIN_PASSWORD_FILE names a file that cannot be read (ENOENT)',
      );
      expect(
        () => new Config({ ADMIN_PASSWORD: 'rahasia123', ADMIN_PASSWORD_FILE: fileWith('rahasia123') }),
      ).toThrow('ADMIN_PASSWORD_FILE cannot be set together with ADMIN_PASSWORD');
    });
  });
});
