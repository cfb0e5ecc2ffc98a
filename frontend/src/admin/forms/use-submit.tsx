import { Alert, Flex } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, type RefObject, useLayoutEffect, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import * as text from '../../text/admin-saving';
import { Button } from '../ui/button';
import { type Difference, differences } from './field-labels';
import { refusedFields } from '../session/failure';
import { areReady } from './pending';
import { PressNotice, RefusalNotice } from './press-notice';
import { showRefusedFields } from './refused-fields';
import { unfold } from '../ui/unfold';
import { useAction } from '../ui/use-action';
import type { EditFormState } from './use-edit-form';

/** The version that somebody else saved meanwhile. */
export interface Newer<Values, Base> {
  readonly base: Base;
  readonly values: Values;
}

interface Options<Values extends FieldValues, Payload, Base> {
  readonly form: EditFormState<Values, Payload>;
  /** The values or the ETag on which the edit is based. */
  readonly base: Base;
  /**
   * Saves the payload. Rejects after a failure, which it has reported.
   * @returns the newer version if somebody else saved a newer one. In that case nothing was saved.
   */
  readonly save: (payload: Payload, base: Base) => Promise<Newer<Values, Base> | undefined>;
  readonly onLoad?: (newer: Base) => void;
  /** The title of the notice about a failure; 'Belum tersimpan' without it. */
  readonly failed?: string;
  /** Called with the form's errors, which are also shown at the fields. */
  readonly onInvalid?: (errors: FieldErrors<Values>) => void;
}

/**
 * Submits a form after all pending values are ready. A submit during another submit is ignored. The first field with an
 * error gets the focus, also if the server found the error. Any other failure shows a notice, and so does a newer version
 * of somebody else, with two choices.
 */
export function useSubmit<Values extends FieldValues, Payload, Base>(
  options: Options<Values, Payload, Base>,
) {
  const { form, base, save, onLoad, failed, onInvalid } = options;
  const [conflict, setConflict] = useState<Newer<Values, Base>>();
  const [refusal, setRefusal] = useState<unknown>();
  const [unready, setUnready] = useState(0);
  const { run, busy } = useAction(async (basedOn: Base) => {
    const allReady = areReady(form.control);
    // `allReady` is undefined when no value is pending. In that case nothing is awaited, so that errors appear at once.
    // If a value did not become ready, the field of this value shows the error.
    if (allReady && !(await allReady)) {
      setUnready((count) => count + 1);
      return;
    }
    // The element is gone if the form was discarded during the wait.
    if (!form.element.current) return;
    setRefusal(undefined);
    await form.handleSubmit(async (payload) => {
      try {
        setConflict(await save(payload, basedOn));
      } catch (error) {
        if (!showRefusedFields(form, refusedFields(error))) setRefusal(error);
      }
    }, onInvalid)();
  });
  const clear = () => {
    setConflict(undefined);
    setRefusal(undefined);
  };
  const notice: ReactNode = refusal ? (
    <RefusalNotice error={refusal} title={failed} />
  ) : (
    conflict && (
      <StaleNotice
        cause={conflict}
        busy={busy}
        fields={differences(form.control, form.getValues(), conflict.values)}
        onLoad={() => {
          clear();
          onLoad?.(conflict.base);
        }}
        onKeep={() => void run(conflict.base)}
      />
    )
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(base);
  };
  useFocusFirstError(form.element, form.formState.submitCount + unready);
  return { formProps: { ref: form.element, onSubmit, noValidate: true }, run, busy, notice, clear };
}

/** Focuses the first invalid field after each press, once collapsed parts with errors have expanded. */
export function useFocusFirstError(form: RefObject<HTMLElement | null>, presses: number): void {
  useLayoutEffect(() => {
    if (presses === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    if (!field) return;
    unfold(field);
    field.focus({ preventScroll: true });
    // Scrolls to the middle, because bars and notifications cover the edges.
    field.scrollIntoView({ block: 'center' });
  }, [form, presses]);
}

interface NoticeProps {
  readonly cause: unknown;
  readonly busy: boolean;
  readonly fields: readonly Difference[];
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** A notice that somebody else has saved a newer version. It offers to load that version or to overwrite it. */
function StaleNotice({ cause, busy, fields, onLoad, onKeep }: NoticeProps) {
  return (
    <PressNotice title={text.staleNotice} cause={cause}>
      {fields.length > 0 && (
        <Alert.Description>{text.staleFields(fields.map(({ label }) => label))}</Alert.Description>
      )}
      {fields.map(({ label, texts, description }) => {
        const words = texts ? text.staleTexts(label, texts[1], texts[0]) : description;
        return (
          words && (
            <Alert.Description key={label} overflowWrap="anywhere">
              {words}
            </Alert.Description>
          )
        );
      })}
      <Alert.Description>{text.staleChoice}</Alert.Description>
      <Flex
        flexWrap="wrap"
        gap="2"
        position="sticky"
        bottom="-4"
        marginBottom="-4"
        paddingBlock="3"
        bg="paper.sunk"
      >
        <Button variant="outline" size="sm" onClick={onLoad}>
          {text.loadLatest}
        </Button>
        <Button variant="quiet" size="sm" busy={busy} onClick={onKeep}>
          {text.keepMine}
        </Button>
      </Flex>
    </PressNotice>
  );
}
