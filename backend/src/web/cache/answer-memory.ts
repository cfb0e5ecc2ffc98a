import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Front } from '../../platform/index.js';
import { AnswerShelf } from './answer-shelf.js';
import { headersToKeep, hold, isKeepable, isShareable } from './held-response.js';
import { KeptAnswer } from './kept-answer.js';
import type { ShopVersion } from './shop-version.js';

const NEVER = /^\/(?:api\/(?:admin|objects|media|docs)|objects|share|healthz|readyz)(?:[/?]|$)/u;
const PATIENCE_MS = 30_000;

/** A request, with the way to the handler that can answer it. */
export interface Visit {
  readonly request: IncomingMessage;
  readonly response: ServerResponse;
  readonly next: () => void;
}

export interface AnswerMemoryOptions {
  /** The one name of an address that has several, such as a page's with and without `?fbclid=…`. */
  readonly nameOf?: (url: string) => string;
  /** Bytes of memory. */
  readonly room?: number;
}

/**
 * Answers of public reads and pages, kept until the shop changes. Each is made once for each change, by one
 * request, while others for the same address wait. Nobody gets an answer that was begun before they asked,
 * unless nothing has changed since: whoever changed something sees the change.
 */
export class AnswerMemory {
  private readonly shelf: AnswerShelf;
  private readonly nameOf: (url: string) => string;
  /** For each address at which an answer is in the making: those who came after it was begun. */
  private readonly late = new Map<string, Visit[]>();
  private second = 0;
  private date = '';

  constructor(
    private readonly version: ShopVersion,
    { nameOf = (url) => url, room = 128 * 1024 * 1024 }: AnswerMemoryOptions = {},
  ) {
    this.shelf = new AnswerShelf(room);
    this.nameOf = nameOf;
  }

  readonly front: Front = (request, response, next) => {
    const url = request.url ?? '';
    const { method } = request;
    if (method !== 'GET' && method !== 'HEAD') return next();
    const kept = this.shelf.find(url, this.version.current());
    if (!kept && NEVER.test(url)) return next();
    if (kept) this.send(kept, request, response);
    else this.answer(this.nameOf(url), { request, response, next });
  };

  /** Answers as an address does: from memory, or else by the way that the visit brings along. */
  answer(name: string, visit: Visit): void {
    const kept = this.shelf.find(name, this.version.current());
    const late = this.late.get(name);
    if (kept) this.send(kept, visit.request, visit.response);
    else if (late) late.push(visit);
    else this.make(name, [visit]);
  }

  /** The first of these visits makes the answer for all of them. */
  private make(name: string, visits: readonly Visit[]): void {
    const [maker, ...others] = visits.filter(({ response }) => !response.destroyed);
    if (!maker) return;
    const late: Visit[] = [];
    this.late.set(name, late);
    const version = this.version.current();
    let open = true;
    const release = (answer?: KeptAnswer): void => {
      if (!open) return;
      open = false;
      clearTimeout(timer);
      for (const visit of others) {
        if (answer) this.send(answer, visit.request, visit.response);
        else void this.perform(visit);
      }
      this.late.delete(name);
      this.welcome(name, late);
    };
    // A handler that never answers does not close its address for everybody.
    const timer = setTimeout(release, PATIENCE_MS);
    void this.perform(maker, (answer) => {
      if (version !== undefined && version === this.version.current()) this.shelf.keep(name, answer, version);
    }).then(release);
  }

  private welcome(name: string, late: readonly Visit[]): void {
    const kept = this.shelf.find(name, this.version.current());
    if (!kept) this.make(name, late);
    else for (const { request, response } of late) this.send(kept, request, response);
  }

  /** @returns what others may be given as well, if anything. */
  private perform(
    { request, response, next }: Visit,
    keep?: (answer: KeptAnswer) => void,
  ): Promise<KeptAnswer | undefined> {
    const { method } = request;
    return new Promise((done) => {
      hold(response, (body) => {
        request.method = method;
        done(this.complete(request, response, body, keep));
      });
      // The answer to HEAD is that to GET without its body, so it is made and kept as one.
      request.method = 'GET';
      next();
    });
  }

  private complete(
    request: IncomingMessage,
    response: ServerResponse,
    body: Buffer,
    keep?: (answer: KeptAnswer) => void,
  ): KeptAnswer | undefined {
    if (!isShareable(response)) {
      response.end(body);
      return undefined;
    }
    const answer = new KeptAnswer(response.statusCode, headersToKeep(response), { identity: body });
    if (isKeepable(response)) keep?.(answer);
    for (const header of response.getHeaderNames()) response.removeHeader(header);
    this.send(answer, request, response);
    return answer;
  }

  // The clock travels outside the kept bytes: pages count down by the server's time.
  private send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse): void {
    if (response.destroyed) return;
    const now = Math.trunc(this.version.now());
    const second = Math.trunc(now / 1000);
    if (second !== this.second) {
      this.second = second;
      this.date = new Date(now).toUTCString();
    }
    answer.send(request, response, ['date', this.date, 'server-timing', `now;dur=${now}`]);
  }
}
