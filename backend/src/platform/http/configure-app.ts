import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from '../config/config.js';
import { refuseForeignBodies, refuseHostileJson } from './body.js';
import { SwaggerModule } from '@nestjs/swagger';
import { ExceptionsToAnswers } from './exception.filter.js';
import { openApiDocument } from './openapi.js';
import { securityHeaders } from './security-headers.js';
import { validationPipe } from './validation.js';

/** Everything that every request goes through, the same in production and in tests. */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.set('trust proxy', config.trustProxy);
  app.set('etag', false);
  app.disable('x-powered-by');
  app.use(securityHeaders(config));
  app.use(refuseForeignBodies);
  app.useBodyParser('json', {
    limit: '512kb',
    strict: true,
    type: ['application/json', 'application/*+json'],
  });
  app.use(refuseHostileJson);
  app.useGlobalPipes(validationPipe());
  app.useGlobalFilters(new ExceptionsToAnswers());
  if (config.apiDocs)
    SwaggerModule.setup('api/docs', app, () => openApiDocument(app), {
      jsonDocumentUrl: 'api/openapi.json',
      customSiteTitle: 'Etalase API',
    });
}
