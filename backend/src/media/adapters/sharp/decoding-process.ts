import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import type { EncodedImage, Publishing } from '../../application/ports.js';
import type { ImageHeader } from '../../domain/image-header.js';
import { ImageRefused } from '../../domain/image-refused.js';
import type { ImageResponse, ImageRequest } from './decoder-messages.js';

/** The process crashed, did not start, did not respond in time, or failed to decode. */
export class DecodingFailed extends Error {
  constructor(
    readonly how: 'crashed' | 'too-slow' | 'not-started' | 'failed',
    details = '',
  ) {
    super(`Decoding ${how} ${details}`.trim());
    this.name = 'DecodingFailed';
  }
}

// Tests run the TypeScript sources. Node strips the types, but does not map imports of `.js` to `.ts` files. So the
// hook below maps these imports.
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

// The process inherits only these environment variables, so that a compromised decoder finds no passwords of the shop.
const INHERITED = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMPDIR'];
const ENVIRONMENT = Object.fromEntries(INHERITED.map((name) => [name, process.env[name]]));
// Decoding processes get a lower priority than the shop, so that rendering pages comes first.
const LOW_PRIORITY = 5;

/** One process that decodes one image at a time. */
export class DecodingProcess {
  private readonly child: ChildProcess;
  private readonly ready: Promise<ImageResponse>;
  /** Settles the promise of the awaited response; undefined while no response is awaited. */
  private settle: ((response: ImageResponse | DecodingFailed) => void) | undefined;
  private hasStarted = false;
  private ended = false;

  constructor(private readonly timeoutMs: number) {
    this.child = fork(PROGRAM, {
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
      execArgv: FROM_SOURCE ? ['--import', SOURCE_LOADER] : [],
      // Few threads and few memory arenas keep the process small.
      env: { ...ENVIRONMENT, UV_THREADPOOL_SIZE: '2', MALLOC_ARENA_MAX: '2' },
    });
    this.ready = this.nextResponse('not-started');
    this.ready.then(
      () => (this.hasStarted = true),
      () => undefined,
    );
    this.child.on('message', (response) => this.settle?.(response as ImageResponse));
    this.child.on('error', (error) => this.end('not-started', error.message));
    this.child.on('exit', (code, signal) =>
      this.end(this.hasStarted ? 'crashed' : 'not-started', String(signal ?? code)),
    );
    // After `unref()`, the child process does not prevent the shop's process from ending.
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

  async encode(source: Uint8Array, publishing: Publishing = {}): Promise<EncodedImage> {
    const result = await this.ask({ want: 'encoded', source, publishing });
    if (result.kind === 'encoded') return result.image;
    if (result.kind === 'refused') throw new ImageRefused(result.reason);
    throw new DecodingFailed('failed', result.kind === 'failed' ? result.message : '');
  }

  /** @returns a header for each source; undefined for a source that is not an image. */
  async readHeaders(sources: readonly Uint8Array[]): Promise<(ImageHeader | undefined)[]> {
    const result = await this.ask({ want: 'headers', sources });
    if (result.kind === 'headers') return result.headers;
    throw new DecodingFailed('failed', result.kind === 'failed' ? result.message : '');
  }

  end(how: DecodingFailed['how'] = 'crashed', details = 'ended'): void {
    this.ended = true;
    this.child.kill('SIGKILL');
    this.settle?.(new DecodingFailed(how, details));
  }

  private async ask(request: ImageRequest): Promise<ImageResponse> {
    await this.ready;
    const response = this.nextResponse('too-slow');
    this.child.send(request, (error) => {
      if (error) this.end('crashed', error.message);
    });
    return response;
  }

  /** Resolves to the process's next message. After the timeout, the process is killed and the promise rejects. */
  private nextResponse(onTimeout: DecodingFailed['how']): Promise<ImageResponse> {
    const next = new Promise<ImageResponse>((resolve, reject) => {
      const timer = setTimeout(
        () => this.end(onTimeout, `after ${String(this.timeoutMs)} ms`),
        this.timeoutMs,
      );
      this.settle = (response) => {
        clearTimeout(timer);
        this.settle = undefined;
        if (response instanceof DecodingFailed) reject(response);
        else resolve(response);
      };
      if (this.ended) this.settle(new DecodingFailed('crashed', 'before the request'));
    });
    // The promise is awaited later. Until then, a rejection must not count as unhandled.
    next.catch(() => undefined);
    return next;
  }

  private lowerPriority(): void {
    try {
      if (this.child.pid !== undefined) setPriority(this.child.pid, LOW_PRIORITY);
    } catch {
      // The system does not allow a change of priority. Pages may then be slower while an image is decoded.
    }
  }
}
