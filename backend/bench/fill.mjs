import pg from 'pg';

// The products that exist are counted, so `n` runs from the first missing product to the wanted number $1. Each copy is
// one second older than the copy before, so that lists sort the copies.
const INSERT_COPIES = `
  WITH sample AS (
    SELECT *, row_number() OVER (ORDER BY id) AS number, count(*) OVER () AS total FROM product WHERE is_sample)
  INSERT INTO product (id, name, description, category_id, price, images, is_new, whatsapp_number, shopee_link,
                       is_active, is_sample, created_at, updated_at, version)
  SELECT gen_random_uuid(), name || ' ' || n, description, category_id, price + n, images, is_new, whatsapp_number, shopee_link,
         true, false, created_at - n * interval '1 s', updated_at, 1
  FROM generate_series((SELECT count(*) FROM product) + 1, $1::int) AS n JOIN sample ON number = n % total + 1`;

/** Copies the sample products until the shop has this number of products. */
export async function fill(shop, products) {
  await withDatabase(shop, async (client) => {
    await client.query(INSERT_COPIES, [products]);
    // Otherwise autovacuum would run later, during the measurement.
    await client.query('VACUUM (ANALYZE) product');
  });
}

export async function withDatabase(shop, action) {
  const client = new pg.Client({ connectionString: await shop.databaseUrl() });
  await client.connect();
  try {
    return await action(client);
  } finally {
    await client.end();
  }
}
