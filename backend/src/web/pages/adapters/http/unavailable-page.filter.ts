import { Catch, type ArgumentsHost, type ExceptionFilter } from '@nestjs/common';
import type { Response } from 'express';
import { Brand } from '../../../brand/index.js';
import { DomainError } from '../../../../platform/index.js';
import { PageRenderer } from '../../page-renderer.js';

const RETRY_AFTER_SECONDS = '5';

/**
 * Sends an HTML page, and not JSON, when the requested page was not rendered because the limit had no place left. The
 * HTML page has the accent and chat number that were read last, because this response must not read the database.
 */
@Catch(DomainError)
export class UnavailablePageFilter implements ExceptionFilter<DomainError> {
  constructor(
    private readonly renderer: PageRenderer,
    private readonly brand: Brand,
  ) {}

  catch(_error: DomainError, host: ArgumentsHost): void {
    const html = this.brand.withLastFace(this.renderer.unavailableHtml);
    sendUnavailablePage(host.switchToHttp().getResponse<Response>(), html);
  }
}

export function sendUnavailablePage(response: Response, html: string): void {
  response
    .status(503)
    .setHeader('Retry-After', RETRY_AFTER_SECONDS)
    .setHeader('Cache-Control', 'no-store')
    .type('html')
    .send(html);
}
