import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { serverNow } from '../../api/server-clock';
import { clockWib } from '../../format/short-wib';
import { SaveBar } from './save-bar';
import type { SaveOutcome } from './save-part';
import { StaleNotice } from './stale-notice';
import { toastSuccess } from './toast-store';
import { askToDiscard } from './unsaved';
import { useAction } from './use-action';
import type { EditFormState } from './use-edit-form';
import { useFirstMistake } from './use-first-mistake';

interface Props<Values extends FieldValues, Payload> {
  readonly form: EditFormState<Values, Payload>;
  /** Saves on top of the values that the edit is based on. @returns nothing after a failure, which it reports itself. */
  readonly save: (payload: Payload, base: Values) => Promise<SaveOutcome<Values> | undefined>;
  readonly savedText: string;
  readonly saveText?: string;
  readonly children: ReactNode;
}

/** A form on the page itself: a bar with the button appears with the first change. */
export function SavedForm<Values extends FieldValues, Payload>(props: Props<Values, Payload>) {
  const { form, save, savedText, saveText, children } = props;
  const { isDirty, defaultValues } = form.formState;
  const ref = useFirstMistake(form);
  const [savedAt, setSavedAt] = useState<string>();
  const [newer, setNewer] = useState<Values>();
  const { run, busy } = useAction((base: Values) =>
    form.handleSubmit(async (payload) => {
      const outcome = await save(payload, base);
      if (!outcome) return;
      if ('newer' in outcome) {
        setNewer(outcome.newer);
        return;
      }
      setNewer(undefined);
      form.reset(outcome.saved);
      toastSuccess(savedText);
      setSavedAt(clockWib(new Date(serverNow())));
    })(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isDirty) void run(defaultValues as Values);
  };
  const reset = () => {
    setNewer(undefined);
    form.reset();
  };
  const discard = async () => {
    if (await askToDiscard()) reset();
  };
  return (
    <form ref={ref} noValidate onSubmit={submit}>
      {children}
      <SaveBar
        dirty={isDirty}
        busy={busy}
        savedAt={savedAt}
        saveText={saveText}
        onDiscard={() => void discard()}
      >
        {newer && (
          <StaleNotice
            busy={busy}
            onLoad={() => {
              setNewer(undefined);
              form.reset(newer);
            }}
            onKeep={() => void run(newer)}
          />
        )}
      </SaveBar>
    </form>
  );
}
