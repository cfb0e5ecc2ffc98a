import { useRef, useState } from 'react';

interface Action<Args extends unknown[]> {
  readonly run: (...args: Args) => Promise<void>;
  readonly busy: boolean;
}

/** An action that a click starts. It cannot be started again while it runs. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>): Action<Args> {
  // A ref, because state updates too late for the second click of a double click.
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const run = async (...args: Args): Promise<void> => {
    if (running.current) return;
    running.current = true;
    setBusy(true);
    try {
      await act(...args);
    } finally {
      running.current = false;
      setBusy(false);
    }
  };
  return { run, busy };
}
