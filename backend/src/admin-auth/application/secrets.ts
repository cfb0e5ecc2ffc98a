import { createHash, hkdfSync, randomBytes } from 'node:crypto';

// 32 letters and digits without lookalikes: five bits each.
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

/** Identifies a session in the log; cannot be used to log in. */
export function sessionId(token: string): string {
  return hashToken(token).slice(0, 8);
}

/** The stored form of a token. It needs no salt, because a random token of 256 bits cannot be guessed. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * Makes a signing key from the stored password hash, so that there is no further secret to keep.
 * @param purpose differs for each kind of signature, so that one kind is not accepted as another.
 */
export function deriveKey(
  passwordHash: string,
  purpose: 'known device' | 'password confirmation',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', passwordHash, '', `etalase ${purpose}`, 32));
}
