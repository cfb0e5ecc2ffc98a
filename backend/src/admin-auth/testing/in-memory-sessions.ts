import { Sessions } from '../application/ports.js';
import type { AdminAccount } from '../domain/admin-account.js';
import { Session } from '../domain/session.js';

export class InMemorySessions extends Sessions {
  private readonly byHash = new Map<string, Session>();

  get count(): number {
    return this.byHash.size;
  }

  override find(tokenHash: string): Promise<Session | undefined> {
    return Promise.resolve(this.byHash.get(tokenHash));
  }

  override add(session: Session): Promise<void> {
    this.byHash.set(session.tokenHash, session);
    return Promise.resolve();
  }

  override recordUse(session: Session): Promise<void> {
    const stored = this.byHash.get(session.tokenHash);
    if (stored && stored.lastSeenAt <= session.lastSeenAt) this.byHash.set(session.tokenHash, session);
    return Promise.resolve();
  }

  override remove(...tokenHashes: string[]): Promise<void> {
    for (const tokenHash of tokenHashes) this.byHash.delete(tokenHash);
    return Promise.resolve();
  }

  override findLive(account: AdminAccount, now: Date): Promise<Session[]> {
    const live = [...this.byHash.values()].filter((session) => session.isLive(account, now));
    return Promise.resolve(live.toSorted((a, b) => Number(b.lastSeenAt) - Number(a.lastSeenAt)));
  }

  override removeEnded(account: AdminAccount, now: Date): Promise<void> {
    for (const session of this.byHash.values())
      if (session.hasEnded(account, now)) this.byHash.delete(session.tokenHash);
    return Promise.resolve();
  }
}
