import { isPromise } from 'node:util/types';
import { Client, Pool, type ClientConfig, type PoolClient, type PoolConfig } from 'pg';
import { startWait } from './request-deadline.js';

type Send = (...parameters: unknown[]) => unknown;
type Receive = (
  error: Error | undefined,
  client: PoolClient | undefined,
  release: (error?: Error | boolean) => void,
) => void;

/** Hangs up when a statement is not answered before the request's deadline: nobody gets that connection next. */
class DeadlineClient extends Client {
  constructor(config?: ClientConfig) {
    super(config);
    // An error that arrives between the pool and whoever takes the connection would end the process.
    this.on('error', () => undefined);
    const send = this.query.bind(this) as Send;
    this.query = ((...parameters: unknown[]) => {
      const stop = startWait(() => void this.end());
      const result = send(...parameters);
      if (isPromise(result)) result.then(stop, stop);
      else stop();
      return result;
    }) as typeof this.query;
  }
}

/** A pool in which waiting for a connection and for the answer to a statement end at the request's deadline. */
export class DeadlinePool extends Pool {
  constructor(config: PoolConfig) {
    super({ ...config, Client: DeadlineClient });
  }

  override connect(): Promise<PoolClient>;
  override connect(receive: Receive): void;
  override connect(receive?: Receive): Promise<PoolClient> | void {
    if (!receive) return super.connect();
    let late = false;
    const stop = startWait(() => {
      late = true;
      stop();
      receive(new Error('timeout exceeded when trying to connect'), undefined, () => undefined);
    });
    super.connect((error, client, release) => {
      if (late) {
        // When the pool gave up as well there is nothing to release.
        if (client) release();
        return;
      }
      stop();
      receive(error, client, release);
    });
  }
}
