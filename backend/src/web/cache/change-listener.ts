import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as sleep } from 'node:timers/promises';
import { Client } from 'pg';
import type { ShopVersion } from './shop-version.js';

const CHANNEL = 'shop_changed';
const HEARTBEAT_MS = 5000;

/** Hears of changes made by any replica, on a connection of its own that is watched and made again when lost. */
export class ChangeListener implements OnApplicationBootstrap, OnApplicationShutdown {
  private client: Client | undefined;
  private stopped = false;

  constructor(
    private readonly url: string,
    private readonly version: ShopVersion,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.connect().catch(() => undefined);
    void this.keepListening();
  }

  async onApplicationShutdown(): Promise<void> {
    this.stopped = true;
    await this.client?.end().catch(() => undefined);
  }

  private async keepListening(): Promise<void> {
    while (!this.stopped) {
      await sleep(this.client ? HEARTBEAT_MS : 1000, undefined, { ref: false });
      if (this.stopped) return;
      try {
        // A half-open connection looks alive until it is asked.
        if (this.client) await this.client.query('SELECT 1');
        else await this.connect();
      } catch {
        this.lose(this.client);
      }
    }
  }

  private async connect(): Promise<void> {
    const client = new Client({
      connectionString: this.url,
      connectionTimeoutMillis: 3000,
      query_timeout: 3000,
      keepAlive: true,
    });
    client.on('error', () => this.lose(client));
    client.on('end', () => this.lose(client));
    client.on('notification', () => this.version.bump());
    await client.connect();
    await client.query(`LISTEN ${CHANNEL}`);
    this.client = client;
    this.version.setListening(true);
  }

  private lose(client: Client | undefined): void {
    if (!client || client !== this.client) return;
    this.client = undefined;
    this.version.setListening(false);
    void client.end().catch(() => undefined);
  }
}
