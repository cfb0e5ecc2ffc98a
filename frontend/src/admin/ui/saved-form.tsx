import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { serverNow } from '../../api/server-clock';
import { clockWib } from '../../format/short-wib';
import { SaveBar } from './save-bar';
import type { SaveOutcome } from './save-part';
import { StaleNotice } from './stale-notice';
import { askToDiscard } from './unsaved';
import { useAction } from './use-action';
import type { Draft } from './use-draft';

interface Props<T> {
  readonly draft: Draft<T>;
  /** Saves on top of the values that the edit is based on. @returns nothing after a failure, which it reports itself. */
  readonly save: (base: T) => Promise<SaveOutcome<T> | undefined>;
  readonly saveText?: string;
  readonly children: ReactNode;
}

/** A form on the page itself: a bar with the button appears with the first change. */
export function SavedForm<T>({ draft, save, saveText, children }: Props<T>) {
  const form = useRef<HTMLFormElement>(null);
  const [savedAt, setSavedAt] = useState<string>();
  const [newer, setNewer] = useState<T>();
  const { run, busy } = useAction(async (base: T) => {
    if (!form.current || !draft.isFine(form.current)) return;
    const outcome = await save(base);
    if (!outcome) return;
    if ('newer' in outcome) {
      setNewer(outcome.newer);
      return;
    }
    setNewer(undefined);
    draft.accept(outcome.saved);
    setSavedAt(clockWib(new Date(serverNow())));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.dirty) void run(draft.base);
  };
  const reset = () => {
    setNewer(undefined);
    draft.reset();
  };
  const discard = async () => {
    if (await askToDiscard()) reset();
  };
  return (
    <form ref={form} noValidate onSubmit={submit}>
      {children}
      <SaveBar
        dirty={draft.dirty}
        busy={busy}
        savedAt={savedAt}
        saveText={saveText}
        onDiscard={() => void discard()}
      >
        {newer && <StaleNotice busy={busy} onLoad={reset} onKeep={() => void run(newer)} />}
      </SaveBar>
    </form>
  );
}
