import { createHmac, timingSafeEqual } from 'node:crypto';
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
  private passwordVersion = 0;

  /**
   * Sets the signing key of `verify`. Must be called whenever the password has changed. An account that was read before
   * the last change is ignored.
   */
  deriveKey(account: AdminAccount): void {
    if (account.passwordVersion < this.passwordVersion) return;
    this.key = keyOf(account);
    this.passwordVersion = account.passwordVersion;
  }

  issueToken(account: AdminAccount, id: string): string {
    return `${id}.${sign(keyOf(account), id).toString('base64url')}`;
  }

  /** @returns the device id; undefined if the token is malformed or its signature is wrong. */
  verify(token: string | undefined): string | undefined {
    const [, id, signature] = TOKEN.exec(token ?? '') ?? [];
    if (id === undefined || signature === undefined || !this.key) return undefined;
    return timingSafeEqual(sign(this.key, id), Buffer.from(signature, 'base64url')) ? id : undefined;
  }
}

const keyOf = ({ passwordHash }: AdminAccount): Uint8Array => deriveKey(passwordHash, 'known device');

const sign = (key: Uint8Array, id: string): Buffer => createHmac('sha256', key).update(id).digest();
