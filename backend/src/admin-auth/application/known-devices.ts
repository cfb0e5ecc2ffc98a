import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AdminAccount } from '../domain/admin-account.js';
import { deriveKey } from './secrets.js';

/** An id of 16 bytes, a dot and an HMAC of 32 bytes, in base64url. */
const TOKEN = /^([\w-]{22})\.([\w-]{43})$/u;

/**
 * Recognizes browsers in which the owner has logged in, by a signed token with a random device id. The signing key is
 * derived from the stored password hash. So the shop need not store another secret, and a new password invalidates all
 * tokens.
 */
export class KnownDevices {
  private key: Uint8Array | undefined;

  /** Sets the signing key. Must be called before a token is issued, and whenever the password has changed. */
  deriveKey({ passwordHash }: AdminAccount): void {
    this.key = deriveKey(passwordHash, 'known device');
  }

  /** @returns the signed token of a device. By default, the device gets a new id. */
  issueToken(id = randomBytes(16).toString('base64url')): string {
    return `${id}.${this.signature(id)?.toString('base64url')}`;
  }

  /** @returns the device id; undefined if the token is malformed or its signature is wrong. */
  verify(token: string | undefined): string | undefined {
    const [, id, signature] = TOKEN.exec(token ?? '') ?? [];
    if (id === undefined || signature === undefined) return undefined;
    const expected = this.signature(id);
    const presented = Buffer.from(signature, 'base64url');
    return expected && timingSafeEqual(expected, presented) ? id : undefined;
  }

  private signature(id: string): Buffer | undefined {
    return this.key && createHmac('sha256', this.key).update(id).digest();
  }
}
