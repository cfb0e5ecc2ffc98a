import { useEffect, useState } from 'react';

/** Counts seconds down to 0. @returns the seconds left, and the function that starts the count. */
export function useSecondsLeft(): readonly [number, (seconds: number) => void] {
  const [end, setEnd] = useState(0);
  const [now, setNow] = useState(0);
  const left = Math.max(0, Math.ceil((end - now) / 1000));
  useEffect(() => {
    if (left === 0) return undefined;
    // The next update is due when the remaining time is a whole number of seconds.
    const timer = setTimeout(() => setNow(wholeMs()), (end - performance.now()) % 1000 || 1000);
    return () => clearTimeout(timer);
  }, [end, left, now]);
  const start = (seconds: number) => {
    const started = wholeMs();
    setNow(started);
    setEnd(started + seconds * 1000);
  };
  return [left, start];
}

// Fractions of a millisecond would not cancel out in `end - now` (floating point). The count would then begin one
// second too high.
const wholeMs = (): number => Math.floor(performance.now());
