import { useEffect, useState } from 'react';

const DELAY_MS = 250;

/** Returns the latest value that has stayed the same for 250 ms. */
export function useDebounced<T>(value: T): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), DELAY_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return debounced;
}
