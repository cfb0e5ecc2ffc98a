import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { Client } from 'minio';
import { GarbageCollector, StorageProbe } from '../src/media/index.js';
import { jpeg } from '../src/media/testing/photos.js';
import { hasContainers } from './support/containers.mjs';
import { type Minio, startMinio } from './support/minio.js';
import { type Shop, startShop } from './support/shop.js';
import { upload } from './support/uploads.js';

const hasEngine = await hasContainers('the test of the policy of secrets.md is SKIPPED');
const SECRETS = resolve(import.meta.dirname, '../../docs/operate/secrets.md');
const BUCKET = 'etalase';
const OBJECT_ACTIONS: Readonly<Record<string, string>> = {
  GET: 's3:GetObject',
  HEAD: 's3:GetObject',
  PUT: 's3:PutObject',
  DELETE: 's3:DeleteObject',
};

interface Policy {
  readonly Statement: readonly { readonly Action: readonly string[]; readonly Resource: readonly string[] }[];
}

/** Returns the action and the resource of a call, as policies name them. */
function callOf({ method = '', url = '' }: IncomingMessage): { action: string; resource: string } {
  const { pathname, searchParams } = new URL(url, 'http://storage');
  const [, bucket = '', ...key] = pathname.split('/');
  const isObject = key.join('') !== '';
  const isList = method === 'HEAD' || (method === 'GET' && searchParams.has('list-type'));
  const subresource = ['acl', 'policy', 'location', 'tagging', 'uploads'].find((name) =>
    searchParams.has(name),
  );
  const action = isObject ? OBJECT_ACTIONS[method] : isList ? 's3:ListBucket' : undefined;
  return {
    action: subresource ?? action ?? `${method} ${url}`,
    resource: `arn:aws:s3:::${bucket}${isObject ? '/*' : ''}`,
  };
}

(hasEngine ? describe : describe.skip)('a shop whose key has the policy of secrets.md', () => {
  let minio: Minio;
  let proxy: Server;
  let shop: Shop;
  const used = new Set<string>();
  const refused: string[] = [];

  beforeAll(async () => {
    minio = await startMinio();
    const { endpoint, accessKey, secretKey, region } = minio.config(BUCKET);
    const { hostname: endPoint, port } = endpoint;
    await new Client({
      endPoint,
      port: Number(port),
      useSSL: false,
      accessKey,
      secretKey,
      region,
    }).makeBucket(BUCKET);
    const json = /```json\n([^]+?)```/u.exec(await readFile(SECRETS, 'utf8'))?.[1] ?? '';
    const { Statement: statements } = JSON.parse(json) as Policy;
    // A proxy enforces the policy, because a key of MinIO would need MinIO's own client. The host that the shop has signed
    // is passed on.
    proxy = createServer((incoming, outgoing) => {
      const { action, resource } = callOf(incoming);
      const isAllowed = statements.some(
        ({ Action, Resource }) => Action.includes(action) && Resource.includes(resource),
      );
      if (!isAllowed) {
        refused.push(`${action} on ${resource}`);
        outgoing.writeHead(403).end();
        return;
      }
      used.add(action);
      const { method, url: path, headers } = incoming;
      const forwarded = request({ host: endPoint, port, method, path, headers }, (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers);
        response.pipe(outgoing);
      });
      incoming.pipe(forwarded);
    }).listen(0, '127.0.0.1');
    await once(proxy, 'listening');
    shop = await startShop({
      env: {
        S3_ENDPOINT: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
        S3_BUCKET: BUCKET,
        S3_ACCESS_KEY: accessKey,
        S3_SECRET_KEY: secretKey,
        SAMPLE_DATA: 'true',
      },
    });
  });
  afterAll(async () => {
    await shop.close();
    proxy.closeAllConnections();
    proxy.close();
    await minio.container.stop();
  });

  it('seeds, stores, serves, lists and removes images with the calls of the policy, and needs each of them', async () => {
    const admin = await shop.login();
    const path = await upload(shop, admin, await jpeg());
    await shop.request().get(path).expect(200);
    await shop.request().get('/readyz').expect(200);
    expect(await shop.app.get(GarbageCollector).collect()).toBe(true);
    expect(await shop.app.get(StorageProbe).findFailure()).toBeUndefined();
    expect(refused).toEqual([]);
    expect([...used].toSorted()).toEqual([
      's3:DeleteObject',
      's3:GetObject',
      's3:ListBucket',
      's3:PutObject',
    ]);
  });
});
