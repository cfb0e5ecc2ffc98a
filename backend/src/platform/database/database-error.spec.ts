import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { translateDatabaseError } from './database-error.js';

describe('translateDatabaseError', () => {
  it("returns 'unavailable' when the server accepts the connection and never responds", async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const client = new Client({ host: '127.0.0.1', port, user: 'shop', connectionTimeoutMillis: 50 });
    const error: unknown = await client.connect().catch((reason: unknown) => reason);
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect(translateDatabaseError(error)).toMatchObject({ kind: 'unavailable' });
  });
});
