import { DomainError } from '../../platform/domain/domain-error.js';
import { signInAgain } from '../../platform/domain/messages.js';
import type { AdminAccount } from './admin-account.js';

const MINUTE_MS = 60_000;
/** A session ends after this time, even while it is used. */
export const MAX_SESSION_MS = 12 * 60 * MINUTE_MS;
/** When one more session is opened, the one that was used longest ago ends. */
export const MAX_SESSIONS = 100;
/** The use of a session is saved again only after this time, so that not every request causes a write. */
const RECORD_INTERVAL_MS = MINUTE_MS / 2;

export function sessionEnded(): DomainError {
  return new DomainError('unauthorized', signInAgain);
}

export interface StoredSession {
  readonly tokenHash: string;
  readonly passwordVersion: number;
  readonly startedAt: Date;
  readonly lastSeenAt: Date;
  /** The browser's name, as `browserName` returns it; null when it is not known. */
  readonly browser: string | null;
  /** The same for all sessions of one device. */
  readonly device: string;
}

/**
 * The session that a login opens. A session ends when it is idle for the account's timeout, after twelve hours, or when
 * the password changes.
 */
export class Session {
  private constructor(
    readonly tokenHash: string,
    readonly passwordVersion: number,
    readonly startedAt: Date,
    readonly lastSeenAt: Date,
    readonly browser: string | null,
    readonly device: string,
  ) {}

  static start(
    tokenHash: string,
    account: AdminAccount,
    now: Date,
    { browser, device }: Pick<StoredSession, 'browser' | 'device'>,
  ): Session {
    return new Session(tokenHash, account.passwordVersion, now, now, browser, device);
  }

  static restore(stored: StoredSession): Session {
    const { tokenHash, passwordVersion, startedAt, lastSeenAt, browser, device } = stored;
    return new Session(tokenHash, passwordVersion, startedAt, lastSeenAt, browser, device);
  }

  /**
   * Returns the limits for sessions at `now`. A session has ended if it was last used at or before `lastSeenAt`, or was
   * started at or before `startedAt`.
   */
  static limits(account: AdminAccount, now: Date): { lastSeenAt: Date; startedAt: Date } {
    return {
      lastSeenAt: new Date(now.getTime() - account.sessionTimeout * MINUTE_MS),
      startedAt: new Date(now.getTime() - MAX_SESSION_MS),
    };
  }

  endsAt(account: AdminAccount): Date {
    const idle = this.lastSeenAt.getTime() + account.sessionTimeout * MINUTE_MS;
    return new Date(Math.min(idle, this.startedAt.getTime() + MAX_SESSION_MS));
  }

  isLive(account: AdminAccount, now: Date): boolean {
    return this.passwordVersion === account.passwordVersion && now < this.endsAt(account);
  }

  /** Whether the session can never be live again. A later password version means that `account` was read earlier. */
  hasEnded(account: AdminAccount, now: Date): boolean {
    return this.passwordVersion < account.passwordVersion || now >= this.endsAt(account);
  }

  /**
   * Returns the session with a new `lastSeenAt`. Returns undefined if the stored time is so recent that no save is
   * needed.
   */
  usedAt(now: Date): Session | undefined {
    if (now.getTime() - this.lastSeenAt.getTime() < RECORD_INTERVAL_MS) return undefined;
    return Session.restore({ ...this, lastSeenAt: now });
  }
}
