import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { busy, getWithBody, requestUnreadable } from '../../domain/messages.js';
import { LIMITS } from '../../limiter/limits.js';
import { hasBody } from '../bodies/body.js';
import { ArrivingBodies } from '../bodies/arriving-bodies.js';
import { clientOf } from '../access/client.js';
import { Connections } from './connections.js';
import type { ErrorResponse } from '../errors/error-response.js';
import { countedResponse, HeldAnswers } from './held-answers.js';
import { RequestDrain } from './request-drain.js';

const RETRY_AFTER_SECONDS = '5';
/**
 * When the server closes, a connection that was just accepted may still send its first request within this time. That
 * request is answered with a refusal.
 */
const ARRIVING_MS = 100;

export type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/**
 * An Express adapter with a list of handlers that run before Express. These handlers send cached responses and static
 * files from memory.
 */
export class ShopHttpAdapter extends ExpressAdapter {
  /** The headers of the responses that this adapter sends itself, before any middleware. */
  defaultHeaders: Readonly<Record<string, string>> = {};
  /** Whether a URL has a page. Pages share one route. */
  hasPage: (url: string) => boolean = () => false;
  private trustProxy = 0;
  private before: RequestHandler[] = [];
  private readonly connections = new Connections(
    (request, response) => this.dispatch(request, response),
    (request, response) => !hasBody(request) || this.arrivingBodies.add(request, response),
  );
  private readonly drain = new RequestDrain(this.connections);
  private readonly clientOf = (request: IncomingMessage): string => clientOf(request, this.trustProxy);
  private readonly arrivingBodies = new ArrivingBodies(this.clientOf);
  private readonly responseClass = countedResponse(new HeldAnswers(this.clientOf));

  constructor() {
    const instance = express();
    // With these two options, case and a final slash matter, so that each page has only one URL. They are set here,
    // because Express reads them when it creates its router on the first use.
    instance.enable('case sensitive routing');
    instance.enable('strict routing');
    super(instance);
    // Express replaces the prototype of each response. The new prototype must inherit from this server's class of
    // responses.
    const ofExpress = Object.getOwnPropertyDescriptors(express.response);
    Object.setPrototypeOf(
      instance.response,
      Object.create(this.responseClass.prototype, ofExpress) as object,
    );
  }

  get isDraining(): boolean {
    return this.drain.isDraining;
  }

  /**
   * Adds a handler that runs before Express and after the handlers that were added earlier. Modules add their handlers
   * in `onModuleInit`. Nest calls `onModuleInit` of an imported module before that of the importing module.
   */
  useBefore(handler: RequestHandler): void {
    this.before.push(handler);
  }

  /** Express without the handlers that run before it. Internal requests use this listener. */
  get express(): RequestListener {
    return this.instance as RequestListener;
  }

  allowedMethods(path: string): string[] {
    const { router } = this.instance as { readonly router: { readonly stack: readonly Layer[] } };
    const methods = router.stack.flatMap((layer) => {
      const { route } = layer;
      return route && !CATCH_ALL.test(route.path) && layer.match(path) ? Object.keys(route.methods) : [];
    });
    const allowed = new Set([
      ...methods.map((method) => method.toUpperCase()),
      ...(this.hasPage(path) ? ['GET'] : []),
    ]);
    return [...allowed, ...(allowed.has('GET') && !allowed.has('HEAD') ? ['HEAD'] : [])];
  }

  /** @param proxies the number of trusted proxies in front. */
  trustProxies(proxies: number): void {
    this.trustProxy = proxies;
    this.connections.behindProxy = proxies > 0;
  }

  override initHttpServer(): void {
    this.httpServer = createServer({
      ServerResponse: this.responseClass,
      headersTimeout: 10_000,
      connectionsCheckingInterval: 5000,
      keepAliveTimeout: 15_000,
      requestTimeout: LIMITS.uploads.holdMs,
    });
    this.connections.watch(this.httpServer);
  }

  // Nest calls this method with the value that the interceptors emit. The cache's interceptor may have already sent the
  // response.
  override reply(response: ServerResponse, body: unknown, statusCode?: number): unknown {
    return response.headersSent ? response : super.reply(response, body, statusCode);
  }

  // Waits until the running requests have ended. After that, new requests are refused.
  // oxlint-disable-next-line typescript/no-misused-promises -- Nest awaits the promise, which the declared type lacks
  override async beforeClose(): Promise<void> {
    await this.drain.finish();
  }

  override async close(): Promise<void> {
    // `close` of node:http is not used, because it closes connections on which a request is arriving.
    const closed = new Promise((done) => NetServer.prototype.close.call(this.httpServer, done));
    if (this.connections.size > 0) await sleep(ARRIVING_MS);
    this.connections.destroy();
    await closed;
    // Stops node:http's timer, which would go on to check connections.
    this.httpServer.close();
  }

  private dispatch(request: IncomingMessage, response: ServerResponse): void {
    if (!isPath(request.url) || hasTwoHosts(request)) return this.refuse(response, 400, requestUnreadable);
    if (this.isDraining) {
      if (!response.headersSent) response.setHeader('Connection', 'close');
      if (isRetriedElsewhere(request)) return misdirect(response);
      if (this.drain.isRefusing) return this.refuse(response, 503, busy);
    }
    if (!hasBody(request)) return this.handle(request, response, 0);
    // A body of GET or HEAD has no meaning (RFC 9110, section 9.3.1). Reading it would only cost the server time.
    if (request.method === 'GET' || request.method === 'HEAD') return this.refuse(response, 400, getWithBody);
    if (!this.arrivingBodies.add(request, response)) return this.refuse(response, 503, busy);
    this.handle(request, response, 0);
  }

  /** Calls the handlers that run before Express, from this index on, and then Express. */
  private handle(request: IncomingMessage, response: ServerResponse, index: number): void {
    const handler = this.before[index];
    if (handler) handler(request, response, () => this.handle(request, response, index + 1));
    else this.express(request, response);
  }

  /** Answers a JSON error before Express, and closes the connection. */
  refuse(response: ServerResponse, statusCode: number, message: string): void {
    const body: ErrorResponse = { statusCode, message, error: STATUS_CODES[statusCode] ?? '' };
    response.writeHead(statusCode, {
      ...this.defaultHeaders,
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-store',
      ...(statusCode === 503 && { 'retry-after': RETRY_AFTER_SECONDS }),
      connection: 'close',
    });
    response.end(JSON.stringify(body));
  }
}

interface Layer {
  readonly route?: { readonly path: string; readonly methods: Readonly<Record<string, boolean>> };
  match(path: string): boolean;
}

/** Middleware, and the routes that answer 404 or a page, whatever the path. */
const CATCH_ALL = /^\{|\*path$|^\/api\{\/\}$/u;

/**
 * Whether the target of a request is a path. A fragment or another host in the target would give one page many keys in
 * the cache.
 */
const isPath = (target = ''): boolean => (target.startsWith('/') && !target.includes('#')) || target === '*';

/** Two hosts would let a proxy and the shop see different ones. node:http keeps the first in `headers`. */
function hasTwoHosts({ rawHeaders }: IncomingMessage): boolean {
  let hosts = 0;
  for (let i = 0; i < rawHeaders.length; i += 2)
    if (rawHeaders[i]?.length === 4 && rawHeaders[i]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1;
}

// A proxy that sends this header repeats a request on another replica when this replica answers 421. It can repeat a
// request body only up to this size.
const RETRY_HEADER = 'x-retries-421';
const RETRIED_BODY_BYTES = 65_536;

function isRetriedElsewhere({ headers }: IncomingMessage): boolean {
  return (
    headers[RETRY_HEADER] !== undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length'] ?? 0) <= RETRIED_BODY_BYTES
  );
}

/**
 * Answers 421 Misdirected Request (RFC 9110). The request has had no effect, so the client may repeat a request of any
 * method on another connection.
 */
function misdirect(response: ServerResponse): void {
  response.writeHead(421, { 'content-length': 0, connection: 'close' });
  response.end();
}
