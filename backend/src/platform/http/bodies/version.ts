import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../../domain/domain-error.js';
import { ifMatchNoEtag } from '../../domain/messages.js';

/**
 * Injects the version in `If-Match`: the version of the row on which an edit is based. Injects undefined when the
 * header is missing or `*`.
 */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  // A proxy that compresses a response puts `W/` before the ETag. The version in the ETag stays unchanged.
  const version = /^(?:W\/)?"(\d{1,9})"$/u.exec(header)?.[1];
  if (version === undefined) throw invalidIfMatch();
  return Number(version);
});

export const invalidIfMatch = (): DomainError => new DomainError('invalid', ifMatchNoEtag);

/** Sets the ETag to the row's version, which clients send back in `If-Match`. */
export function setEtag(response: Response, version: number): void {
  response.setHeader('ETag', `"${version}"`);
}
