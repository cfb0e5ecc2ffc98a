import { type IncomingMessage, ServerResponse } from 'node:http';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';
import { CHECKS } from './connections.js';
import { silenceLimitOf } from './streamed-answer.js';

/** Estimated memory of an unsent answer in addition to its body: header text and objects. */
const OVERHEAD_BYTES = 4096;
/**
 * When answers hold too much memory, connections are closed until the memory has fallen to this number of bytes. It is
 * below the limit, so that the next answers do not have to close connections again.
 */
const CLOSED_UNTIL = 0.75 * LIMITS.answers.total;

type ClientOf = (request: IncomingMessage) => string;

interface HeldAnswer {
  readonly client: string;
  readonly body: Uint8Array | undefined;
  readonly bytes: number;
}

/**
 * Counts the memory of answers that the shop generates faster than the clients read them. When the answers hold too
 * much memory, connections of the client with the most bytes are closed, beginning with the connection of its oldest
 * answer.
 */
export class HeldAnswers {
  private readonly answers = new Map<ServerResponse, HeldAnswer>();
  private readonly bodies = new Map<Uint8Array, number>();
  private heldBytes = 0;

  constructor(private readonly clientOf: ClientOf) {}

  get bytes(): number {
    return this.heldBytes;
  }

  /**
   * Counts the memory of an answer until its response is closed.
   * @param bytes the size of the answer with its body.
   * @param body counted only once if several answers share it.
   */
  add(response: ServerResponse, bytes: number, body?: Uint8Array): void {
    if (this.answers.has(response)) return;
    this.answers.set(response, { client: this.clientOf(response.req), body, bytes });
    this.heldBytes += OVERHEAD_BYTES + (body && this.share(body, 1) ? 0 : bytes);
    response.once('close', () => this.remove(response));
    // Only connections with an unsent answer get this timeout. With a timeout for all connections of the server, each
    // request would take a tenth longer.
    response.req.socket.setTimeout(LIMITS[silenceLimitOf(response)].holdMs / CHECKS);
    if (this.heldBytes > LIMITS.answers.total) this.closeLargest();
  }

  private remove(response: ServerResponse): void {
    const answer = this.answers.get(response);
    if (!answer) return;
    const { body, bytes } = answer;
    this.answers.delete(response);
    this.heldBytes -= OVERHEAD_BYTES + (body && this.share(body, -1) ? 0 : bytes);
  }

  /**
   * Adds or subtracts one answer with this body.
   * @returns whether other answers share the body.
   */
  private share(body: Uint8Array, change: 1 | -1): boolean {
    const holders = (this.bodies.get(body) ?? 0) + change;
    if (holders === 0) this.bodies.delete(body);
    else this.bodies.set(body, holders);
    return change === 1 ? holders > 1 : holders > 0;
  }

  private closeLargest(): void {
    while (this.heldBytes > CLOSED_UNTIL) {
      const largest = this.largestClient();
      for (const [response, { client }] of this.answers) {
        if (client !== largest) continue;
        countExceeded('answers');
        this.close(response);
        if (this.heldBytes <= CLOSED_UNTIL) break;
      }
    }
  }

  /**
   * Closes the connection of the answer. All answers of this connection stop counting now, because the connection
   * closes a moment later.
   */
  private close({ req: { socket } }: ServerResponse): void {
    for (const response of this.answers.keys()) if (response.req.socket === socket) this.remove(response);
    socket.destroy();
  }

  private largestClient(): string | undefined {
    const bytesByClient = new Map<string, number>();
    for (const { client, bytes } of this.answers.values())
      bytesByClient.set(client, (bytesByClient.get(client) ?? 0) + OVERHEAD_BYTES + bytes);
    let largest: string | undefined;
    let most = 0;
    for (const [client, bytes] of bytesByClient) {
      if (bytes <= most) continue;
      largest = client;
      most = bytes;
    }
    return largest;
  }
}

/** Returns the class of a server's responses. A response that cannot be sent at once is added to the held answers. */
export function countedResponse(heldAnswers: HeldAnswers): typeof ServerResponse {
  return class<T extends IncomingMessage = IncomingMessage> extends ServerResponse<T> {
    override write(chunk: unknown, encoding?: unknown, done?: unknown): boolean {
      const hasRoom = super.write(chunk, encoding as BufferEncoding, done as () => void);
      // A full stream waits for the client. The stream holds at most its buffer and one chunk of about the same size.
      if (!hasRoom) heldAnswers.add(this, 2 * this.writableHighWaterMark);
      return hasRoom;
    }

    override end(chunk?: unknown, encoding?: unknown, done?: unknown): this {
      super.end(chunk, encoding as BufferEncoding, done as () => void);
      if (this.writableLength > 0)
        if (chunk instanceof Uint8Array) heldAnswers.add(this, chunk.length, chunk);
        else heldAnswers.add(this, this.writableLength);
      return this;
    }
  };
}
