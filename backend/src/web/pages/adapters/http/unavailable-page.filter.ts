import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { DomainError } from '../../../../platform/index.js';
import { PageRenderer } from '../../page-renderer.js';

const RETRY_AFTER_SECONDS = '5';

/** Answers with a page, too, when there was no place to render one. */
@Catch(DomainError)
export class UnavailablePageFilter implements ExceptionFilter<DomainError> {
  constructor(private readonly renderer: PageRenderer) {}

  catch(_error: DomainError, host: ArgumentsHost): void {
    sendUnavailablePage(host.switchToHttp().getResponse<Response>(), this.renderer);
  }
}

export function sendUnavailablePage(response: Response, { unavailableHtml }: PageRenderer): void {
  response
    .status(503)
    .setHeader('Retry-After', RETRY_AFTER_SECONDS)
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(unavailableHtml);
}
