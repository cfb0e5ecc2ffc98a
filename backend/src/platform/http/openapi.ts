import type { INestApplication } from '@nestjs/common';
import { DocumentBuilder, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';

/** The OpenAPI document of the code, with sorted keys, so that it only differs when the code's contract does. */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Etalase')
    .setDescription('Storefront and panel of a graphic design and printing business')
    .setVersion('1')
    .addCookieAuth('etalase_session', { type: 'apiKey', in: 'cookie' }, 'session')
    .build();
  const document = SwaggerModule.createDocument(app, config, {
    operationIdFactory: (_controller, method) => method,
  });
  refuseDuplicateIds(document);
  return sorted(document) as OpenAPIObject;
}

function refuseDuplicateIds(document: OpenAPIObject): void {
  const seen = new Set<string>();
  for (const path of Object.values(document.paths))
    for (const operation of Object.values(path as Record<string, { operationId?: string }>)) {
      const id = operation.operationId ?? '';
      if (seen.has(id)) throw new Error(`Two operations are called ${id}`);
      seen.add(id);
    }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}
