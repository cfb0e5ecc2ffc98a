import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';
import { DomainError } from '../../domain/domain-error.js';
import { keyNoUuid } from '../../domain/messages.js';
import { isRfcUuid } from './id.js';

/** Injects the UUID in `Idempotency-Key` in lower case. Injects undefined when the header is missing. */
export const IdempotencyKey = createParamDecorator(
  (_: unknown, context: ExecutionContext): string | undefined => {
    const key = context.switchToHttp().getRequest<Request>().get('idempotency-key');
    if (key !== undefined && !isRfcUuid(key)) throw new DomainError('invalid', keyNoUuid);
    return key?.toLowerCase();
  },
);
