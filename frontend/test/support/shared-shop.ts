import { Client } from 'pg';
import { startShopServer } from '../../../backend/test/support/shop-server.js';

/** Starts the shop that read-only tests share. Its database refuses writes. */
export default async function startSharedShop(): Promise<() => Promise<void>> {
  const shop = await startShopServer();
  const client = new Client({ connectionString: shop.databaseUrl });
  await client.connect();
  const name = new URL(shop.databaseUrl).pathname.slice(1);
  await client.query(`ALTER DATABASE ${name} SET default_transaction_read_only = on`);
  // The setting applies to new connections only, so all other connections are closed.
  await client.query(
    'SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1 AND pid <> pg_backend_pid()',
    [name],
  );
  await client.end();
  process.env['TEST_SHARED_SHOP'] = shop.url;
  return () => shop.stop();
}
