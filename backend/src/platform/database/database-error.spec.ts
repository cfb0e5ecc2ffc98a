import { describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { Client } from 'pg';
import { adviceFor, translateDatabaseError } from './database-error.js';

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

  it.each([
    ['25006', 'Server sedang tidak bisa menyimpan perubahan. Coba lagi nanti.', 'The database is read-only.'],
    ['53100', 'Ruang penyimpanan server penuh', 'The disk of the database is full.'],
  ])("returns 'unavailable' with the cause for SQLSTATE %s of a refused change", (code, message, advice) => {
    const error = Object.assign(new Error(), { code });
    expect(translateDatabaseError(error)).toMatchObject({ kind: 'unavailable', message });
    expect(adviceFor(error)).toMatch(advice);
  });
});
