import { describe, expect, it } from '@jest/globals';
import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { ADMIN_PASSWORD, startShopServer } from './support/shop-server.js';
import { hasContainers } from './support/containers.mjs';

const root = resolve(import.meta.dirname, '../..');

/** Starts the services of docker-compose.yml in a project of their own, so that several can run at once. */
function startServices(env: Readonly<Record<string, string>>): {
  port(service: string, inside: number): number;
  stop(): void;
} {
  const project = `etalase-test-${randomBytes(4).toString('hex')}`;
  const compose = (...parameters: string[]): string =>
    execFileSync('docker', ['compose', '-p', project, ...parameters], {
      cwd: root,
      encoding: 'utf8',
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  compose('up', '-d', '--wait');
  return {
    port: (service, inside) => Number(compose('port', service, String(inside)).trim().split(':').at(-1)),
    stop: () => void compose('down', '-v', '--timeout', '5'),
  };
}

const hasEngine = await hasContainers('the tests on the services of docker-compose.yml are SKIPPED');

(hasEngine ? describe : describe.skip)('docker-compose.yml', () => {
  it('starts no service without passwords, and names the missing variable', () => {
    expect(() => startServices({ POSTGRES_PASSWORD: '', S3_SECRET_KEY: 'x'.repeat(16) })).toThrow(
      /POSTGRES_PASSWORD/u,
    );
    expect(() => startServices({ POSTGRES_PASSWORD: 'x', S3_SECRET_KEY: '' })).toThrow(/S3_SECRET_KEY/u);
  });

  it('starts services on which a shop seeds, publishes a photo and serves it', async () => {
    const secret = randomBytes(12).toString('hex');
    const keys = { POSTGRES_PASSWORD: secret, S3_SECRET_KEY: secret, S3_ACCESS_KEY: 'etalase' };
    const services = startServices({ ...keys, POSTGRES_PORT: '0', S3_PORT: '0' });
    try {
      const shop = await startShopServer({
        DATABASE_URL: `postgres://etalase:${secret}@127.0.0.1:${services.port('postgres', 5432)}/etalase`,
        S3_ENDPOINT: `http://127.0.0.1:${services.port('storage', 9000)}`,
        S3_BUCKET: 'etalase',
        S3_ACCESS_KEY: 'etalase',
        S3_SECRET_KEY: secret,
      });
      try {
        const [product] = (await (await fetch(`${shop.url}/api/products?limit=1`)).json()) as {
          images: string[];
        }[];
        const seeded = await fetch(shop.url + String(product?.images[0]));
        expect([seeded.status, seeded.headers.get('content-type')]).toEqual([200, 'image/jpeg']);

        const login = await fetch(`${shop.url}/api/admin/login`, {
          method: 'POST',
          headers: { 'Content-Type': 'application/json' },
          body: JSON.stringify({ password: ADMIN_PASSWORD }),
        });
        const photo = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#00a0d2' } })
          .png()
          .toBuffer();
        const form = new FormData();
        form.append('files', new Blob([new Uint8Array(photo)], { type: 'image/png' }), 'photo.png');
        const upload = await fetch(`${shop.url}/api/media`, {
          method: 'POST',
          headers: { Cookie: String(login.headers.get('set-cookie')).split(';', 1)[0] ?? '' },
          body: form,
        });
        expect(upload.status).toBe(200);
        const { objectPaths } = (await upload.json()) as { objectPaths: string[] };
        const served = await fetch(shop.url + String(objectPaths[0]));
        expect((await sharp(await served.arrayBuffer()).metadata()).width).toBe(400);
      } finally {
        await shop.stop();
      }
    } finally {
      services.stop();
    }
  }, 180_000);
});
