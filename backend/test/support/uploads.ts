import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type supertest from 'supertest';
import { DataSource } from 'typeorm';
import type { Shop } from './shop.js';

type Agent = ReturnType<typeof supertest.agent>;

/** Step 1 of an upload: requests an upload URL. @returns its path. */
export async function createUpload(admin: Agent): Promise<string> {
  const { body } = await admin.post('/api/objects/upload').expect(200);
  return new URL((body as { uploadURL: string }).uploadURL).pathname;
}

/** Step 2: sends a photo to the upload URL, without a session. */
export function put(
  shop: Pick<Shop, 'request'>,
  path: string,
  bytes: Buffer,
  type = 'image/jpeg',
): supertest.Test {
  return shop.request().put(path).set('Content-Type', type).send(bytes);
}

export function publish(
  admin: Agent,
  uploadPath: string,
  options: { readonly keepsTransparency?: boolean } = {},
): supertest.Test {
  return admin.put('/api/objects/set-public').send({ imageURL: uploadPath, ...options });
}

export async function upload(shop: Pick<Shop, 'request'>, admin: Agent, bytes: Buffer): Promise<string> {
  const path = await createUpload(admin);
  await put(shop, path, bytes).expect(200);
  const { body } = await publish(admin, path).expect(200);
  return (body as { objectPath: string }).objectPath;
}

/**
 * The files of the local object storage, including files in quarantine and unfinished files. Marks are
 * left out.
 */
export async function filesOf(shop: Shop): Promise<string[]> {
  const folder = join(shop.dataDir, 'objects');
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => `${entry.parentPath.slice(folder.length + 1)}/${entry.name}`)
    .filter((file) => !/^(?:installation|database)\//u.test(file));
}

/** The numbers of received uploads and of published images in the database. */
export async function rowsOf(shop: Shop): Promise<{ uploads: number; images: number }> {
  const [row] = await shop.app.get(DataSource).query<{ uploads: number; images: number }[]>(
    `SELECT (SELECT count(*) FROM upload WHERE state <> 'issued')::int AS uploads,
              (SELECT count(*) FROM published_image)::int AS images`,
  );
  if (!row) throw new Error('Counting returns one row');
  return row;
}
