import type { Response } from 'supertest';
import { ADMIN_PASSWORD } from './password.js';

/** The first cookie that a response sets, as the Cookie header of the next request. */
export function cookieOf(response: Response): string {
  const [header = ''] = response.headers['set-cookie'] as unknown as string[];
  return header.split(';', 1)[0] ?? '';
}

/** Logs in. @returns the `Cookie` header of an admin session, for clients other than `Shop.login`'s. */
export async function sessionCookie({ url }: { readonly url: string }): Promise<string> {
  const { headers } = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
