import { type CanActivate, type ExecutionContext, Logger } from '@nestjs/common';
import type { Request } from 'express';
import { type Config, crossSite, hasLogLine } from '../../../platform/index.js';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

export interface RequestSource {
  readonly origin: string | undefined;
  readonly fetchSite: string | undefined;
  /** The shop's own origins: the origin of PUBLIC_URL and the origin of the request URL. */
  readonly ours: readonly (string | undefined)[];
}

/**
 * Whether a page of another site sent the request. A request without the headers Origin and Sec-Fetch-Site does not
 * come from a browser, so it is allowed.
 */
export function isCrossSite({ origin, fetchSite, ours }: RequestSource): boolean {
  if (origin !== undefined) return !ours.includes(origin);
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}

/** Protects against CSRF: refuses changes that pages of other sites request, even on public routes. */
export class CrossSiteGuard implements CanActivate {
  private readonly logger = new Logger('CrossSite');

  constructor(private readonly config: Pick<Config, 'publicUrl'>) {}

  canActivate(context: ExecutionContext): boolean {
    const request = context.switchToHttp().getRequest<Request>();
    if (SAFE.has(request.method)) return true;
    const { origin } = request.headers;
    const refused = isCrossSite({
      origin,
      fetchSite: request.get('sec-fetch-site'),
      ours: [this.config.publicUrl, originOf(request)],
    });
    if (!refused) return true;
    // The usual cause is a missing or wrong PUBLIC_URL, not an attack. So the log shows the operator the value of
    // PUBLIC_URL.
    if (hasLogLine(request))
      this.logger.warn(
        `Refused a change from ${origin?.slice(0, 200) ?? 'another site'}: PUBLIC_URL is ${this.config.publicUrl}`,
      );
    throw crossSite();
  }
}

function originOf(request: Request): string | undefined {
  // Express's `request.host` would believe X-Forwarded-Host.
  return URL.parse(`${request.protocol}://${request.headers.host}`)?.origin;
}
