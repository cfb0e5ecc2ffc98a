import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-clock';

const INTERVAL_MS = 15_000;

/** The server's time, updated every 15 s. That is often enough for a status, but not for a countdown. */
export function useNow(): Date {
  const [now, setNow] = useState(() => serverNow());
  useEffect(() => {
    const timer = setInterval(() => setNow(serverNow()), INTERVAL_MS);
    return () => clearInterval(timer);
  }, []);
  return new Date(now);
}
