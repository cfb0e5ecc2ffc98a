import type { NestExpressApplication } from '@nestjs/platform-express';
import { Config } from '../config/config.js';
import { refuseForeignBodies, refuseHostileJson } from './body.js';
import { ExceptionsToAnswers } from './exception.filter.js';
import { securityHeaders } from './security-headers.js';
import { validationPipe } from './validation.js';

/** Everything that every request goes through, the same in production and in tests. */
export function configureApp(app: NestExpressApplication): void {
  const config = app.get(Config);
  app.set('trust proxy', config.trustProxy);
  app.set('case sensitive routing', true);
  app.set('strict routing', true);
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
  app.enableShutdownHooks();
}
