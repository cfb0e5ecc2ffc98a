import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import { STATUS_CODES, type IncomingMessage, type RequestListener, type ServerResponse } from 'node:http';
import { getWithBody } from '../../domain/messages.js';
import type { ErrorResponse } from '../errors/error-response.js';
import { RequestDrain } from '../request-drain.js';

/** Sends a response or calls `next`. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Express, with handlers before it that send cached responses and static files from memory. */
export class ShopHttpAdapter extends ExpressAdapter {
  /** Headers for responses that are sent here, before any middleware. */
  defaultHeaders: Readonly<Record<string, string>> = {};
  private before: RequestHandler[] = [];
  private readonly drain = new RequestDrain();

  constructor() {
    const instance = express();
    // Set before the first use, when Express creates its router. A page has one URL: no other case, no extra slash.
    instance.enable('case sensitive routing');
    instance.enable('strict routing');
    super(instance);
  }

  get isDraining(): boolean {
    return this.drain.isDraining;
  }

  /**
   * Adds a handler that runs before Express and after the handlers added earlier. Modules add theirs in `onModuleInit`,
   * which Nest calls for an imported module before the importing one.
   */
  useBefore(handler: RequestHandler): void {
    this.before.push(handler);
  }

  /** Express alone, as internal requests reach it. */
  get express(): RequestListener {
    return this.instance as RequestListener;
  }

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    const server = this.httpServer;
    server.removeAllListeners('request');
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      this.drain.add(request, response);
      if (this.isDraining && isRetriedElsewhere(request)) misdirect(response);
      else if (hasUnexpectedBody(request)) refuseBody(response, this.defaultHeaders);
      else this.handle(request, response, 0);
    });
    this.drain.watch(server);
    // A photo of 5 MB from a slow phone takes minutes.
    server.requestTimeout = 300_000;
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = 15_000;
  }

  // Nest replies with what interceptors emit; the cache's interceptor has sent the response already.
  override reply(response: ServerResponse, body: unknown, statusCode?: number): unknown {
    return response.headersSent ? response : super.reply(response, body, statusCode);
  }

  // Waits for requests in flight. After that Express answers 503 to everything, so the handlers before it are removed.
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- Nest awaits it; Express' adapter needs no time
  override async beforeClose(): Promise<void> {
    await this.drain.finish();
    this.before = [];
    super.beforeClose();
  }

  private handle(request: IncomingMessage, response: ServerResponse, index: number): void {
    const handler = this.before[index];
    if (handler) handler(request, response, () => this.handle(request, response, index + 1));
    else this.express(request, response);
  }
}

// The proxy's promise to send the request to another replica when this one answers 421. It keeps bodies up to that size.
const RETRY_HEADER = 'x-retries-421';
const RETRIED_BODY_BYTES = 65_536;

function isRetriedElsewhere({ headers }: IncomingMessage): boolean {
  return (
    headers[RETRY_HEADER] !== undefined &&
    headers['transfer-encoding'] === undefined &&
    Number(headers['content-length'] ?? 0) <= RETRIED_BODY_BYTES
  );
}

/** 421 Misdirected Request: nothing was done, and the client may repeat any method on another connection (RFC 9110). */
function misdirect(response: ServerResponse): void {
  response.writeHead(421, { 'content-length': 0, connection: 'close' });
  response.end();
}

// A body of GET or HEAD has no meaning (RFC 9110, section 9.3.1); reading it would only cost the server time.
function hasUnexpectedBody({ method, headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false;
  const length = headers['content-length'];
  return headers['transfer-encoding'] !== undefined || (length !== undefined && Number(length) !== 0);
}

function refuseBody(response: ServerResponse, headers: Readonly<Record<string, string>>): void {
  const body: ErrorResponse = {
    statusCode: 400,
    message: getWithBody,
    error: STATUS_CODES[400] ?? '',
  };
  response.writeHead(400, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
  });
  response.end(JSON.stringify(body));
}
