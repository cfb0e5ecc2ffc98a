import { useRef, useState } from 'react';

interface Action<Args extends unknown[]> {
  readonly run: (...args: Args) => Promise<void>;
  readonly busy: boolean;
}

/** Something that a press starts and that cannot be started again before it has ended. */
export function useAction<Args extends unknown[]>(act: (...args: Args) => Promise<unknown>): Action<Args> {
  // State alone comes too late for the second press of a double click.
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
