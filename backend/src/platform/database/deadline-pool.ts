import { isPromise } from 'node:util/types';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { startWait } from './request-deadline.js';

type Query = (...parameters: unknown[]) => unknown;
type ConnectCallback = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/**
 * A connection that is closed when a statement has no result at the request's deadline. A connection with a running
 * statement must not be reused.
 */
class DeadlineClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // Without this listener, an error while the pool hands over the connection would end the process.
    this.on('error', () => undefined);
    const query = this.query.bind(this) as Query;
    this.query = ((...parameters: unknown[]) => {
      // The request's deadline closes the connection, unless `stop` ends the wait before.
      const stop = startWait(() => void this.end());
      const result = query(...parameters);
      if (isPromise(result)) result.then(stop, stop);
      // A call with a callback or a stream returns no promise, so its end cannot be observed here.
      else stop();
      return result;
    }) as typeof this.query;
  }
}

/**
 * A pool in which no request waits longer than its deadline, neither for a connection nor for the result of a
 * statement.
 */
export class DeadlinePool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: DeadlineClient });
  }

  override connect(): Promise<PoolClient>;
  override connect(callback: ConnectCallback): void;
  override connect(callback?: ConnectCallback): Promise<PoolClient> | void {
    // TypeORM and the pool's own `query` pass a callback. A caller without a callback gets no deadline.
    if (!callback) return super.connect();
    let isExpired = false;
    const stop = startWait(() => {
      isExpired = true;
      stop();
      callback(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
    });
    super.connect((error, client, release) => {
      if (isExpired) {
        // There is no connection to release if the pool has timed out as well.
        if (client) release();
        return;
      }
      stop();
      callback(error, client, release);
    });
  }
}
