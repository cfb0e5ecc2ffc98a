import { afterEach, describe, expect, it } from '@jest/globals';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { DeadlinePool } from './deadline-pool.js';
import { withDatabaseDeadline } from './request-deadline.js';

let server: Server;
afterEach(() => void server.close());

/** A server that takes every connection and never says a word. */
async function silentServer(): Promise<number> {
  server = createServer().listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  return (server.address() as AddressInfo).port;
}

describe('DeadlinePool', () => {
  it('reports once, at the deadline, when the pool itself gives up waiting for a connection later', async () => {
    const pool = new DeadlinePool({
      host: '127.0.0.1',
      port: await silentServer(),
      max: 1,
      connectionTimeoutMillis: 3000,
    });
    // Takes the only place, so that the next one waits in the pool's queue.
    const first = new Promise((failed) => pool.connect((error) => failed(error)));
    const reports: (Error | undefined)[] = [];
    await new Promise<void>((reported) => {
      withDatabaseDeadline(() =>
        pool.connect((error) => {
          reports.push(error);
          reported();
        }),
      );
    });
    await first;
    await new Promise((later) => setTimeout(later, 400));
    expect(reports.map((error) => error?.message)).toEqual(['timeout exceeded when trying to connect']);
    await pool.end();
  });
});
