import type { Connection } from '../../domain/connection.js';

export interface ConnectionReport extends Connection {
  /** What `ShopIdentity.proofFor` returns for the nonce. */
  readonly proof: string;
}

/** Asks the running shop under its public address. */
export abstract class ShopClient {
  /** @throws when nothing answers there, or not as a shop does. */
  abstract askConnection(publicUrl: string, nonce: string): Promise<ConnectionReport>;
}
