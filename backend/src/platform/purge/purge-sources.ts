import { ExtensionPoint } from '../wiring/extension-point.js';

/** Rows of a slice that are useless after some time. */
export interface PurgeSource {
  /**
   * Removes at most `limit` rows that are too old.
   * @returns the number of removed rows of each kind. Kinds without removed rows may be missing.
   */
  purge(now: Date, limit: number): Promise<Readonly<Record<string, number>>>;
}

/** A slice whose rows become too old after some time contributes a source. */
export const PURGE_SOURCES = new ExtensionPoint<PurgeSource>('purge sources');
