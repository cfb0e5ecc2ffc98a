import type { Session } from './session.js';

/** A device whose owner is logged in. */
export interface Device {
  readonly id: string;
  readonly browser: string | null;
  readonly lastUsedAt: Date;
  readonly isCurrent: boolean;
}

const WIB_MS = 7 * 3_600_000;

/** @returns a date such as '2026-11-21'. */
export const dayInWib = (instant: Date): string =>
  new Date(instant.getTime() + WIB_MS).toISOString().slice(0, 10);

/**
 * Returns one row for each device and day, those of the current device first.
 * @param sessions the sessions that have not ended, the last used first.
 */
export function devicesOf(sessions: readonly Session[], currentTokenHash: string): Device[] {
  const current = sessions.find(({ tokenHash }) => tokenHash === currentTokenHash)?.device;
  const rows = new Map<string, Device>();
  for (const { device: id, browser, lastSeenAt: lastUsedAt } of sessions) {
    const key = `${id} ${dayInWib(lastUsedAt)}`;
    if (!rows.has(key)) rows.set(key, { id, browser, lastUsedAt, isCurrent: id === current });
  }
  return [...rows.values()].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}
