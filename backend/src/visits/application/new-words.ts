import { countExceeded } from '../../platform/limiter/exceeded-limits.js';
import { LIMITS } from '../../platform/limiter/limits.js';

const { total, perClient } = LIMITS.newWords;

/** How many new words each client has searched for today, only in memory. */
export class NewWords {
  private day = '';
  private readonly clients = new Map<string, number>();

  /** Whether the client may add another new word on this day. If so, it is counted. */
  take(client: string, day: string): boolean {
    if (day > this.day) {
      this.day = day;
      this.clients.clear();
    }
    const count = this.clients.get(client) ?? 0;
    if (count >= perClient || (count === 0 && this.clients.size >= total)) {
      countExceeded('newWords');
      return false;
    }
    this.clients.set(client, count + 1);
    return true;
  }
}
