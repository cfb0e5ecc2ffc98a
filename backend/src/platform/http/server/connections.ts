import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { countExceeded } from '../../limiter/exceeded-limits.js';
import { LIMITS } from '../../limiter/limits.js';
import { clientKeyOf } from '../access/client.js';
import { silenceLimitOf } from './streamed-answer.js';
import { UnreadBytes } from './unread-bytes.js';

/** The number of checks in the time for which a client may read nothing. */
export const CHECKS = 4;

type Exchange = readonly [request: IncomingMessage, response: ServerResponse];
/** @returns whether the body of a request that waits may be held in memory. */
type HoldBody = (request: IncomingMessage, response: ServerResponse) => boolean;
type Dispatch = (request: IncomingMessage, response: ServerResponse) => void;

interface Connection {
  readonly socket: Socket;
  readonly siblings: Set<Connection>;
  /** The response to the dispatched request, until it is closed. An idle connection keeps no request in memory. */
  response: ServerResponse | undefined;
  isUsed: boolean;
  /** The request after the dispatched one, which is dispatched when that one has ended. */
  next: Exchange | undefined;
  /** When the connection was opened or its last complete request arrived, in milliseconds. */
  usedAt: number;
  /** Whether the connection is closed after the dispatched request. */
  isEnding: boolean;
  /** The unread bytes at the last check, and the number of checks since then without a change. */
  unread:
    { readonly bytes: number | undefined; readonly written: number; readonly checks: number } | undefined;
}

/**
 * The connections of a server. One request of a connection is dispatched at a time, one more may wait, and a third
 * closes the connection. No browser or proxy pipelines. When the connections reach their limit, a new one takes the
 * place of one that the client with the most connections does not use.
 */
export class Connections {
  private readonly open = new Map<Socket, Connection>();
  private readonly unreadBytes = new UnreadBytes();
  private readonly byClient = new Map<string, Set<Connection>>();
  private isFinishing = false;
  /** Whether every connection comes from a trusted proxy, which forwards many clients. */
  behindProxy = false;

  constructor(
    private readonly dispatch: Dispatch,
    private readonly holdBody: HoldBody,
  ) {}

  watch(server: Server): void {
    server.on('connection', (socket: Socket) => this.add(socket));
    server.on('request', (request, response) => this.accept(request, response));
    // Without these two listeners, node:http would answer an Expect header at once: with 100 before the body is
    // allowed, or with 417.
    for (const event of ['checkContinue', 'checkExpectation'])
      server.on(event, (request: IncomingMessage, response: ServerResponse) => {
        server.emit('request', request, response);
      });
    server.on('timeout', (socket: Socket) => void this.closeSilent(socket));
  }

  get size(): number {
    return this.open.size;
  }

  /** Returns the responses to dispatched requests that have not been sent completely. */
  unsent(): ServerResponse[] {
    return [...this.open.values()].flatMap(({ response }) =>
      response && !response.writableFinished ? [response] : [],
    );
  }

  /**
   * Drops the waiting requests. From now on, a connection is closed after its running request, or after its next
   * request if it is idle.
   */
  finish(): void {
    this.isFinishing = true;
    for (const connection of this.open.values()) {
      const { socket, response } = connection;
      dropNext(connection);
      if (!response || response.writableFinished) continue;
      connection.isEnding = true;
      // Headers that have already been sent cannot announce the end, so the connection is closed after the response.
      if (!response.headersSent) response.setHeader('Connection', 'close');
      else response.once('close', () => socket.destroySoon());
    }
  }

  destroy(): void {
    for (const socket of this.open.keys()) socket.destroy();
  }

  private add(socket: Socket): void {
    const client = this.behindProxy ? '' : clientKeyOf(socket.remoteAddress);
    const own = this.byClient.get(client);
    const isFull =
      this.open.size >= LIMITS.connections.total
        ? !this.makeRoom(this.largestClient())
        : !this.behindProxy && own && own.size >= LIMITS.connections.perClient && !this.makeRoom(own);
    if (isFull) {
      countExceeded('connections');
      socket.destroy();
      return;
    }
    const siblings = this.byClient.get(client) ?? new Set();
    const connection: Connection = {
      socket,
      siblings,
      response: undefined,
      isUsed: false,
      next: undefined,
      usedAt: performance.now(),
      isEnding: false,
      unread: undefined,
    };
    this.byClient.set(client, siblings.add(connection));
    this.open.set(socket, connection);
    socket.once('close', () => {
      this.forget(connection);
      if (siblings.size === 0 && this.byClient.get(client) === siblings) this.byClient.delete(client);
      dropNext(connection);
    });
  }

  private forget(connection: Connection): void {
    this.open.delete(connection.socket);
    connection.siblings.delete(connection);
  }

  private largestClient(): ReadonlySet<Connection> {
    let largest: ReadonlySet<Connection> = new Set();
    for (const connections of this.byClient.values())
      if (connections.size > largest.size) largest = connections;
    return largest;
  }

  /**
   * Closes the connection that has been idle for longest, or else the one without a complete request for longest.
   * @returns false when every connection is in use.
   */
  private makeRoom(connections: ReadonlySet<Connection>): boolean {
    let idle: Connection | undefined;
    let stale: Connection | undefined;
    for (const connection of connections) {
      if (!idle || connection.usedAt < idle.usedAt) if (isIdle(connection)) idle = connection;
      if (!stale || connection.usedAt < stale.usedAt) stale = connection;
    }
    const unused =
      idle ?? (stale && performance.now() - stale.usedAt > LIMITS.connections.holdMs ? stale : undefined);
    if (!unused) return false;
    countExceeded('connections');
    this.forget(unused);
    unused.socket.destroy();
    return true;
  }

  private accept(request: IncomingMessage, response: ServerResponse): void {
    const connection = this.open.get(request.socket);
    // A request on a connection that is ending or closed is neither handled nor answered.
    if (!connection || connection.isEnding || connection.socket.destroyed) return;
    connection.usedAt = performance.now();
    if (!connection.response) this.start(connection, request, response);
    else this.wait(connection, request, response);
  }

  private start(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    // While the server finishes, this request is the last one of its connection.
    connection.isEnding = this.isFinishing;
    connection.response = response;
    connection.isUsed = true;
    response.once('close', () => {
      const { next } = connection;
      connection.response = undefined;
      if (!next || connection.isEnding || connection.socket.destroyed) return;
      connection.next = undefined;
      this.start(connection, ...next);
    });
    this.dispatch(request, response);
  }

  private wait(connection: Connection, request: IncomingMessage, response: ServerResponse): void {
    if (connection.next || !this.holdBody(request, response)) {
      countExceeded('requests');
      connection.socket.destroy();
      return;
    }
    connection.next = [request, response];
  }

  // Closes a connection on which the client has neither received nor sent anything for the timeout. The connection
  // stays open while a handler is running that has no unsent bytes, because the shop itself may cause the silence.
  // While a client pauses within a body, the connection stays open, too. The request timeout limits such a pause.
  private async closeSilent(socket: Socket): Promise<void> {
    const connection = this.open.get(socket);
    const isHandling = connection?.response?.writableFinished === false;
    const hasUnsentBytes = socket.writableLength > 0;
    if (isHandling && !hasUnsentBytes) return;
    if (connection && hasUnsentBytes && (await this.mayStillRead(connection))) {
      socket.setTimeout(socket.timeout ?? 0);
      return;
    }
    if (hasUnsentBytes) countExceeded(silenceLimitOf(connection?.response));
    socket.destroy();
  }

  /** Whether the client has read since one of the last checks. */
  private async mayStillRead(connection: Connection): Promise<boolean> {
    const { socket, unread } = connection;
    const bytes = await this.unreadBytes.of(socket);
    const written = socket.bytesWritten - socket.writableLength;
    const isSame = unread?.bytes === bytes && unread?.written === written;
    const checks = isSame ? (unread?.checks ?? 0) + 1 : 0;
    connection.unread = { bytes, written, checks };
    return checks < CHECKS;
  }
}

const isIdle = ({ isUsed, response }: Connection): boolean => isUsed && response === undefined;

/** Releases what a waiting request holds. node:http emits 'close' only for a response that has the socket. */
function dropNext(connection: Connection): void {
  const [, response] = connection.next ?? [];
  connection.next = undefined;
  response?.emit('close');
}
