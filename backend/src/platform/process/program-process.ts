import type { ChildProcess } from 'node:child_process';
import { startDeadline } from '../limiter/deadline.js';
import { type ForkOptions, forkProgram } from './fork-program.js';

/** The process crashed, did not start, did not respond in time, responded with too much, or failed at its work. */
export class ProcessFailed extends Error {
  constructor(
    readonly how: 'crashed' | 'too-slow' | 'too-large' | 'not-started' | 'failed',
    details = '',
  ) {
    super(`The separate process ${how} ${details}`.trim());
    this.name = 'ProcessFailed';
  }
}

export interface ProgramOptions extends Pick<ForkOptions, 'maxAnswerBytes'> {
  /** The longest time for the start, and for each request. */
  readonly timeoutMs: number;
  readonly maxHeapMegabytes?: number;
}

/** A process that runs one of the shop's programs on data that is not trusted, one request at a time. */
export class ProgramProcess<Request extends object, Response extends object> {
  private readonly child: ChildProcess;
  private readonly timeoutMs: number;
  private readonly ready: Promise<Response>;
  /** Settles the promise of the awaited response; undefined while no response is awaited. */
  private settle: ((response: Response | ProcessFailed) => void) | undefined;
  private hasStarted = false;
  private ended = false;

  /** @param program the URL of the program's file. Its first message says that it is ready. */
  constructor(program: URL, { timeoutMs, maxHeapMegabytes, maxAnswerBytes }: ProgramOptions) {
    this.timeoutMs = timeoutMs;
    const flags = maxHeapMegabytes === undefined ? [] : [`--max-old-space-size=${String(maxHeapMegabytes)}`];
    const { child, answers } = forkProgram(program, { flags, maxAnswerBytes });
    this.child = child;
    this.ready = this.nextResponse('not-started');
    this.ready.then(
      () => (this.hasStarted = true),
      () => undefined,
    );
    child.once('message', (ready) => this.settle?.(ready as Response));
    answers.on('data', (response: Response) => this.settle?.(response));
    answers.on('error', (error) => this.end('too-large', error.message));
    child.on('error', (error) => this.end('not-started', error.message));
    child.on('exit', (code, signal) =>
      this.end(this.hasStarted ? 'crashed' : 'not-started', String(signal ?? code)),
    );
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  get isUsable(): boolean {
    return !this.ended;
  }

  end(how: ProcessFailed['how'] = 'crashed', details = 'ended'): void {
    this.ended = true;
    this.child.kill('SIGKILL');
    this.settle?.(new ProcessFailed(how, details));
  }

  async ask(request: Request): Promise<Response> {
    await this.ready;
    const response = this.nextResponse('too-slow');
    this.child.send(request, (error) => {
      if (error) this.end('crashed', error.message);
    });
    return response;
  }

  /** Resolves to the process's next message. After the timeout, the process is killed and the promise rejects. */
  private nextResponse(onTimeout: ProcessFailed['how']): Promise<Response> {
    const next = new Promise<Response>((resolve, reject) => {
      const stop = startDeadline(
        () => this.end(onTimeout, `after ${String(this.timeoutMs)} ms`),
        this.timeoutMs,
      );
      this.settle = (response) => {
        stop();
        this.settle = undefined;
        if (response instanceof ProcessFailed) reject(response);
        else resolve(response);
      };
      if (this.ended) this.settle(new ProcessFailed('crashed', 'before the request'));
    });
    // The promise is awaited later. Until then, a rejection must not count as unhandled.
    next.catch(() => undefined);
    return next;
  }
}
