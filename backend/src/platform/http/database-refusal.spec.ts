import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { databaseRefusal } from './database-refusal.js';

describe('databaseRefusal', () => {
  it('says unavailable for a server that takes the connection and never answers', async () => {
    const sockets: Socket[] = [];
    const silent = createServer((socket) => sockets.push(socket)).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const client = new Client({ host: '127.0.0.1', port, user: 'shop', connectionTimeoutMillis: 50 });
    const error: unknown = await client.connect().catch((reason: unknown) => reason);
    for (const socket of sockets) socket.destroy();
    silent.close();
    expect(databaseRefusal(error)).toMatchObject({ kind: 'unavailable' });
  });
});
