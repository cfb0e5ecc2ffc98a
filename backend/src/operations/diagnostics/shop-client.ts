import type { Connection } from './connection.js';

export interface ConnectionReport extends Connection {
  /** What `ShopIdentity.proofFor` returns for the nonce: only the shop with this database can compute it. */
  readonly proof: string;
}

/** Asks the running shop under its public address. */
export abstract class ShopClient {
  /**
   * @param nonce a random number, so that an earlier answer cannot be repeated.
   * @throws when nothing answers there, or not as a shop does.
   */
  abstract askConnection(publicUrl: string, nonce: string): Promise<ConnectionReport>;
}
