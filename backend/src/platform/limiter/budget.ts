import { DomainError } from '../domain/domain-error.js';
import { busy } from '../domain/messages.js';
import { countExceeded } from './exceeded-limits.js';
import { type Limit, type LimitName, LIMITS } from './limits.js';

const RETRY_AFTER_SECONDS = 5;

/** Returns an amount to its budget. Only the first call has an effect. */
export type Release = () => void;

export class Budget {
  private readonly limit: Limit;
  private readonly heldByClient = new Map<string, number>();
  private held = 0;

  constructor(private readonly name: LimitName) {
    this.limit = LIMITS[name];
  }

  get total(): number {
    return this.held;
  }

  /**
   * Takes an amount from the budget. If too little is left, counts that the limit was exceeded.
   * @param client the client whose share is limited. Without a client, only the total is limited.
   * @returns a function that gives the amount back; undefined if too little is left.
   */
  tryTake(amount: number, client?: string): Release | undefined {
    if (!this.hasRoom(amount, client)) return undefined;
    this.add(amount, client);
    let isHeld = true;
    return () => {
      if (isHeld) this.add(-amount, client);
      isHeld = false;
    };
  }

  /**
   * Takes an amount like `tryTake`.
   * @throws DomainError 'unavailable' if too little is left.
   */
  take(amount: number, client?: string): Release {
    const release = this.tryTake(amount, client);
    if (!release) throw new DomainError('unavailable', busy, { retryAfterSeconds: RETRY_AFTER_SECONDS });
    return release;
  }

  /** Whether this amount is left. If not, counts that the limit was exceeded. */
  hasRoom(amount: number, client?: string): boolean {
    const { total = Infinity, perClient = Infinity } = this.limit;
    const own = client === undefined ? 0 : (this.heldByClient.get(client) ?? 0);
    const hasRoom = this.held + amount <= total && (client === undefined || own + amount <= perClient);
    if (!hasRoom) countExceeded(this.name);
    return hasRoom;
  }

  private add(amount: number, client?: string): void {
    this.held += amount;
    if (client === undefined) return;
    const own = (this.heldByClient.get(client) ?? 0) + amount;
    if (own > 0) this.heldByClient.set(client, own);
    else this.heldByClient.delete(client);
  }
}
