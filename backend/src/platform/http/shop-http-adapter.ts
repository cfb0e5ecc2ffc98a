import type { NestApplicationOptions } from '@nestjs/common';
import { ExpressAdapter } from '@nestjs/platform-express';
import express from 'express';
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { RequestDrain } from './request-drain.js';

/** Answers a request, or hands it on with `next`. */
export type Front = (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

/** Express, with a place in front of it for answers that are ready in memory. */
export class ShopHttpAdapter extends ExpressAdapter {
  private front: Front | undefined;
  private readonly drain = new RequestDrain();

  constructor() {
    const instance = express();
    // Before the first use: Express makes its router then. An address is one address.
    instance.enable('case sensitive routing');
    instance.enable('strict routing');
    super(instance);
  }

  get isDraining(): boolean {
    return this.drain.isDraining;
  }

  setFront(front: Front): void {
    this.front = front;
  }

  override initHttpServer(options: NestApplicationOptions): void {
    super.initHttpServer(options);
    const server = this.httpServer;
    const [express] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request');
    server.on('request', (request, response) => {
      const next = (): void => void express?.(request, response);
      if (this.front) this.front(request, response, next);
      else next();
    });
    this.drain.watch(server);
    // A photo of 5 MB from a slow phone takes minutes.
    server.requestTimeout = 300_000;
    server.headersTimeout = 15_000;
    server.keepAliveTimeout = 15_000;
  }

  // What is in flight is finished first. Then Express answers 503 to everything; the memory must not answer.
  // eslint-disable-next-line @typescript-eslint/no-misused-promises -- Nest awaits it; Express' adapter needs no time
  override async beforeClose(): Promise<void> {
    await this.drain.finish();
    this.front = undefined;
    super.beforeClose();
  }
}
