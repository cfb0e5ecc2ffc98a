import { hashKey } from '@tanstack/react-query';
import { type ReactNode, useMemo, useState } from 'react';
import type { FieldValues } from 'react-hook-form';
import { serverNow } from '../../api/server-clock';
import { clockWib } from '../../format/short-wib';
import type { DraftForm } from '../../text/admin-drafts';
import { SaveBar } from './save-bar';
import type { SaveOutcome } from './save-part';
import { toastSuccess } from '../ui/toast-store';
import { askToDiscard } from './unsaved';
import { useDraft } from './use-draft';
import { type EditFormState, resetTo } from './use-edit-form';
import { useSubmit } from './use-submit';

interface Props<Values extends FieldValues, Payload> {
  readonly form: EditFormState<Values, Payload>;
  /** Rejects after a failure, which it has reported. @param base the values before the edit. */
  readonly save: (payload: Payload, base: Values) => Promise<SaveOutcome<Values>>;
  readonly savedText: string;
  /** The name of the form's draft. Without it, no draft is kept. */
  readonly draft?: DraftForm;
  readonly children: ReactNode;
}

/** A form on a tab, not in a dialog. Its save bar appears with the first change. */
export function SavedForm<Values extends FieldValues, Payload>(props: Props<Values, Payload>) {
  const { form, save, savedText, draft, children } = props;
  const [savedAt, setSavedAt] = useState<string>();
  const { defaultValues } = form.formState;
  const version = useMemo(() => hashKey([defaultValues]), [defaultValues]);
  const draftBar = useDraft(form, draft && { form: draft, version });
  const { formProps, busy, notice, clear } = useSubmit({
    form,
    base: defaultValues as Values,
    onLoad: (newer) => form.reset(newer),
    save: async (payload, base) => {
      const sent = structuredClone(form.getValues());
      const outcome = await save(payload, base);
      if ('newer' in outcome) return { base: outcome.newer, values: outcome.newer };
      resetTo(form, outcome.saved, sent);
      toastSuccess(savedText);
      setSavedAt(clockWib(new Date(serverNow())));
      return undefined;
    },
  });
  const discard = async () => {
    if (!(await askToDiscard())) return;
    clear();
    form.reset();
  };
  return (
    <form {...formProps}>
      {draftBar}
      {children}
      <SaveBar dirty={form.formState.isDirty} busy={busy} savedAt={savedAt} onDiscard={() => void discard()}>
        {notice}
      </SaveBar>
    </form>
  );
}
