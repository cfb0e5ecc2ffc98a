import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Client } from 'pg';

const DATABASE = 'postgres';
// SQLSTATE: PostgreSQL is starting up, shutting down or recovering.
const CANNOT_CONNECT_NOW = '57P03';

/** User and password of the embedded server; the password is stored in the data folder. */
export class EmbeddedLogin {
  static readonly user = 'etalase';

  private constructor(private readonly password: string) {}

  static passwordFile(dataDir: string): string {
    return join(dataDir, 'postgres-password.txt');
  }

  /** @returns undefined when no server has been started in this data folder. */
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
    return `postgres://${EmbeddedLogin.user}:${this.password}@127.0.0.1:${port}/${DATABASE}`;
  }

  /** Whether the server on this port accepts the password; 'starting' while it accepts no connections yet. */
  async try(port: number): Promise<'ready' | 'starting' | 'refused'> {
    const client = new Client({ connectionString: this.url(port), connectionTimeoutMillis: 2000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.end();
      return 'ready';
    } catch (error) {
      return (error as { code?: string }).code === CANNOT_CONNECT_NOW ? 'starting' : 'refused';
    }
  }
}
