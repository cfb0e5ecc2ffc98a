import { describe, expect, it } from '@jest/globals';
import sharp from 'sharp';
import { ADMIN_PASSWORD, startShopServer } from './support/shop-server.js';
import { hasContainers } from './support/containers.mjs';
import { Composition } from './support/composition.js';

const hasEngine = await hasContainers('the tests on the services of docker-compose.yml are SKIPPED');

(hasEngine ? describe : describe.skip)('docker-compose.yml', () => {
  it.each(['POSTGRES_PASSWORD', 'S3_SECRET_KEY', 'ADMIN_PASSWORD'])(
    'docker compose starts nothing without %s, and the error names the variable',
    (variable) => {
      expect(() => new Composition({ [variable]: '' }).compose('up', '-d')).toThrow(variable);
    },
  );

  it('image.sh pulls the image that SHOP_IMAGE names, and builds none', () => {
    // Nothing listens on port 9, so a registry there refuses the connection.
    const published = new Composition({ SHOP_IMAGE: '127.0.0.1:9/etalase:1' });
    expect(() => published.run('backend/deploy/image.sh', [])).toThrow(/127\.0\.0\.1:9: .*refused/u);
  });

  it('image.sh does not build the SHOP_IMAGE that the machine already has', () => {
    const [image = ''] = new Composition({}).compose('config', '--images', 'postgres').split('\n');
    const output = new Composition({ SHOP_IMAGE: image }).run('backend/deploy/image.sh', []);
    expect(output).not.toContain('build');
  });

  it('a shop that uses the composed services serves a sample photo and publishes a new photo', async () => {
    const services = new Composition({ POSTGRES_PORT: '0', S3_PORT: '0' }, [
      'docker-compose.yml',
      'backend/deploy/services.yml',
    ]);
    const secret = services.env['S3_SECRET_KEY'] ?? '';
    services.compose('up', '-d', '--wait', 'postgres', 'storage');
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
      services.down();
    }
  }, 180_000);
});
