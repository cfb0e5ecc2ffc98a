import { createHash, hkdfSync, randomBytes } from 'node:crypto';

// 32 letters and digits that do not look alike. Each character holds five random bits.
const READABLE = 'abcdefghijkmnpqrstuvwxyz23456789';

/** Returns 80 random bits as a password that is easy to type on a phone: four groups of four characters. */
export function generatePassword(): string {
  const letters = [...randomBytes(16)].map((byte) => READABLE.charAt(byte % READABLE.length)).join('');
  return (letters.match(/.{4}/gu) ?? []).join('-');
}

export function generateToken(): string {
  return randomBytes(32).toString('base64url');
}

/** Returns an id for the session in the log. Nobody can log in with this id. */
export function sessionId(token: string): string {
  return hashToken(token).slice(0, 8);
}

/**
 * Returns the form in which a token is stored. The hash needs no salt, because a random token of 256 bits cannot be
 * guessed.
 */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/** Returns the UUID by which the panel names the device with this id. Nobody can log in with it. */
export function deviceKey(id: string): string {
  const hex = hashToken(id);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/**
 * Derives a signing key from the stored password hash, so that the shop need not store another secret.
 * @param purpose differs for each kind of signature, so that one kind is not accepted as another.
 */
export function deriveKey(
  passwordHash: string,
  purpose: 'known device' | 'password confirmation',
): Uint8Array {
  return new Uint8Array(hkdfSync('sha256', passwordHash, '', `etalase ${purpose}`, 32));
}
