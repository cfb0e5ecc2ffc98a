import { afterAll } from '@jest/globals';
import type { Type } from '@nestjs/common';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Test, type TestingModuleBuilder } from '@nestjs/testing';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from 'nestjs-pino';
import supertest from 'supertest';
import { AppModule } from '../../src/app.module.js';
import { appOptions } from '../../src/create-app.js';
import { Config } from '../../src/platform/config/config.js';
import { configureApp } from '../../src/platform/configure-app.js';
import { LogStream } from '../../src/platform/log/log.module.js';
import { ShopHttpAdapter } from '../../src/platform/http/server/shop-http-adapter.js';
import { StaticFiles } from '../../src/web/pages/adapters/built/static-files.js';
import { PageRenderer, type RenderedPage } from '../../src/web/pages/page-renderer.js';
import { createDatabase } from './database.js';
import { ADMIN_PASSWORD } from './password.js';

export { ADMIN_PASSWORD };

export interface ShopOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly modules?: readonly Type[];
  readonly override?: (builder: TestingModuleBuilder) => TestingModuleBuilder;
  /**
   * An existing database, which `close` does not drop. By default, the shop gets a new database, which `close` drops.
   */
  readonly databaseUrl?: string;
  /** Whether to serve pages of the built front end; tests of the API need no build. */
  readonly pages?: boolean;
  readonly controllers?: Type[];
}

export interface Shop {
  readonly app: NestExpressApplication;
  readonly url: string;
  readonly databaseUrl: string;
  /** The folder in `env`, or a temporary folder, which `close` removes. */
  readonly dataDir: string;
  readonly logs: string[];
  request(): ReturnType<typeof supertest>;
  login(password?: string): Promise<ReturnType<typeof supertest.agent>>;
  close(): Promise<void>;
}

/** Starts the whole shop on a loopback port, with a new database, an empty data folder and no sample data. */
export async function startShop(options: ShopOptions = {}): Promise<Shop> {
  const database = options.databaseUrl ? undefined : await createDatabase();
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const givenDir = options.env?.['DATA_DIR'];
  const dataDir = givenDir ?? (await mkdtemp(join(tmpdir(), 'etalase-data-')));
  const config = new Config({
    PORT: '0',
    DATA_DIR: dataDir,
    DATABASE_URL: databaseUrl,
    ADMIN_PASSWORD,
    SAMPLE_DATA: 'false',
    ...options.env,
  });
  const logs: string[] = [];
  const builder = Test.createTestingModule({
    imports: [AppModule, ...(options.modules ?? [])],
    controllers: options.controllers ?? [],
  })
    .overrideProvider(Config)
    .useValue(config)
    .overrideProvider(LogStream)
    .useValue({ write: (line: string) => logs.push(line) });
  if (!options.pages)
    builder
      .overrideProvider(PageRenderer)
      .useValue(new NoPages())
      .overrideProvider(StaticFiles)
      .useValue({ handle: (_request: unknown, _response: unknown, next: () => void) => next() });
  const module = await (options.override?.(builder) ?? builder).compile();
  const app = module.createNestApplication<NestExpressApplication>(new ShopHttpAdapter(), appOptions);
  app.useLogger(app.get(Logger));
  configureApp(app);
  await app.listen(0, '127.0.0.1');
  const url = await app.getUrl();
  return {
    app,
    url,
    databaseUrl,
    dataDir,
    logs,
    request: () => supertest(url),
    login: async (password = ADMIN_PASSWORD) => {
      const agent = supertest.agent(url);
      const { status, text } = await agent.post('/api/admin/login').send({ password });
      if (status !== 200) throw new Error(`The login got ${status}: ${text}\n${logs.slice(-5).join('')}`);
      return agent;
    },
    close: async () => {
      await app.close();
      await database?.drop();
      if (givenDir === undefined) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Starts a shop that lives as long as the tests of a file. */
export async function shopForFile(options?: ShopOptions): Promise<Shop> {
  const shop = await startShop(options);
  afterAll(() => shop.close());
  return shop;
}

/** Replaces the page renderer when a test needs no pages. */
class NoPages extends PageRenderer {
  override readonly fixedPaths = [];
  override readonly isCacheable = true;
  override readonly inlineScripts = [];
  override readonly unavailableHtml = '';

  override panelHtml(): Promise<string> {
    return Promise.resolve('');
  }

  override canonicalUrl(): undefined {
    return undefined;
  }

  override render(): Promise<RenderedPage> {
    return Promise.reject(new Error('This shop has no pages'));
  }
}
