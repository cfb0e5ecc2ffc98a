import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { serverNow } from '../../api/server-clock';
import { clockWib } from '../../format/short-wib';
import { SaveBar } from './save-bar';
import { askToDiscard } from './unsaved';
import { useAction } from './use-action';
import type { Draft } from './use-draft';

interface Props<T> {
  readonly draft: Draft<T>;
  /** @returns the values as they are saved now, nothing after a failure, which it reports itself. */
  readonly save: () => Promise<T | undefined>;
  readonly saveText?: string;
  readonly children: ReactNode;
}

/** A form on the page itself: a bar with the button appears with the first change. */
export function SavedForm<T>({ draft, save, saveText, children }: Props<T>) {
  const form = useRef<HTMLFormElement>(null);
  const [savedAt, setSavedAt] = useState<string>();
  const { run, busy } = useAction(async () => {
    if (!form.current || !draft.isFine(form.current)) return;
    const saved = await save();
    if (!saved) return;
    draft.accept(saved);
    setSavedAt(clockWib(new Date(serverNow())));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (draft.dirty) void run();
  };
  const discard = async () => {
    if (await askToDiscard()) draft.reset();
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
      />
    </form>
  );
}
