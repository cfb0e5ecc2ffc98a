import type { Response } from 'supertest';

/** The cookie that an answer sets, as the next request sends it back. */
export function cookieOf(answer: Response): string {
  const [header = ''] = answer.headers['set-cookie'] as unknown as string[];
  return header.split(';', 1)[0] ?? '';
}
