import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EncodedImage } from '../../application/ports/image-encoder.js';
import { ImageRefused } from '../../domain/image-refused.js';
import type { ImageAnswer, ImageRequest } from './image-messages.js';

/** The process ended or fell silent before it answered, or answered that it failed. */
export class DecodingFailed extends Error {
  constructor(
    readonly how: 'crashed' | 'too-slow' | 'not-started' | 'failed',
    details = '',
  ) {
    super(`Decoding ${how} ${details}`.trim());
    this.name = 'DecodingFailed';
  }
}

// Tests run the sources as they are; Node strips their types but looks for the `.js` that imports name.
const FROM_SOURCE = import.meta.url.endsWith('.ts');
const PROGRAM = fileURLToPath(
  new URL(FROM_SOURCE ? 'image-process.ts' : 'image-process.js', import.meta.url),
);
const SOURCE_LOADER = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module';
  registerHooks({
    resolve: (name, context, next) => {
      const ours = name.startsWith('.') && context.parentURL?.endsWith('.ts');
      return next(ours ? name.replace(/\\.js$/, '.ts') : name, context);
    },
  });`)}`;

// Nothing of the shop's own environment: a decoder that is taken over finds no password in it.
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
const ENVIRONMENT = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
// Pages come first.
const LOW_PRIORITY = 5;

/** One process that decodes one image at a time. */
export class DecodingProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<ImageAnswer>;
  private settle: ((answer: ImageAnswer | DecodingFailed) => void) | undefined;
  private ended = false;

  constructor(private readonly timeoutMs: number) {
    this.child = fork(PROGRAM, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: FROM_SOURCE ? ['--import', SOURCE_LOADER] : [],
      env: { ...ENVIRONMENT, UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    });
    this.ready = this.answer('not-started');
    this.child.on('message', (answer) => this.settle?.(answer as ImageAnswer));
    this.child.on('error', (error) => this.end('not-started', error.message));
    this.child.on('exit', (code, signal) => this.end('crashed', String(signal ?? code)));
    // An image that nobody waits for keeps no shop open.
    this.child.unref();
    this.child.channel?.unref();
    this.lowerPriority();
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isUsable(): boolean {
    return !this.ended;
  }

  async encode(source: Uint8Array): Promise<EncodedImage> {
    await this.ready;
    const answered = this.answer('too-slow');
    this.child.send({ source } satisfies ImageRequest, (error) => {
      if (error) this.end('crashed', error.message);
    });
    const answer = await answered;
    if (answer.kind === 'encoded') return answer.image;
    if (answer.kind === 'refused') throw new ImageRefused(answer.reason);
    throw new DecodingFailed('failed', answer.kind === 'failed' ? answer.message : '');
  }

  end(how: DecodingFailed['how'] = 'crashed', details = 'ended'): void {
    this.ended = true;
    this.child.kill('SIGKILL');
    this.settle?.(new DecodingFailed(how, details));
  }

  /** The next thing the process says; silence for too long ends it. */
  private answer(silence: DecodingFailed['how']): Promise<ImageAnswer> {
    const answered = new Promise<ImageAnswer>((resolve, reject) => {
      const timer = setTimeout(() => this.end(silence, `after ${String(this.timeoutMs)} ms`), this.timeoutMs);
      this.settle = (answer) => {
        clearTimeout(timer);
        this.settle = undefined;
        if (answer instanceof DecodingFailed) reject(answer);
        else resolve(answer);
      };
      if (this.ended) this.settle(new DecodingFailed('crashed', 'before it was asked'));
    });
    // Handled where it is awaited, which may be later.
    answered.catch(() => undefined);
    return answered;
  }

  private lowerPriority(): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, LOW_PRIORITY);
    } catch {
      // Not allowed here; it only costs the pages a little.
    }
  }
}
