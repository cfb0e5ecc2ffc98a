import type { OnApplicationBootstrap, OnApplicationShutdown } from '@nestjs/common';
import type { HttpAdapterHost } from '@nestjs/core';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { collectDefaultMetrics, Histogram, Registry } from 'prom-client';
import type { Config } from '../config/config.js';

/** Serves Prometheus metrics at /metrics on a separate port (`METRICS_PORT`), which a proxy does not expose. */
export class MetricsServer implements OnApplicationBootstrap, OnApplicationShutdown {
  private server: Server | undefined;

  constructor(
    private readonly config: Config,
    private readonly host: HttpAdapterHost,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    if (this.config.metricsPort === undefined) return;
    const registry = new Registry();
    collectDefaultMetrics({ register: registry });
    this.observeRequests(registry);
    const server = createServer((request, response) => void serveMetrics(registry, request, response));
    this.server = server;
    await new Promise<void>((done, fail) => {
      server.once('error', fail);
      server.listen(this.config.metricsPort, done);
    });
  }

  async onApplicationShutdown(): Promise<void> {
    const { server } = this;
    if (!server) return;
    server.closeAllConnections();
    await new Promise((done) => server.close(done));
  }

  private observeRequests(registry: Registry): void {
    const seconds = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Time from the first byte of a request to the last byte of its response',
      labelNames: ['method', 'status'],
      buckets: [0.001, 0.005, 0.02, 0.1, 0.5, 2, 10],
      registers: [registry],
    });
    const server = this.host.httpAdapter.getHttpServer() as Server;
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      const started = performance.now();
      response.once('finish', () => {
        const labels = { method: request.method ?? '', status: String(response.statusCode) };
        seconds.observe(labels, (performance.now() - started) / 1000);
      });
    });
  }
}

async function serveMetrics(
  registry: Registry,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  if (request.url !== '/metrics') {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'Content-Type': registry.contentType });
  response.end(await registry.metrics());
}
