import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';

export interface Ended {
  readonly code: number | null;
  /** What it wrote to standard output. */
  readonly output: string;
  /** What it wrote to standard error. */
  readonly errors: string;
}

/**
 * Runs a built program of the shop until it exits, with the embedded database unless `env` names another.
 * @param command Node's options, the program's name, and its parameters.
 */
export async function runProgram(env: Readonly<Record<string, string>>, ...command: string[]): Promise<Ended> {
  const program = command.findIndex((word) => word.endsWith('.js'));
  const child = spawn(
    process.execPath,
    command.map((word, index) => (index === program ? `backend/dist/src/${word}` : word)),
    {
      env: { ...process.env, NODE_OPTIONS: '', DATABASE_URL: '', ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  return { code: child.exitCode, output, errors };
}
