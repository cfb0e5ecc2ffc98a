import { type IncomingMessage, ServerResponse } from 'node:http';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';

/** Estimated memory of an unsent answer in addition to its body: header text and objects. */
const OVERHEAD_BYTES = 4096;
/**
 * Connections are closed until the memory is down to this. Closing a few more than needed spares the next answers the
 * same work.
 */
const CLOSED_UNTIL = 0.75 * LIMITS.answers.total;

type ClientOf = (request: IncomingMessage) => string;

interface HeldAnswer {
  readonly client: string;
  readonly body: Uint8Array | undefined;
  readonly bytes: number;
}

/**
 * Counts the memory of answers that clients read more slowly than the shop makes them. When the answers hold too much
 * memory, the client with the most bytes loses connections, beginning with the one of its oldest answer.
 */
export class HeldAnswers {
  /** The answers, the oldest first. */
  private readonly answers = new Map<ServerResponse, HeldAnswer>();
  private readonly bodies = new Map<Uint8Array, number>();
  private held = 0;

  constructor(private readonly clientOf: ClientOf) {}

  get bytes(): number {
    return this.held;
  }

  /**
   * Counts an answer until the response is closed.
   * @param bytes the size of the answer with its body.
   * @param body counted once, however many answers share it.
   */
  add(response: ServerResponse, bytes: number, body?: Uint8Array): void {
    if (this.answers.has(response)) return;
    this.answers.set(response, { client: this.clientOf(response.req), body, bytes });
    this.held += OVERHEAD_BYTES + (body && this.share(body, 1) ? 0 : bytes);
    response.once('close', () => this.remove(response));
    // The timeout is set only here, because a timeout of the whole server would cost each request a tenth of its time.
    // It is half the limit, because it restarts once after the last write when the client takes bytes.
    response.req.socket.setTimeout(LIMITS.silentConnections.holdMs / 2);
    if (this.held > LIMITS.answers.total) this.closeLargest();
  }

  private remove(response: ServerResponse): void {
    const answer = this.answers.get(response);
    if (!answer) return;
    const { body, bytes } = answer;
    this.answers.delete(response);
    this.held -= OVERHEAD_BYTES + (body && this.share(body, -1) ? 0 : bytes);
  }

  /**
   * Counts one more or one less answer with this body.
   * @returns whether other answers share the body.
   */
  private share(body: Uint8Array, change: 1 | -1): boolean {
    const holders = (this.bodies.get(body) ?? 0) + change;
    if (holders === 0) this.bodies.delete(body);
    else this.bodies.set(body, holders);
    return change === 1 ? holders > 1 : holders > 0;
  }

  private closeLargest(): void {
    while (this.held > CLOSED_UNTIL) {
      const largest = this.largestClient();
      for (const [response, { client }] of this.answers) {
        if (client !== largest) continue;
        countExceeded('answers');
        this.close(response);
        if (this.held <= CLOSED_UNTIL) break;
      }
    }
  }

  /** Closes the answer's connection. Closing takes a moment, so all answers of the connection stop counting at once. */
  private close({ req: { socket } }: ServerResponse): void {
    for (const response of this.answers.keys()) if (response.req.socket === socket) this.remove(response);
    socket.destroy();
  }

  private largestClient(): string | undefined {
    const bytes = new Map<string, number>();
    for (const answer of this.answers.values())
      bytes.set(answer.client, (bytes.get(answer.client) ?? 0) + answer.bytes);
    return [...bytes].reduce<[string?, number?]>((a, b) => (b[1] > (a[1] ?? 0) ? b : a), [])[0];
  }
}

/** Returns a class for a server's responses. It adds each response that is not sent at once to the held answers. */
export function countedResponse(held: HeldAnswers): typeof ServerResponse {
  return class<T extends IncomingMessage = IncomingMessage> extends ServerResponse<T> {
    override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
      const hasRoom = super.write(chunk, encoding as BufferEncoding, done as () => void);
      // The stream now waits for its client. It has written at most one chunk more than fits into the buffer.
      if (!hasRoom) held.add(this, 2 * this.writableHighWaterMark);
      return hasRoom;
    }

    override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
      super.end(chunk, encoding as BufferEncoding, done as () => void);
      if (this.writableLength > 0)
        if (chunk instanceof Uint8Array) held.add(this, chunk.length, chunk);
        else held.add(this, this.writableLength);
      return this;
    }
  };
}
