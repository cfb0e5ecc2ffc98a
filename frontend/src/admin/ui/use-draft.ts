import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sameContent } from './same-content';
import { useUnsaved } from './unsaved';

export type Mistakes = Readonly<Record<string, string>>;

export interface Draft<T> {
  readonly value: T;
  /** What was saved when the edit began. */
  readonly base: T;
  readonly change: (changes: Partial<T>) => void;
  readonly dirty: boolean;
  /** Sentences by field; empty until the first try to save, then always true. */
  readonly mistakes: Mistakes;
  /** Tells what is wrong and takes the reader there. @returns whether nothing is. */
  readonly isFine: (form: HTMLFormElement) => boolean;
  /** Takes what the server made of it. */
  readonly accept: (saved: T) => void;
  /** Back to what is saved. */
  readonly reset: () => void;
}

/** What a form holds between reading and saving. What is saved may change under it, as after a save. */
export function useDraft<T extends object>(
  saved: T,
  check: (value: T) => Mistakes = () => ({}),
  alsoDirty = false,
): Draft<T> {
  const [edit, setEdit] = useState<{ readonly value: T; readonly base: T }>();
  const [tried, setTried] = useState(false);
  const { value, base } = edit ?? { value: saved, base: saved };
  const edited = edit !== undefined && !sameContent(value, saved);
  // An edit that equals what is saved is none any more: later reads show, and the next edit is based on them.
  if (edit && !edited) setEdit(undefined);
  const dirty = alsoDirty || edited;
  useUnsaved(dirty);

  return {
    value,
    base,
    change: (changes) =>
      setEdit((current = { value: saved, base: saved }) => ({
        base: current.base,
        value: { ...current.value, ...changes },
      })),
    dirty,
    mistakes: tried ? check(value) : {},
    isFine: (form) => {
      flushSync(() => setTried(true));
      if (Object.keys(check(value)).length === 0) return true;
      form.querySelector<HTMLElement>('[aria-invalid=true]')?.focus();
      return false;
    },
    // Not simply forgotten: the new `saved` comes a moment later, and the old one would flash up.
    accept: (stored) => {
      setEdit({ value: stored, base: stored });
      setTried(false);
    },
    reset: () => {
      setEdit(undefined);
      setTried(false);
    },
  };
}
