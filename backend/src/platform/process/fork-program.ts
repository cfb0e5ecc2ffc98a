import { type ChildProcess, fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import type { Socket } from 'node:net';
import { setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { fileURLToPath } from 'node:url';
import { AnswerReader, ANSWERS } from './answers.js';

// Tests run the TypeScript sources. Node strips the types, but does not map imports of `.js` to `.ts` files. So the
// hook below maps these imports.
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const SOURCE_LOADER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) => {
      const ours = name.startsWith('.') && context.parentURL?.endsWith('.ts');
      return next(ours ? name.replace(/\\.js$/, '.ts') : name, context);
    },
  });`)}`;

// The process inherits only these environment variables, so that a compromised program finds no passwords of the shop.
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
const ENVIRONMENT = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
// These processes get a lower priority than the shop, so that rendering pages comes first.
const LOW_PRIORITY = 5;

export interface ForkOptions {
  readonly flags?: readonly string[];
  /** The process is killed before a longer answer is read. */
  readonly maxAnswerBytes: number;
}

export interface ForkedProgram {
  readonly child: ChildProcess;
  /** The answers as objects. Fails when one is too long, or is not JSON. */
  readonly answers: Readable;
}

/**
 * Starts a program of the shop in a process of its own, which does not prevent the shop's process from ending.
 * @param program the URL of its `.js` file.
 */
export function forkProgram(program: URL, { flags = [], maxAnswerBytes }: ForkOptions): ForkedProgram {
  const path = fileURLToPath(program);
  const child = fork(FROM_SOURCE ? path.replace(/\.js$/u, '.ts') : path, {
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
    execArgv: [...(FROM_SOURCE ? ['--import', SOURCE_LOADER] : []), ...flags],
    // Few threads and few memory arenas keep the process small.
    env: { ...ENVIRONMENT, UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
  });
  child.unref();
  child.channel?.unref();
  if (child.pid !== undefined) lowerPriority(child.pid);
  // Without a free descriptor, the child has no pipes, and emits an error.
  const pipe = (child as { stdio?: unknown[] }).stdio?.[ANSWERS] as Socket | undefined;
  const answers = new AnswerReader(maxAnswerBytes);
  pipe
    ?.unref()
    .on('error', (error) => answers.destroy(error))
    .pipe(answers);
  answers.on('error', () => {
    pipe?.destroy();
    child.kill('SIGKILL');
  });
  return { child, answers };
}

/** Asks the system to prefer the shop when processors are busy, and to end this process first when memory runs out. */
function lowerPriority(pid: number): void {
  try {
    setPriority(pid, LOW_PRIORITY);
    writeFileSync(`/proc/${pid}/oom_score_adj`, '800');
  } catch {
    // The system is not Linux, or does not permit the changes.
  }
}
