import { AppModule } from '../../src/app.module.js';
import * as commands from '../../src/operations/commands/backup-commands.js';
import type { Config } from '../../src/platform/config/config.js';

type Options<Command extends 'backup' | 'restore' | 'verify'> = Omit<
  Parameters<(typeof commands)[Command]>[2],
  'leftOut' | 'rules'
>;

const declarations = commands.declarationsOf(AppModule);

/** The tables that a backup of the shop leaves out. */
export const LEFT_OUT = declarations.leftOut();

// The backup commands as the built programs call them. They leave out the tables that the slices declare as left out.
export const backup = (config: Config, path: string, options: Options<'backup'> = {}): Promise<string> =>
  commands.backup(config, path, { ...options, ...declarations });
export const restore = (config: Config, path: string, options: Options<'restore'> = {}): Promise<string> =>
  commands.restore(config, path, { ...options, ...declarations });
export const verify = (config: Config, path: string, options: Options<'verify'> = {}): Promise<string> =>
  commands.verify(config, path, { ...options, ...declarations });
