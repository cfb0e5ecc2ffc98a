import { type FormEvent, type ReactNode, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { cancel, saving } from '../../text/admin-common';
import { Button } from './button';
import { DialogBody, DialogFooter, DialogForm } from './dialog';
import type { FormExits } from './edit-dialog';
import { StaleNotice } from './stale-notice';
import { useAction } from './use-action';
import type { EditFormState } from './use-edit-form';
import { useFirstMistake } from './use-first-mistake';

interface Props<Values extends FieldValues, Payload> extends Pick<FormExits, 'onCancel' | 'onReload'> {
  readonly form: EditFormState<Values, Payload>;
  /** @param etag the version to save on top of. @returns the newer version that somebody else saved, if so. */
  readonly save: (payload: Payload, etag?: string) => Promise<string | undefined>;
  /** What follows errors in the form, beside their sentences at the fields. */
  readonly onInvalid?: (errors: FieldErrors<Values>) => void;
  readonly saveText: string;
  readonly busyText?: string;
  readonly children: ReactNode;
}

/** The inside of a dialog that adds or edits: fields, and at the foot 'Batal' and the button that saves. */
export function EditForm<Values extends FieldValues, Payload>(props: Props<Values, Payload>) {
  const { form, save, onInvalid, saveText, busyText = saving, onCancel, onReload, children } = props;
  const ref = useFirstMistake(form);
  const [newer, setNewer] = useState<string>();
  const { run, busy } = useAction((etag?: string) =>
    form.handleSubmit(async (payload) => setNewer(await save(payload, etag)), onInvalid)(),
  );
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run();
  };
  return (
    <DialogForm ref={ref} onSubmit={submit}>
      <DialogBody>
        {newer && <StaleNotice busy={busy} onLoad={onReload} onKeep={() => void run(newer)} />}
        {children}
      </DialogBody>
      <DialogFooter>
        <Button variant="quiet" onClick={onCancel}>
          {cancel}
        </Button>
        <Button type="submit" busy={busy} busyText={busyText}>
          {saveText}
        </Button>
      </DialogFooter>
    </DialogForm>
  );
}
