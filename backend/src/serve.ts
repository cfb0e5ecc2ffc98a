import { createApp } from './create-app.js';
import { Config, ConfigError } from './platform/config/config.js';
import { DataFolderInUse } from './platform/database/embedded-postgres.js';

// Requests in flight have eight seconds; whatever else holds the process does not hold it for long.
const SHUTDOWN_MS = 10_000;

/** Opens the shop, until a signal closes it. */
export async function serve(): Promise<void> {
  const exitEarly = (): never => process.exit(1);
  process.on('SIGTERM', exitEarly).on('SIGINT', exitEarly);
  try {
    const app = await createApp();
    const config = app.get(Config);
    process.off('SIGTERM', exitEarly).off('SIGINT', exitEarly);
    for (const signal of ['SIGTERM', 'SIGINT'])
      process.once(signal, () => setTimeout(() => process.exit(0), SHUTDOWN_MS).unref());
    const server = await app.listen(config.port);
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : config.port;
    process.stdout.write(
      `Etalase is open: ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}\n`,
    );
  } catch (error) {
    process.stderr.write(`${explanation(error)}\n`);
    process.exit(1);
  }
}

function explanation(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataFolderInUse) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
