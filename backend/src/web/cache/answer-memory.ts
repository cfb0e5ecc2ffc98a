import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Front } from '../../platform/index.js';
import { KeptAnswer } from './kept-answer.js';
import type { ShopVersion } from './shop-version.js';

const KEEPABLE = Symbol('keepable');
const NEVER = /^\/(?:api\/(?:admin|objects|media|docs)|objects|share|healthz|readyz)(?:[/?]|$)/u;
const PATIENCE_MS = 10_000;

/** Says that this answer depends on nothing but the address and the state of the shop. */
export function keepable(response: object): void {
  (response as { [KEEPABLE]?: true })[KEEPABLE] = true;
}

interface Waiting {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: () => void;
}

/**
 * Answers of public reads and pages, kept until the shop changes: made once for each change, by one request
 * while others with the same address wait for it, and least recently used ones forgotten first.
 */
export class AnswerMemory {
  private readonly answers = new Map<string, KeptAnswer>();
  private readonly inTheMaking = new Map<string, Waiting[]>();
  private keptUnder: number | undefined;
  private size = 0;

  constructor(
    private readonly version: ShopVersion,
    private readonly limit = 128 * 1024 * 1024,
  ) {}

  readonly front: Front = (request, response, next) => {
    const url = request.url ?? '';
    if ((request.method !== 'GET' && request.method !== 'HEAD') || NEVER.test(url)) {
      next();
      return;
    }
    const kept = this.find(url);
    if (kept) {
      kept.send(request, response, this.freshHeaders());
      return;
    }
    // The body of a HEAD answer is not made, so there would be nothing to keep.
    if (request.method === 'HEAD') next();
    else this.make(url, { request, response, next });
  };

  private find(url: string): KeptAnswer | undefined {
    const version = this.version.current();
    if (version !== this.keptUnder) {
      this.answers.clear();
      this.size = 0;
      this.keptUnder = version;
    }
    const kept = this.answers.get(url);
    if (!kept) return undefined;
    this.answers.delete(url);
    this.answers.set(url, kept);
    return kept;
  }

  private make(url: string, work: Waiting): void {
    const waiting = this.inTheMaking.get(url);
    if (waiting) {
      waiting.push(work);
      return;
    }
    this.inTheMaking.set(url, []);
    const timer = setTimeout(() => this.release(url), PATIENCE_MS);
    const done = (): void => {
      clearTimeout(timer);
      this.release(url);
    };
    const version = this.version.current();
    this.capture(work, url, version, done);
    work.next();
  }

  // Those who waited take the kept answer, or make their own where none may be kept.
  private release(url: string): void {
    const waiting = this.inTheMaking.get(url) ?? [];
    this.inTheMaking.delete(url);
    for (const work of waiting) {
      const kept = this.find(url);
      if (kept) kept.send(work.request, work.response, this.freshHeaders());
      else this.compressed(work);
    }
  }

  private compressed(work: Waiting): void {
    this.capture(work, work.request.url ?? '', undefined, () => undefined);
    work.next();
  }

  // Holds the bytes back until they are complete, so that first and later answers are sent the same way.
  private capture(work: Waiting, url: string, version: number | undefined, done: () => void): void {
    const { request, response } = work;
    const chunks: Buffer[] = [];
    const take = (chunk: unknown, encoding?: unknown): void => {
      if (typeof chunk === 'string')
        chunks.push(Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8'));
      else if (chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk));
    };
    response.once('close', done);
    response.write = ((chunk: unknown, encoding?: unknown) => {
      take(chunk, encoding);
      return true;
    }) as typeof response.write;
    response.end = ((chunk?: unknown, encoding?: unknown) => {
      take(chunk, encoding);
      // The prototype's own methods are behind them.
      Reflect.deleteProperty(response, 'write');
      Reflect.deleteProperty(response, 'end');
      void this.finish(request, response, Buffer.concat(chunks), { url, version }).finally(done);
      return response;
    }) as typeof response.end;
  }

  private async finish(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    { url, version }: { url: string; version: number | undefined },
  ): Promise<void> {
    if (response.destroyed) return;
    if ((response as { [KEEPABLE]?: true })[KEEPABLE] !== true || response.headersSent) {
      response.end(body);
      return;
    }
    const answer = await KeptAnswer.of(response.statusCode, headersToKeep(response), body);
    if (version !== undefined && version === this.version.current()) this.keep(url, answer);
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    answer.send(request, response, this.freshHeaders());
  }

  private keep(url: string, answer: KeptAnswer): void {
    this.find(url);
    this.answers.set(url, answer);
    this.size += answer.size;
    for (const [oldest, old] of this.answers) {
      if (this.size <= this.limit) break;
      this.answers.delete(oldest);
      this.size -= old.size;
    }
  }

  // The clock travels outside the kept bytes: pages count down by the server's time.
  private freshHeaders(): OutgoingHttpHeaders {
    const now = this.version.now();
    return { 'server-timing': `now;dur=${now}`, date: new Date(now).toUTCString() };
  }
}

function headersToKeep(response: ServerResponse): OutgoingHttpHeaders {
  const headers = { ...response.getHeaders() };
  for (const name of ['date', 'content-length', 'etag', 'server-timing']) delete headers[name];
  return { ...headers, 'cache-control': headers['cache-control'] ?? 'no-cache' };
}
