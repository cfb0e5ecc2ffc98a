import { ExtensionPoint } from '../wiring/extension-point.js';

/** Rows that are of no use after a time. */
export interface PurgeSource {
  /** Removes at most `limit` rows that are too old. @returns how many of each kind; kinds without any may be left out. */
  purge(now: Date, limit: number): Promise<Readonly<Record<string, number>>>;
}

/** A slice whose old rows go by themselves contributes a source. */
export const PURGE_SOURCES = new ExtensionPoint<PurgeSource>('purge sources');
