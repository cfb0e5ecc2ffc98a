import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../../../platform/index.js';
import { sessionCookieName } from '../../domain/session-cookie-name.js';
import { cookieValue } from './cookie-value.js';

/** 32 bytes in base64url, as `generateToken` returns them. */
const TOKEN = /^[\w-]{43}$/u;

/** The cookie with a session's token: HttpOnly and SameSite=Strict. */
export class SessionCookie {
  readonly name: string;
  private readonly options: CookieOptions;

  constructor({ publicUrl }: Pick<Config, 'publicUrl'>) {
    this.name = sessionCookieName(publicUrl);
    const secure = publicUrl.startsWith('https:');
    this.options = { httpOnly: true, sameSite: 'strict', path: '/', secure };
  }

  /** @returns the token; undefined if the cookie is missing or malformed. */
  read(request: Request): string | undefined {
    const value = cookieValue(request, this.name);
    return value !== undefined && TOKEN.test(value) ? value : undefined;
  }

  set(response: Response, token: string): void {
    response.cookie(this.name, token, this.options);
  }

  clear(response: Response): void {
    response.clearCookie(this.name, this.options);
  }
}
