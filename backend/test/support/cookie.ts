import type { Response } from 'supertest';
import { ADMIN_PASSWORD } from './password.js';

/** Returns the first cookie that a response sets, in the form of a request's `Cookie` header. */
export function cookieOf(response: Response): string {
  const [header = ''] = response.headers['set-cookie'] as unknown as string[];
  return header.split(';', 1)[0] ?? '';
}

/** Logs in with fetch, for clients other than the agent of `Shop.login`. @returns the session's `Cookie` header. */
export async function sessionCookie({ url }: { readonly url: string }): Promise<string> {
  const { headers } = await fetch(`${url}/api/admin/login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ password: ADMIN_PASSWORD }),
  });
  return headers.get('set-cookie')?.split(';', 1)[0] ?? '';
}
