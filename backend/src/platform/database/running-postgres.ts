import { readFile, readlink, realpath, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { OperatorError } from '../domain/operator-error.js';
import { EmbeddedLogin } from './embedded-login.js';

interface Postmaster {
  readonly pid: number;
  /** The port of the server; 0 until PostgreSQL has written the port to its pid file. */
  readonly port: number;
}

/** Stops the database server of the folder if it still runs after its shop was killed. */
export async function stopOrphan(folder: string, login: EmbeddedLogin): Promise<void> {
  const orphan = await readPostmaster(folder);
  if (!orphan) return;
  if (!(await isOurs(orphan, folder, login))) {
    // The system has given the pid to another program. The pid file is removed, because PostgreSQL would refuse to
    // start while the file names a running process.
    await rm(pidFile(folder), { force: true });
    return;
  }
  process.kill(orphan.pid, 'SIGINT');
  for (let attempt = 0; attempt < 150; attempt += 1) {
    if (!(await readPostmaster(folder))) return;
    await sleep(100);
  }
  throw new OperatorError(
    `PostgreSQL of an earlier start does not stop: end process ${orphan.pid} and start again`,
  );
}

/**
 * Waits until the server that another process runs on the folder is ready.
 * @returns the server's URL; undefined when no server responds within 10 s.
 */
export async function findRunning(dataDir: string, folder: string): Promise<string | undefined> {
  // The other process may be starting the server right now.
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const login = await EmbeddedLogin.read(dataDir);
    const port = (await readPostmaster(folder))?.port;
    if (login && port && (await login.try(port)) === 'ready') {
      // The running shop may be an older release, which does not create the shop's role.
      await login.giveToShopRole(port);
      return login.url(port);
    }
    await sleep(100);
  }
  return undefined;
}

const pidFile = (folder: string): string => join(folder, 'postmaster.pid');

/**
 * Reads PostgreSQL's pid file.
 * @returns pid and port; undefined when no process has the pid in the file.
 */
async function readPostmaster(folder: string): Promise<Postmaster | undefined> {
  // PostgreSQL writes its pid to the first line of the file, and its port to the fourth.
  const lines = (await readFile(pidFile(folder), 'utf8').catch(() => '')).split('\n');
  const pid = Number(lines[0]);
  return pid > 0 && isAlive(pid) ? { pid, port: Number(lines[3]) || 0 } : undefined;
}

async function isOurs({ pid, port }: Postmaster, folder: string, login: EmbeddedLogin): Promise<boolean> {
  // PostgreSQL's working directory is its data folder. On systems without /proc, a server belongs to the shop if it
  // accepts the shop's password.
  const workingDirectory = await readlink(`/proc/${pid}/cwd`).catch(() => undefined);
  if (workingDirectory !== undefined) return workingDirectory === (await realpath(folder));
  return port > 0 && (await login.try(port)) !== 'refused';
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only checks whether the process exists. EPERM means that the process belongs to another user.
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
