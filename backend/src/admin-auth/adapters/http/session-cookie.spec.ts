import { describe, expect, it } from '@jest/globals';
import type { Request } from 'express';
import { SessionCookie } from './session-cookie.js';

const TOKEN = 'a'.repeat(43);
const withCookie = (cookie?: string): Request => ({ headers: { cookie } }) as Request;

describe('SessionCookie', () => {
  const http = new SessionCookie({ publicUrl: 'http://localhost:3000' });
  const https = new SessionCookie({ publicUrl: 'https://toko.example' });

  it('reads the session token from the Cookie header, for http and https', () => {
    expect(http.read(withCookie(`a=b; etalase_session=${TOKEN}; c=d`))).toBe(TOKEN);
    expect(https.read(withCookie(`__Host-etalase=${TOKEN}`))).toBe(TOKEN);
  });

  it.each([
    undefined,
    '',
    'etalase_session',
    'etalase_session=',
    `etalase_session=${TOKEN}x`,
    `xetalase_session=${TOKEN}`,
    'etalase_session=%00%00',
    `__Host-etalase=${TOKEN}`,
  ])('finds no session token in the Cookie header %j', (cookie) => {
    expect(http.read(withCookie(cookie))).toBeUndefined();
  });
});
