import { useSyncExternalStore } from 'react';
import { serverNow } from '../../api/server-clock';

const MINUTE = 60_000;

function checkEverySecond(check: () => void): () => void {
  const timer = setInterval(check, 1000);
  return () => clearInterval(timer);
}

/** The server's time, rounded down to the minute; undefined until hydration, because rendered pages are cached. */
export function useServerMinute(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    checkEverySecond,
    () => Math.floor(serverNow() / MINUTE),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}
