import type { Request } from 'express';

/**
 * The value ends at its first '=', which no token of the shop contains.
 * @returns the value of the first cookie with this name; undefined if there is no such cookie.
 */
export function cookieValue(request: Request, name: string): string | undefined {
  for (const part of (request.headers.cookie ?? '').split(';')) {
    const [key, value] = part.trim().split('=', 2);
    if (key === name) return value;
  }
  return undefined;
}
