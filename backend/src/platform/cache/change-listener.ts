import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { CacheVersion } from './cache-version.js';

/** Triggers on the tables whose data visitors see notify this channel (`notify_shop_changed` in the migrations). */
const CHANNEL = 'shop_changed';
const HEARTBEAT_MS = 5000;
const RETRY_MS = 1000;

/**
 * Begins a new cache version when PostgreSQL's NOTIFY reports a change on any replica. The listener has its own
 * connection. It checks this connection every five seconds, and replaces a lost connection.
 */
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private client: Client | undefined;
  /** Aborting it ends the current pause of `monitorConnection`. */
  private waitAbort = new AbortController();
  private stopped = false;

  constructor(
    private readonly database: { readonly url: string },
    private readonly version: CacheVersion,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.connect().catch(() => undefined);
    void this.monitorConnection();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    this.waitAbort.abort();
    await this.client?.end().catch(() => undefined);
  }

  private async monitorConnection(): Promise<void> {
    for (;;) {
      this.waitAbort = new AbortController();
      const { signal } = this.waitAbort;
      await sleep(this.client ? HEARTBEAT_MS : RETRY_MS, undefined, { ref: false, signal }).catch(
        () => undefined,
      );
      if (this.stopped) return;
      const { client } = this;
      try {
        // A half-open connection seems intact until a query is sent.
        if (client) await client.query('SELECT 1');
        else await this.connect();
        // The database's clock is read over another connection, so a failure says nothing about this one.
        await this.version.synchronize().catch(() => undefined);
      } catch {
        this.dropConnection(client);
      }
    }
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      keepAlive: true,
    });
    client.on('error', () => this.dropConnection(client));
    client.on('end', () => this.dropConnection(client));
    client.on('notification', () => this.version.bump());
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
    } catch (error) {
      void client.end().catch(() => undefined);
      throw error;
    }
    if (this.stopped) {
      await client.end();
      return;
    }
    this.client = client;
    this.version.setListening(true);
  }

  private dropConnection(client: Client | undefined): void {
    if (!client || client !== this.client) return;
    this.client = undefined;
    this.version.setListening(false);
    this.waitAbort.abort();
    void client.end().catch(() => undefined);
  }
}
