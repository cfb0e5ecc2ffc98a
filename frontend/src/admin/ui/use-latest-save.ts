import { useRef, useState } from 'react';

/**
 * Saves values one after another. Of the values that arrive during a save, only the last one is saved.
 * @param stored the data that a save changes. After a save, its value counts until new data arrives.
 * @param save rejects after a failure, which it has reported.
 * @returns the value to show instead of the stored one; undefined if there is none.
 */
export function useLatestSave<T>(stored: unknown, save: (value: T) => Promise<unknown>) {
  const [pending, setPending] = useState<T>();
  const [isSaving, setSaving] = useState(false);
  const [seen, setSeen] = useState(stored);
  const waiting = useRef<readonly T[]>([]);
  const isRunning = useRef(false);
  if (stored !== seen) {
    setSeen(stored);
    if (!isSaving) setPending(undefined);
  }
  const submit = async (value: T): Promise<void> => {
    waiting.current = [value];
    setPending(() => value);
    if (isRunning.current) return;
    isRunning.current = true;
    setSaving(true);
    try {
      while (waiting.current.length > 0) {
        const [next] = waiting.current as [T];
        waiting.current = [];
        await save(next);
      }
    } catch {
      waiting.current = [];
      setPending(undefined);
    }
    isRunning.current = false;
    setSaving(false);
  };
  return { pending, submit };
}
