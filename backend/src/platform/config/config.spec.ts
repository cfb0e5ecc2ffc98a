import { describe, expect, it } from '@jest/globals';
import { Config } from './config.js';

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

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['SAMPLE_DATA', 'maybe'],
    ['TRUST_PROXY', 'everyone'],
    ['HOST', 'shop.example'],
    ['HOST', '127.0.0.1:3000'],
    ['PUBLIC_URL', 'shop.example'],
    ['PUBLIC_URL', 'https://shop.example/shop'],
    ['DATABASE_URL', 'mysql://x'],
    ['ADMIN_PASSWORD', 'short'],
    ['S3_ENDPOINT', 'localhost:9000'],
    ['METRICS_PORT', '-1'],
    ['MEMORY', '127'],
    ['MEMORY', '1G'],
    ['BACKUP_KEEP', '0'],
    ['BACKUP_KEEP', 'all'],
  ])('throws an error that names %s when it is %j', (name, value) => {
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
});
