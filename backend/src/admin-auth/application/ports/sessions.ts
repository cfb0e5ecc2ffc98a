import type { AdminAccount } from '../../domain/admin-account.js';
import type { Session } from '../../domain/session.js';

/** Stores the sessions by the hash of their token. */
export abstract class Sessions {
  abstract find(tokenHash: string): Promise<Session | undefined>;
  abstract add(session: Session): Promise<void>;
  abstract recordUse(session: Session): Promise<void>;
  abstract remove(tokenHash: string): Promise<void>;
  /** How many sessions have not ended. */
  abstract countLive(account: AdminAccount, now: Date): Promise<number>;
  /** Removes sessions that were idle too long, lasted too long, or belong to an earlier password. */
  abstract removeEnded(account: AdminAccount, now: Date): Promise<void>;
}
