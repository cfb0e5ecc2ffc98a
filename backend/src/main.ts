import { Logger } from 'nestjs-pino';
import { createApp } from './create-app.js';
import { Config, ConfigError } from './platform/config/config.js';
import { DataFolderInUse } from './platform/database/embedded-postgres.js';

try {
  const app = await createApp();
  const config = app.get(Config);
  const server = await app.listen(config.port);
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : config.port;
  app.get(Logger).log(`started on port ${port}`, 'Shop');
  process.stdout.write(
    `Etalase is open: ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}\n`,
  );
} catch (error) {
  const expected = error instanceof ConfigError || error instanceof DataFolderInUse;
  process.stderr.write(`${expected ? error.message : String((error as Error).stack)}\n`);
  process.exit(1);
}
