import type { Clock } from '../../platform/clock/clock.js';
import { DomainError } from '../../platform/domain/domain-error.js';
import { AdminAccount } from '../domain/admin-account.js';
import { parseNewPassword, parsePasswordAttempt } from '../domain/password.js';
import { sessionEnded } from '../domain/session.js';
import type { KnownDevices } from './known-devices.js';
import { type LoginThrottle, sessionBucket } from './login-throttle.js';
import type { AdminAccounts } from './ports/admin-accounts.js';
import type { FirstPasswordNote } from './ports/first-password-note.js';
import type { PasswordHasher } from './ports/password-hasher.js';
import type { Sessions } from './ports/sessions.js';
import { generatePassword, hashToken } from './secrets.js';

/** A live session that guesses is not in its owner's hands. */
const MAX_WRONG_ATTEMPTS = 10;

/** The password's life: the first one, a change by its owner, and a reset for an owner who lost it. */
export class PasswordService {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly note: FirstPasswordNote,
    private readonly clock: Clock,
  ) {}

  /** Gives a shop without a password its first one: the configured one, or a generated one with a note of it. */
  async ensureFirst(configured: string | undefined): Promise<void> {
    const account = await this.accounts.find();
    // Another replica may have changed the password that this one's note still names.
    if (account && !account.hasFirstPassword) await this.note.remove();
    if (account) {
      this.devices.deriveKey(account);
      return;
    }
    const password = parseNewPassword(configured ?? generatePassword());
    const created = await this.accounts.createOnce(
      async () => {
        // Written before the account is: a password that counts and that nobody knows would lock the owner out.
        if (configured === undefined) await this.note.write(password);
        return AdminAccount.create(await this.hasher.hash(password));
      },
      await this.clock.now(),
    );
    if (created && configured === undefined) this.note.announce(password);
  }

  /**
   * Tries are counted for the session alone: strangers at the login cannot keep its owner from the form.
   * @returns the account with its new password; every session opened with the old one is over.
   */
  async change(token: string, current: string, chosen: string): Promise<AdminAccount> {
    const password = parseNewPassword(chosen);
    const tried = parsePasswordAttempt(current);
    const bucket = sessionBucket(hashToken(token));
    return this.throttle.admit(bucket, async () => {
      const account = await this.accounts.find();
      if (!account) throw wrongPassword();
      const failures = await this.throttle.attempt(bucket, async () =>
        tried === undefined ? false : this.hasher.verify(account.passwordHash, tried),
      );
      if (failures >= MAX_WRONG_ATTEMPTS) {
        await this.sessions.remove(hashToken(token));
        await this.throttle.forget(bucket);
        throw sessionEnded();
      }
      const changed = failures === 0 ? await this.replace(account, password) : undefined;
      if (!changed) throw wrongPassword();
      this.devices.deriveKey(changed);
      return changed;
    });
  }

  /** Sets a password without asking for the old one. @returns the password, generated when none was given. */
  async reset(chosen: string | undefined): Promise<string> {
    const password = parseNewPassword(chosen ?? generatePassword());
    const make = async () => AdminAccount.create(await this.hasher.hash(password));
    if (await this.accounts.createOnce(make, await this.clock.now())) return password;
    const account = await this.accounts.find();
    if (!account || !(await this.replace(account, password))) {
      throw new DomainError(
        'conflict',
        'The password was changed by somebody else at this moment. Try again.',
      );
    }
    return password;
  }

  private async replace(account: AdminAccount, password: string): Promise<AdminAccount | undefined> {
    const changed = account.withPassword(await this.hasher.hash(password));
    if (!(await this.accounts.changePassword(changed, await this.clock.now()))) return undefined;
    await this.note.remove();
    return changed;
  }
}

const wrongPassword = (): DomainError => new DomainError('invalid', 'Kata sandi lama salah');
