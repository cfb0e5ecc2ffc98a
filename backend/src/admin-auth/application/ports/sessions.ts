import type { AdminAccount } from '../../domain/admin-account.js';
import type { Session } from '../../domain/session.js';

/** Keeps the logins, under the hashes of their tokens. */
export abstract class Sessions {
  abstract find(tokenHash: string): Promise<Session | undefined>;
  abstract add(session: Session): Promise<void>;
  abstract recordUse(session: Session): Promise<void>;
  abstract remove(tokenHash: string): Promise<void>;
  /** Removes those that idled too long, lasted too long, or belong to an earlier password. */
  abstract removeEnded(account: AdminAccount, now: Date): Promise<void>;
}
