import { createHmac } from 'node:crypto';
import type { DatabaseInspector } from './database-inspector-port.js';

/** Proves to whoever knows the database that it is this shop that answers, and not another one under the same address. */
export class ShopIdentity {
  private installation: string | undefined;

  constructor(private readonly database: Pick<DatabaseInspector, 'inspect'>) {}

  /** @param nonce chosen by who asks. */
  async proofFor(nonce: string): Promise<string> {
    // Read once, because visitors may ask and it never changes.
    this.installation ??= (await this.database.inspect()).installation;
    return createHmac('sha256', this.installation ?? '')
      .update(nonce)
      .digest('hex');
  }
}
