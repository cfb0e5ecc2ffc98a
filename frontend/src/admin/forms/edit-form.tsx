import { chakra, Dialog } from '@chakra-ui/react';
import { type ReactNode, useRef } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import * as common from '../../text/admin-common';
import * as text from '../../text/admin-saving';
import { Button } from '../ui/button';
import { type DraftPlace, type HeldFiles, useDraft } from './use-draft';
import type { EditFormState } from './use-edit-form';
import { type Newer, useSubmit } from './use-submit';
import { DialogFooter } from '../ui/dialog';

interface Props<Values extends FieldValues, Payload> {
  readonly form: EditFormState<Values, Payload>;
  /** The version that is edited; undefined for a new item. */
  readonly etag: string | undefined;
  /** @returns the newer version if somebody else saved a newer one. In that case nothing was saved. */
  readonly save: (
    payload: Payload,
    etag: string | undefined,
    addsMore: boolean,
  ) => Promise<Newer<Values, string | undefined> | undefined>;
  readonly onReload?: () => void;
  /** The form and the version to which the draft belongs. Without this prop, no draft is kept. */
  readonly draft?: DraftPlace;
  readonly held?: HeldFiles<Values>;
  readonly onInvalid?: (errors: FieldErrors<Values>) => void;
  readonly saveText: string;
  readonly busyText?: string;
  readonly offersMore?: boolean;
  readonly children: ReactNode;
}

export function EditForm<Values extends FieldValues, Payload>(props: Props<Values, Payload>) {
  const {
    form,
    etag: base,
    save,
    onReload: onLoad,
    draft,
    held,
    onInvalid,
    saveText,
    busyText = common.saving,
    offersMore = false,
    children,
  } = props;
  const draftBar = useDraft(form, draft, held);
  const addsMore = useRef(false);
  const { formProps, busy, notice } = useSubmit({
    form,
    base,
    save: (payload, etag) => save(payload, etag, addsMore.current),
    onLoad,
    onInvalid,
  });
  return (
    <chakra.form display="flex" flexDirection="column" flex="1 1 auto" minHeight="0" {...formProps}>
      <Dialog.Body>
        {draftBar}
        {children}
      </Dialog.Body>
      <DialogFooter>
        {notice}
        <Dialog.ActionTrigger asChild>
          <Button variant="quiet">{common.cancel}</Button>
        </Dialog.ActionTrigger>
        <Button
          type="submit"
          busy={busy}
          busyText={busyText}
          onClick={() => {
            addsMore.current = false;
          }}
        >
          {saveText}
        </Button>
        {offersMore && (
          <Button
            type="submit"
            variant="quiet"
            minWidth={{ base: 'full', md: 0 }}
            busy={busy}
            onClick={() => {
              addsMore.current = true;
            }}
          >
            {text.saveAndAdd}
          </Button>
        )}
      </DialogFooter>
    </chakra.form>
  );
}
