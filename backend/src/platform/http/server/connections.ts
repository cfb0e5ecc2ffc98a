import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { Budget } from '../../limiter/budget.js';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';
import { hasBody } from '../bodies/body.js';
import { clientKeyOf } from '../access/client.js';

type Dispatch = (request: IncomingMessage, response: ServerResponse) => void;

/** One connection of a client. node:http sends its responses in the order of the requests. */
interface Connection {
  readonly socket: Socket;
  /** The responses to dispatched requests, the oldest first. Responses that have been sent are removed. */
  readonly dispatched: ServerResponse[];
  /** Parsed requests that are not dispatched yet, because too many responses of the connection are unsent. */
  readonly waiting: [IncomingMessage, ServerResponse][];
  /** Whether the connection is closed after the dispatched requests. */
  isEnding: boolean;
}

/**
 * The connections of a server. Only a few requests of each connection are dispatched at the same time. Further requests
 * that have been parsed wait. While requests wait, nothing is read from their connection.
 */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private readonly perClient = new Budget('connections');
  private waitingCount = 0;
  private isFinishing = false;
  /** Whether every connection comes from a trusted proxy, which forwards many clients. */
  behindProxy = false;

  constructor(private readonly dispatch: Dispatch) {}

  watch(server: Server): void {
    server.maxConnections = LIMITS.connections.total;
    server.on('drop', () => countExceeded('connections'));
    server.on('connection', (socket: Socket) => this.add(socket));
    server.on('request', (request, response) => this.accept(request, response));
    // Without these two listeners, node:http would answer an Expect header at once: with 100 before the body is
    // allowed, or with 417.
    for (const event of ['checkContinue', 'checkExpectation'])
      server.on(event, (request: IncomingMessage, response: ServerResponse) => {
        server.emit('request', request, response);
      });
    server.on('timeout', (socket: Socket) => this.closeSilent(socket));
  }

  get size(): number {
    return this.open.size;
  }

  /** Returns the responses to dispatched requests that have not been sent completely. */
  unsent(): ServerResponse[] {
    return [...this.open.values()].flatMap(({ dispatched }) =>
      dispatched.filter((response) => !response.writableFinished),
    );
  }

  /**
   * Drops the waiting requests. From now on, a connection is closed after its running requests, or after its next
   * request if it is idle.
   */
  finish(): void {
    this.isFinishing = true;
    for (const connection of this.open.values()) {
      const { socket, dispatched, waiting } = connection;
      this.waitingCount -= waiting.length;
      waiting.length = 0;
      const last = dispatched.at(-1);
      if (!last || last.writableFinished) continue;
      connection.isEnding = true;
      // Headers that have already been sent cannot announce the end, so the connection is closed after the response.
      if (!last.headersSent) last.setHeader('Connection', 'close');
      else last.once('close', () => socket.destroySoon());
    }
  }

  destroy(): void {
    for (const socket of this.open.keys()) socket.destroy();
  }

  private add(socket: Socket): void {
    const release = this.perClient.tryTake(
      1,
      this.behindProxy ? undefined : clientKeyOf(socket.remoteAddress),
    );
    if (!release) {
      socket.destroy();
      return;
    }
    const connection: Connection = { socket, dispatched: [], waiting: [], isEnding: false };
    this.open.set(socket, connection);
    // node:http resumes the socket after it has read a request or sent a response. But the socket must stay paused
    // while requests wait.
    socket.on('resume', () => {
      if (connection.waiting.length > 0) socket.pause();
    });
    socket.once('close', () => {
      release();
      this.remove(connection);
    });
  }

  private remove({ socket, dispatched, waiting }: Connection): void {
    this.open.delete(socket);
    this.waitingCount -= waiting.length;
    waiting.length = 0;
    // When a connection is closed, node:http emits 'close' only for the response that is being sent. The later
    // responses, which have no socket yet, need the event too, because listeners release what these requests hold.
    for (const response of dispatched)
      if (!response.socket && !response.writableFinished) response.emit('close');
  }

  private accept(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.open.get(request.socket);
    // A request on a connection that is ending or closed is neither handled nor answered.
    if (!connection || connection.isEnding || connection.socket.destroyed) return;
    // While the server finishes, this request is the last one of its connection.
    connection.isEnding = this.isFinishing;
    const { dispatched, waiting } = connection;
    dropSent(dispatched);
    if (waiting.length === 0 && dispatched.length < LIMITS.requests.perConnection) {
      dispatched.push(response);
      this.dispatch(request, response);
    } else this.wait(connection, request, response);
  }

  private wait(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    // A request with a body may not wait, because the first bytes of the body are already in memory.
    if (this.waitingCount >= LIMITS.waitingRequests.total || hasBody(request)) {
      countExceeded('waitingRequests');
      connection.socket.destroy();
      return;
    }
    this.waitingCount += 1;
    // The first waiting request pauses the connection. Later waiting requests come from bytes that were already read.
    if (connection.waiting.push([request, response]) > 1) return;
    connection.socket.pause();
    this.proceedLater(connection);
  }

  /** Dispatches waiting requests after the oldest response, which is the next one to be sent. */
  private proceedLater(connection: Connection): void {
    connection.dispatched[0]?.once('close', () => this.proceed(connection));
  }

  private proceed(connection: Connection): void {
    const { socket, dispatched, waiting } = connection;
    dropSent(dispatched);
    while (dispatched.length < LIMITS.requests.perConnection) {
      const next = waiting.shift();
      if (!next) break;
      this.waitingCount -= 1;
      const [request, response] = next;
      dispatched.push(response);
      this.dispatch(request, response);
    }
    if (waiting.length > 0) this.proceedLater(connection);
    else socket.resume();
  }

  // Closes a connection on which the client has neither received nor sent anything for the timeout. The connection
  // stays open while a handler is running that has no unsent bytes, because the shop itself may cause the silence.
  // While a client pauses within a body, the connection stays open, too. The request timeout limits such a pause.
  private closeSilent(socket: Socket): void {
    const isHandling = this.open.get(socket)?.dispatched.some((response) => !response.writableFinished);
    // At this timeout, unsent bytes mean that the client does not read.
    const hasUnsentBytes = socket.writableLength > 0;
    if (isHandling && !hasUnsentBytes) return;
    if (hasUnsentBytes) countExceeded('silentConnections');
    socket.destroy();
  }
}

function dropSent(dispatched: ServerResponse[]): void {
  while (dispatched[0]?.writableFinished) dispatched.shift();
}
