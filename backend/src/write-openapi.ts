import { NestFactory } from '@nestjs/core';
import { mkdir, writeFile } from 'node:fs/promises';
import { AppModule } from './app.module.js';
import { openApiDocument } from './platform/http/openapi/openapi.js';
import { ShopHttpAdapter } from './platform/http/server/shop-http-adapter.js';

// Preview mode registers the routes without creating providers, so neither database nor storage is needed.
const app = await NestFactory.create(AppModule, new ShopHttpAdapter(), { preview: true, logger: ['error'] });
const folder = new URL('../../../openapi/', import.meta.url);
await mkdir(folder, { recursive: true });
await writeFile(new URL('openapi.json', folder), `${JSON.stringify(openApiDocument(app), null, 2)}\n`);
process.exit(0);
