import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request, Response } from 'express';
import { DomainError } from '../domain/domain-error.js';

/** The row version that an edit is based on, from `If-Match`; undefined when the client sent none. */
export const IfMatch = createParamDecorator((_: unknown, context: ExecutionContext): number | undefined => {
  const header = context.switchToHttp().getRequest<Request>().headers['if-match'];
  if (header === undefined || header === '*') return undefined;
  const version = /^"(\d{1,9})"$/u.exec(header)?.[1];
  if (version === undefined) throw invalidIfMatch();
  return Number(version);
});

export const invalidIfMatch = (): DomainError =>
  new DomainError('invalid', 'If-Match harus berisi ETag dari pembacaan sebelumnya');

/** Tells the row's version, to come back in `If-Match`. */
export function setEtag(response: Response, version: number): void {
  response.setHeader('ETag', `"${version}"`);
}
