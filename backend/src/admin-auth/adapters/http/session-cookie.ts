import type { CookieOptions, Request, Response } from 'express';
import type { Config } from '../../../platform/index.js';
import { cookieValue } from './cookie-value.js';

const TOKEN = /^[\w-]{43}$/u;

/** The cookie that carries a session's token: out of reach of scripts and of other sites. */
export class SessionCookie {
  readonly name: string;
  private readonly options: CookieOptions;

  constructor({ publicUrl }: Pick<Config, 'publicUrl'>) {
    const secure = publicUrl.startsWith('https:');
    // Browsers take a __Host- cookie only from this very host, over https.
    this.name = secure ? '__Host-etalase' : 'etalase_session';
    this.options = { httpOnly: true, sameSite: 'strict', path: '/', secure };
  }

  /** @returns the token, or undefined when there is none or it cannot be one of ours. */
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
