import type { NestApplicationOptions } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Logger } from 'nestjs-pino';
import { AppModule } from './app.module.js';
import { configureApp } from './platform/configure-app.js';
import { ShopHttpAdapter } from './platform/http/server/shop-http-adapter.js';

export const appOptions: NestApplicationOptions = {
  // Keeps log lines until the application's logger is set.
  bufferLogs: true,
  // The shop parses bodies itself, after the guards (platform/http/bodies/json-bodies.ts).
  bodyParser: false,
};

export async function createApp(): Promise<NestExpressApplication> {
  const app = await NestFactory.create<NestExpressApplication>(AppModule, new ShopHttpAdapter(), {
    ...appOptions,
    abortOnError: false,
    // The program that starts the shop reports a failed start once. With automatic flushing, Nest would print all
    // buffered log lines before that report.
    autoFlushLogs: false,
  });
  app.useLogger(app.get(Logger));
  app.flushLogs();
  configureApp(app);
  app.enableShutdownHooks(['SIGTERM', 'SIGINT', 'SIGHUP'], { useProcessExit: true });
  return app;
}
