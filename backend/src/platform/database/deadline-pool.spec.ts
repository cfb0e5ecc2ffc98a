import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { DeadlinePool } from './deadline-pool.js';
import { withDatabaseDeadline } from './request-deadline.js';

let server: Server;
afterEach(() => void server.close());

/** Starts a server that accepts every connection and never sends anything. Returns its port. */
async function silentServer(): Promise<number> {
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return (server.address() as AddressInfo).port;
}

describe('DeadlinePool', () => {
  it('calls the callback only once when the pool times out after the deadline', async () => {
    const pool = new DeadlinePool({
      host: '127.0.0.1',
      port: await silentServer(),
      max: 1,
      connectionTimeoutMillis: 3000,
    });
    // This request takes the pool's only connection, so that the next request waits in the pool's queue.
    const first = new Promise((failed) => pool.connect((error) => failed(error)));
    const errors: (Error | undefined)[] = [];
    await new Promise<void>((calledBack) => {
      withDatabaseDeadline(() =>
        pool.connect((error) => {
          errors.push(error);
          calledBack();
        }),
      );
    });
    await first;
    await new Promise((later) => setTimeout(later, 400));
    expect(errors.map((error) => error?.message)).toEqual(['timeout exceeded when trying to connect']);
    await pool.end();
  });
});
