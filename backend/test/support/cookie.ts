import type { Response } from 'supertest';

/** The first cookie that a response sets, as the Cookie header of the next request. */
export function cookieOf(response: Response): string {
  const [header = ''] = response.headers['set-cookie'] as unknown as string[];
  return header.split(';', 1)[0] ?? '';
}
