import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { cancel, saving } from '../../text/admin-common';
import { Button } from './button';
import { DialogBody, DialogFooter, DialogForm } from './dialog';
import { StaleNotice } from './stale-notice';
import { useAction } from './use-action';
import type { Draft } from './use-draft';

interface Props<T> {
  readonly draft: Draft<T>;
  /** The version that is edited; none for something new. */
  readonly etag: string | undefined;
  /** Saves on top of a version. @returns the newer version that somebody else saved meanwhile, if so. */
  readonly save: (etag: string | undefined) => Promise<string | undefined>;
  readonly saveText: string;
  readonly busyText?: string;
  readonly onCancel: () => void;
  readonly onReload: () => void;
  readonly children: ReactNode;
}

/** The inside of a dialog that adds or edits: fields, and at the foot 'Batal' and the button that saves. */
export function EditForm<T>(props: Props<T>) {
  const { draft, etag, save, saveText, busyText = saving, onCancel, onReload, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const [newer, setNewer] = useState<string>();
  const { run, busy } = useAction(async (version: string | undefined) => {
    if (form.current && draft.isFine(form.current)) setNewer(await save(version));
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void run(etag);
  };
  return (
    <DialogForm ref={form} onSubmit={submit}>
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
