import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock';

const EVERY_MS = 15_000;

/** The server's time, looked at every few seconds: enough for a status, too seldom for a countdown. */
export function useNow(): Date {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}
