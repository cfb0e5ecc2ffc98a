import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Config } from '../config/config.js';
import { listen } from '../http/server/listen.js';
import { routeOf } from '../http/server/route.js';
import type { Metrics } from './metrics.js';

/** Serves Prometheus metrics at /metrics on a separate port (`METRICS_PORT`), which a proxy does not expose. */
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
    private readonly metrics: Metrics,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.metricsPort === undefined) return;
    this.metrics.addProcess();
    this.observeRequests();
    this.server = createServer((request, response) => void this.serve(request, response));
    await listen(this.server, this.config.metricsPort, this.config.hosts);
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  private observeRequests(): void {
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const started = performance.now();
      response.once('finish', () =>
        this.metrics.observeRequest({
          method: request.method ?? '',
          route: routeOf(request) ?? 'none',
          status: response.statusCode,
          seconds: (performance.now() - started) / 1000,
        }),
      );
    });
  }

  private async serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.url !== '/metrics') {
      response.writeHead(404).end();
      return;
    }
    const text = await this.metrics.text();
    response.writeHead(200, { 'Content-Type': this.metrics.contentType }).end(text);
  }
}
