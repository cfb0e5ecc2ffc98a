import { useSyncExternalStore } from 'react';
import { serverNow } from '../../api/server-clock';

const MINUTE = 60_000;

function everySecond(changed: () => void): () => void {
  const timer = setInterval(changed, 1000);
  return () => clearInterval(timer);
}

/** The server's time to the minute; undefined in server-rendered pages, which are cached, and until they are hydrated. */
export function useServerMinute(): Date | undefined {
  const minute = useSyncExternalStore<number | undefined>(
    everySecond,
    () => Math.floor(serverNow() / MINUTE),
    () => undefined,
  );
  return minute === undefined ? undefined : new Date(minute * MINUTE);
}
