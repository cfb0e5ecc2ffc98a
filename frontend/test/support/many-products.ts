import { Client } from 'pg';
import type { ShopServer } from '../../../backend/test/support/shop-server.js';

/** Inserts the products 'Massal 1', 'Massal 2' … into the database. The database notifies the shop's caches. */
export async function addManyProducts(
  shop: ShopServer,
  count: number,
  describe: () => string = () => 'Massal',
): Promise<void> {
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  await client.query(
    `INSERT INTO product (id, name, description, category_id, price, images, is_new, is_active, is_sample, version,
       created_at, updated_at)
     SELECT gen_random_uuid(), 'Massal ' || n, description, (SELECT id FROM category WHERE slug = 'printing'), 1000, (SELECT images[1:1] FROM product LIMIT 1),
       false, true, false, 1, now() - interval '1 day', now()
     FROM unnest($1::text[]) WITH ORDINALITY AS _(description, n)`,
    [Array.from({ length: count }, describe)],
  );
  await client.end();
}
