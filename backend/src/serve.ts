import { createServer, type Server } from 'node:http';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { createApp } from './create-app.js';
import { Config } from './platform/config/config.js';
import { operatorMessage } from './operations/commands/operator-message.js';
import { listen } from './platform/http/server/listen.js';

// On shutdown, running read requests have 8 seconds to finish, and write requests 9.5 seconds. After 10 seconds, the
// process ends in any case.
const SHUTDOWN_MS = 10_000;

/** Starts the shop, which runs until a signal stops it. */
export async function serve(): Promise<void> {
  // A signal during the start ends the process at once. Later signals start a shutdown.
  const exitEarly = (): never => process.exit(1);
  process.on('SIGTERM', exitEarly).on('SIGINT', exitEarly);
  let app: NestExpressApplication | undefined;
  let config: Config | undefined;
  try {
    config = new Config();
    await checkPorts(config);
    app = await createApp();
    process.off('SIGTERM', exitEarly).off('SIGINT', exitEarly);
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.once(signal, () => setTimeout(() => process.exit(0), SHUTDOWN_MS).unref());
    await app.init();
    // Nest's own listen() would log a failure twice.
    const server: Server = app.getHttpServer();
    const { port, hosts } = await listen(server, config.port, config.hosts);
    app.get(Logger).log(`started on port ${port}`, 'Shop');
    const url = config.port === 0 ? `http://localhost:${port}` : config.publicUrl;
    const where = hosts.includes('::') ? 'all addresses' : hosts.join(' and ');
    process.stdout.write(`Etalase is open: ${url} (port ${port} of ${where})\n`);
  } catch (error) {
    process.stderr.write(`${messageFor(error, config)}\n`);
    await app?.close().catch(() => undefined);
    process.exit(1);
  }
}

/** Fails on a port that is in use, before the start creates a database. */
async function checkPorts({ port, metricsPort = 0, hosts }: Config): Promise<void> {
  for (const each of [port, metricsPort]) {
    const server = createServer();
    await listen(server, each, hosts);
    server.close();
  }
}

interface ListenError extends NodeJS.ErrnoException {
  readonly port?: number;
  readonly address?: string;
}

function messageFor(error: unknown, config?: Config): string {
  // The error of a refused database connection has a `port`, too. Only an error of listen() is about PORT or
  // METRICS_PORT.
  if (!(error instanceof Error) || (error as ListenError).syscall !== 'listen') return operatorMessage(error);
  const { code, port, address } = error as ListenError;
  const variable = port === config?.metricsPort ? 'METRICS_PORT' : 'PORT';
  if (code === 'EADDRINUSE')
    return `${variable} ${port} is in use by another program: set ${variable} to a free port or stop that program`;
  if (code === 'EADDRNOTAVAIL' || code === 'EAFNOSUPPORT')
    return `HOST ${address} is no address of this machine: set HOST to one of its addresses, or to :: for all of them`;
  return `${variable} ${port} cannot be opened: ${error.message}`;
}
