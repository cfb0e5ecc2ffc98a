import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client, escapeLiteral } from 'pg';
import { GIVE_TO_SHOP_ROLE, SHOP_ROLE } from '../domain/shop-role.js';
import { ADVISORY_LOCKS } from '../lock/advisory-locks.js';

const DATABASE = 'postgres';
// SQLSTATE: PostgreSQL is starting up, shutting down or recovering.
const CANNOT_CONNECT_NOW = '57P03';

/**
 * The roles and the password of the embedded server. The password is stored in the data folder. The superuser is the
 * role that created the database cluster, and older releases log in with it. PostgreSQL does not let this role give up
 * its rights, so the shop uses a second role.
 */
export class EmbeddedLogin {
  static readonly superuser = 'etalase';

  private constructor(private readonly password: string) {}

  static passwordFile(dataDir: string): string {
    return join(dataDir, 'postgres-password.txt');
  }

  static async read(dataDir: string): Promise<EmbeddedLogin | undefined> {
    const saved = await readFile(this.passwordFile(dataDir), 'utf8').catch(() => '');
    return saved ? new EmbeddedLogin(saved.trim()) : undefined;
  }

  static async create(dataDir: string): Promise<EmbeddedLogin> {
    const password = randomBytes(24).toString('hex');
    await writeFile(this.passwordFile(dataDir), password, { mode: 0o600 });
    return new EmbeddedLogin(password);
  }

  url(port: number): string {
    return this.urlOf(SHOP_ROLE, port);
  }

  superuserUrl(port: number): string {
    return this.urlOf(EmbeddedLogin.superuser, port);
  }

  /**
   * Creates the shop's role, and makes it the owner of the objects that older releases have created. Can be called
   * again without effect.
   */
  async giveToShopRole(port: number): Promise<void> {
    const client = new Client({ connectionString: this.superuserUrl(port) });
    client.on('error', () => undefined);
    await client.connect();
    try {
      await client.query('BEGIN');
      // The lock is needed because a command line tool may run these statements on the same server at the same time.
      await client.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.shopRole]);
      const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [SHOP_ROLE]);
      if (rowCount === 0)
        await client.query(
          `CREATE ROLE ${SHOP_ROLE} LOGIN PASSWORD ${escapeLiteral(this.password)}
           NOSUPERUSER NOCREATEDB NOCREATEROLE NOREPLICATION NOBYPASSRLS`,
        );
      await client.query(GIVE_TO_SHOP_ROLE);
      await client.query('COMMIT');
    } finally {
      await client.end();
    }
  }

  /**
   * Tries to log in on this port. Returns 'ready' if the server accepts the password, and 'starting' while the server
   * starts, stops or recovers. Returns 'refused' in all other cases, also when no server listens.
   */
  async try(port: number): Promise<'ready' | 'starting' | 'refused'> {
    const client = new Client({ connectionString: this.superuserUrl(port), connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return 'ready';
    } catch (error) {
      return (error as { code?: string }).code === CANNOT_CONNECT_NOW ? 'starting' : 'refused';
    }
  }

  private urlOf(role: string, port: number): string {
    return `postgres://${role}:${this.password}@127.0.0.1:${port}/${DATABASE}`;
  }
}
