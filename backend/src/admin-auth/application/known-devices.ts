import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { AdminAccount } from '../domain/admin-account.js';

const TOKEN = /^([\w-]{22})\.([\w-]{43})$/u;

/**
 * Recognises the browsers in which the owner has logged in, by a random id with a signature. The key is derived
 * from the stored password hash: nothing more to keep secret, and a new password makes every browser unknown.
 */
export class KnownDevices {
  private key: Uint8Array | undefined;

  /** From now on, signs and recognizes with this account's password. */
  deriveKey({ passwordHash }: AdminAccount): void {
    this.key = new Uint8Array(hkdfSync('sha256', passwordHash, '', 'etalase known device', 32));
  }

  /** @returns a signed note of a device, by default of a new one. */
  issueToken(id = randomBytes(16).toString('base64url')): string {
    return `${id}.${this.signature(id)?.toString('base64url')}`;
  }

  /** @returns the device's id, or undefined when the note was not signed here. */
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
