import { PayloadTooLargeException, type INestApplication } from '@nestjs/common';
import { DocumentBuilder, getSchemaPath, SwaggerModule, type OpenAPIObject } from '@nestjs/swagger';
import { STATUS_CODES } from 'node:http';
import { TAGS } from './api-tag.js';
import { notJson } from '../bodies/body.js';
import { ErrorResponse } from '../errors/error-response.js';
import { errorBody } from '../errors/exception.filter.js';
import { GUIDE, GUIDE_OPERATIONS } from './openapi-guide.js';

/**
 * Generates the OpenAPI document. Its keys are sorted, so that the document changes only when the interface changes.
 */
export function openApiDocument(app: INestApplication): OpenAPIObject {
  const config = new DocumentBuilder()
    .setTitle('Etalase')
    .setDescription(GUIDE)
    .setVersion('1.0.0')
    .setLicense('MIT', 'https://opensource.org/license/mit')
    .addServer('/', 'This shop')
    .addCookieAuth('etalase_session', { type: 'apiKey', in: 'cookie' }, 'session');
  for (const [name, description] of TAGS) config.addTag(name, description);
  const document = SwaggerModule.createDocument(app, config.build(), {
    operationIdFactory: (_controller, method) => method,
  });
  const operations = operationsOf(document);
  refuseDuplicateIds(operations);
  for (const operation of operations) {
    // An empty list declares a public operation, which requires no session.
    operation.security ??= [];
    if (guideOrder(operation) < GUIDE_OPERATIONS.length) operation['x-guide-order'] = guideOrder(operation);
    if (operation.requestBody?.content['application/json']) declareRefusedBodies(operation);
    for (const [status, response] of Object.entries(operation.responses))
      response.description ||= STATUS_CODES[status] ?? '';
  }
  const tagOrder = (tag: string): number =>
    Math.min(...operations.filter(({ tags }) => tags?.includes(tag)).map(guideOrder));
  document.tags?.sort((a, b) => tagOrder(a.name) - tagOrder(b.name));
  return sorted(document) as OpenAPIObject;
}

function guideOrder({ operationId = '' }: Operation): number {
  const index = GUIDE_OPERATIONS.indexOf(operationId);
  return index === -1 ? GUIDE_OPERATIONS.length : index;
}

interface Operation {
  operationId?: string;
  tags?: string[];
  'x-guide-order'?: number;
  security?: object[];
  requestBody?: { content: Record<string, object> };
  responses: Record<string, { description: string; content?: object }>;
}

/** Declares the responses to bodies that are refused before they are parsed. */
function declareRefusedBodies({ responses }: Operation): void {
  const schema = { $ref: getSchemaPath(ErrorResponse) };
  for (const error of [new PayloadTooLargeException(), notJson()]) {
    const example = errorBody(error);
    responses[example.statusCode] ??= {
      description: example.error,
      content: { 'application/json': { example, schema } },
    };
  }
}

function operationsOf(document: OpenAPIObject): Operation[] {
  const paths = document.paths as Record<string, Record<string, Operation>>;
  return Object.values(paths).flatMap((path) => Object.values(path));
}

function refuseDuplicateIds(operations: readonly Operation[]): void {
  const seen = new Set<string>();
  for (const { operationId = '' } of operations) {
    if (seen.has(operationId)) throw new Error(`Two operations are called ${operationId}`);
    seen.add(operationId);
  }
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([key, child]) => [key, sorted(child)]));
}
