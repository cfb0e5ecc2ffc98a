import type { Express, NextFunction, Request, Response } from 'express';
import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from './config/config.js';
import { refuseUnsupportedBodies } from './http/bodies/body.js';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { CachedResponse, hashOf } from './cache/index.js';
import { ErrorResponseFilter } from './http/errors/exception.filter.js';
import { openApiDocument } from './http/openapi/openapi.js';
import { securityHeaders } from './http/server/security-headers.js';
import { ShopHttpAdapter } from './http/server/shop-http-adapter.js';
import { validationPipe } from './http/bodies/validation.js';

const CONTRACT = '/api/openapi.json';
const JSON_TYPE = 'application/json; charset=utf-8';

export function configureApp(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  const defaultHeaders = securityHeaders(config);
  const headers = Object.entries(defaultHeaders);
  const adapter = app.getHttpAdapter();
  if (adapter instanceof ShopHttpAdapter) {
    adapter.defaultHeaders = defaultHeaders;
    adapter.trustProxies(config.trustProxy);
  }
  app.use((_request: Request, response: Response, next: NextFunction) => {
    for (const [name, value] of headers) response.setHeader(name, value);
    next();
  });
  app.use(refuseUnsupportedBodies);
  app.useGlobalPipes(validationPipe());
  const allowedMethods =
    adapter instanceof ShopHttpAdapter ? (path: string) => adapter.allowedMethods(path) : undefined;
  app.useGlobalFilters(new ErrorResponseFilter(allowedMethods));
  if (config.apiDocs) serveApiDocs(app, defaultHeaders);
}

/** Serves Swagger UI, and the contract from memory. SwaggerModule would build the text anew for each request. */
function serveApiDocs(app: NestExpressApplication, defaultHeaders: Readonly<Record<string, string>>): void {
  let document: OpenAPIObject | undefined;
  let contract: CachedResponse | undefined;
  const readDocument = (): OpenAPIObject => (document ??= openApiDocument(app));
  const express: Express = app.getHttpAdapter().getInstance();
  express.get(CONTRACT, (request: Request, response: Response) => {
    if (!contract) {
      const body = Buffer.from(JSON.stringify(readDocument()));
      const headers = { ...defaultHeaders, 'content-type': JSON_TYPE, 'cache-control': 'no-cache' };
      contract = new CachedResponse(200, headers, { identity: body }, hashOf(body), CONTRACT);
    }
    return contract.send(request, response);
  });
  SwaggerModule.setup('api/docs', app, readDocument, {
    raw: false,
    customSiteTitle: 'Etalase API',
    swaggerOptions: { filter: true, operationsSorter: byGuide },
  });
}

interface ShownOperation {
  getIn(path: readonly string[], otherwise: number): number;
}

/**
 * Sorts the operations in Swagger UI. The browser gets only the source of this function, so the function must not use
 * any name from outside.
 */
function byGuide(a: ShownOperation, b: ShownOperation): number {
  const order = ['operation', 'x-guide-order'];
  return a.getIn(order, 100) - b.getIn(order, 100);
}
