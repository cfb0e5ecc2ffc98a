import { useState } from 'react';
import { flushSync } from 'react-dom';
import { sameContent } from './same-content';
import { useUnsaved } from './unsaved';

export type Mistakes = Readonly<Record<string, string>>;

export interface Draft<T> {
  readonly value: T;
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
  const [edited, setEdited] = useState<T>();
  const [tried, setTried] = useState(false);
  const value = edited ?? saved;
  const dirty = alsoDirty || (edited !== undefined && !sameContent(edited, saved));
  useUnsaved(dirty);

  return {
    value,
    change: (changes) => setEdited((current) => ({ ...(current ?? saved), ...changes })),
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
      setEdited(stored);
      setTried(false);
    },
    reset: () => {
      setEdited(undefined);
      setTried(false);
    },
  };
}
