import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

interface Options {
  readonly env: Readonly<Record<string, string>>;
  readonly parameters?: readonly string[];
  readonly nodeOptions?: readonly string[];
  readonly input?: string;
}

/** Runs a built program of the shop until it exits. It uses the embedded database unless `env` has a DATABASE_URL. */
export async function runProgram(
  name: string,
  { env, parameters = [], nodeOptions = [], input = '' }: Options,
): Promise<Ended> {
  const child = spawn(process.execPath, [...nodeOptions, `backend/dist/src/${name}`, ...parameters], {
    env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
    stdio: 'pipe',
  });
  child.stdin.end(input);
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output, errors };
}
