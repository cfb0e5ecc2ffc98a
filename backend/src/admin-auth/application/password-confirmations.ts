import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../platform/clock/clock.js';
import type { AdminAccounts } from './ports.js';
import type { PasswordService } from './password-service.js';
import { deriveKey, sessionId } from './secrets.js';

const VALID_MS = 60_000;
/** The time of expiry in milliseconds, a dot and an HMAC of 32 bytes in base64url. */
const CONFIRMATION = /^([0-9]{13,15})\.([\w-]{43})$/u;

/**
 * Issues and verifies proofs that the user of a session has typed the password within the last minute. Some sensitive
 * calls need such a proof in addition to the session. The signing key is derived from the stored password hash, so the
 * shop need not store another secret.
 */
export class PasswordConfirmations {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly passwords: Pick<PasswordService, 'confirm'>,
    private readonly clock: Clock,
  ) {}

  async issue(token: string, password: string): Promise<string> {
    const { passwordHash } = await this.passwords.confirm(token, password);
    const expiry = String((await this.clock.now()).getTime() + VALID_MS);
    return `${expiry}.${sign(passwordHash, sessionId(token), expiry).toString('base64url')}`;
  }

  async verify(session: string, confirmation: string): Promise<boolean> {
    const [, expiry, signature] = CONFIRMATION.exec(confirmation) ?? [];
    const account = await this.accounts.find();
    if (expiry === undefined || signature === undefined || !account) return false;
    const expected = sign(account.passwordHash, session, expiry);
    return (
      timingSafeEqual(expected, Buffer.from(signature, 'base64url')) &&
      Number(expiry) >= (await this.clock.now()).getTime()
    );
  }
}

function sign(passwordHash: string, session: string, expiry: string): Buffer {
  return createHmac('sha256', deriveKey(passwordHash, 'password confirmation'))
    .update(`${session} ${expiry}`)
    .digest();
}
