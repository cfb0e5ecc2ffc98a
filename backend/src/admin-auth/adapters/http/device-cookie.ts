import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../../../platform/index.js';
import { cookieValue } from './cookie-value.js';

// 400 days, the longest lifetime that browsers allow for a cookie.
const LIFETIME_MS = 400 * 24 * 3_600_000;

/** The cookie with a browser's device token (see `KnownDevices`); sent only to the login route. */
export class DeviceCookie {
  private readonly name: string;
  private readonly options: CookieOptions;

  constructor({ publicUrl }: Pick<Config, 'publicUrl'>) {
    const secure = publicUrl.startsWith('https:');
    this.name = secure ? '__Secure-etalase-device' : 'etalase_device';
    this.options = {
      httpOnly: true,
      sameSite: 'strict',
      path: '/api/admin/login',
      secure,
      maxAge: LIFETIME_MS,
    };
  }

  read(request: Request): string | undefined {
    return cookieValue(request, this.name);
  }

  set(response: Response, token: string): void {
    response.cookie(this.name, token, this.options);
  }
}
