import type { Clock } from '../../platform/clock/clock.js';
import { DomainError, invalidField } from '../../platform/domain/domain-error.js';
import { AdminAccount } from '../domain/admin-account.js';
import { wrongOldPassword, wrongPassword } from '../domain/messages.js';
import { parseNewPassword, parsePasswordAttempt } from '../domain/password.js';
import { sessionEnded } from '../domain/session.js';
import type { KnownDevices } from './known-devices.js';
import { type LoginThrottle, sessionBucket } from './login-throttle.js';
import type { AdminAccounts, FirstPasswordFile, PasswordHasher, Sessions } from './ports.js';
import { generatePassword, hashToken } from './secrets.js';

/** After this many wrong passwords in a row, the session is ended, because it was probably stolen. */
const MAX_WRONG_ATTEMPTS = 10;

export class PasswordService {
  constructor(
    private readonly accounts: AdminAccounts,
    private readonly sessions: Sessions,
    private readonly hasher: PasswordHasher,
    private readonly throttle: LoginThrottle,
    private readonly devices: KnownDevices,
    private readonly firstPasswordFile: FirstPasswordFile,
    private readonly clock: Clock,
  ) {}

  /** @returns whether the configured password became the first one. */
  async createFirstPasswordIfMissing(configured: string | undefined): Promise<boolean> {
    const account = await this.accounts.find();
    // The password may have been changed on another replica. The file then contains an outdated password.
    if (account && !account.hasFirstPassword) await this.firstPasswordFile.remove();
    if (account) {
      this.devices.deriveKey(account);
      return false;
    }
    const password = parseNewPassword(configured ?? generatePassword());
    const created = await this.accounts.createIfMissing(
      async () => {
        // The file is written before the account is stored. In the other order, a failed write would leave a password
        // that nobody knows.
        if (configured === undefined) await this.firstPasswordFile.write(password);
        return AdminAccount.create(await this.hasher.hash(password));
      },
      await this.clock.now(),
    );
    if (created && configured === undefined) this.firstPasswordFile.announce(password);
    return created && configured !== undefined;
  }

  /**
   * Changes the password. All sessions end, because each session is bound to the version of the password. Attempts are
   * counted per session, so that failed logins of strangers cannot block the owner.
   * @returns the account with its new password.
   * @throws DomainError 'invalid' if the old password is wrong or was changed meanwhile, or the new password is not
   * allowed.
   * @throws DomainError 'too-many' or 'unavailable' if the attempt is throttled.
   * @throws DomainError 'unauthorized' at the tenth wrong password in a row. The session has then ended.
   */
  async change(token: string, current: string, chosen: string): Promise<AdminAccount> {
    const password = parseNewPassword(chosen);
    const bucket = sessionBucket(hashToken(token));
    return this.throttle.withinConcurrencyLimit(bucket, async () => {
      const refused = invalidField('currentPassword', wrongOldPassword);
      const account = await this.check(token, current, refused);
      const changed = await this.replace(account, password);
      if (!changed) throw refused;
      this.devices.deriveKey(changed);
      return changed;
    });
  }

  /**
   * Checks the password again within a session. Wrong passwords here and in `change` share one count.
   * @throws DomainError as `change` does.
   */
  confirm(token: string, typed: string): Promise<AdminAccount> {
    return this.throttle.withinConcurrencyLimit(sessionBucket(hashToken(token)), () =>
      this.check(token, typed, invalidField('password', wrongPassword)),
    );
  }

  async reset(chosen: string | undefined): Promise<string> {
    const password = parseNewPassword(chosen ?? generatePassword());
    const make = async () => AdminAccount.create(await this.hasher.hash(password));
    if (await this.accounts.createIfMissing(make, await this.clock.now())) return password;
    const account = await this.accounts.find();
    if (!account || !(await this.replace(account, password))) {
      throw new DomainError(
        'conflict',
        'The password was changed by somebody else at this moment. Try again.',
      );
    }
    return password;
  }

  private async check(token: string, typed: string, refused: DomainError): Promise<AdminAccount> {
    const tried = parsePasswordAttempt(typed);
    const bucket = sessionBucket(hashToken(token));
    const account = await this.accounts.find();
    if (!account) throw refused;
    const failuresInARow = await this.throttle.countAttempt(bucket, async () =>
      tried === undefined ? false : this.hasher.verify(account.passwordHash, tried),
    );
    if (failuresInARow >= MAX_WRONG_ATTEMPTS) {
      await this.sessions.remove(hashToken(token));
      await this.throttle.forget(bucket);
      throw sessionEnded();
    }
    if (failuresInARow > 0) throw refused;
    return account;
  }

  private async replace(account: AdminAccount, password: string): Promise<AdminAccount | undefined> {
    const changed = account.withPassword(await this.hasher.hash(password));
    if (!(await this.accounts.changePassword(changed, await this.clock.now()))) return undefined;
    await this.firstPasswordFile.remove();
    return changed;
  }
}
