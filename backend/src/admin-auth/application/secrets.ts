import { createHash, randomBytes } from 'node:crypto';

// 32 letters and digits that cannot be mistaken for one another: five bits each.
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';

/** 80 random bits in a form that is easy to type on a phone: four groups of four. */
export function generatePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => READABLE.charAt(byte % READABLE.length)).join('');
  return (letters.match(/.{4}/gu) ?? []).join('-');
}

/** 256 random bits, for a cookie. */
export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Names a session in the log: enough to tell sessions apart, nothing to enter with. */
export function sessionId(token: string): string {
  return hashToken(token).slice(0, 8);
}

/** What is stored of a token; without salt, because nothing that random can be guessed from it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
