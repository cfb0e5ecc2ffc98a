import { Alert, Flex } from '@chakra-ui/react';
import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import type { FieldErrors, FieldValues } from 'react-hook-form';
import { keepMine, loadLatest, staleChoice, staleNotice } from '../../text/admin-common';
import { Button } from '../ui/button';
import { useAction } from '../ui/use-action';
import type { EditFormState } from './use-edit-form';

interface Options<Values extends FieldValues, Payload, Base> {
  readonly form: EditFormState<Values, Payload>;
  /** The values or the ETag that the edit is based on. */
  readonly base: Base;
  /** Reports its own failure. @returns the newer base if somebody else saved meanwhile; then nothing was saved. */
  readonly save: (payload: Payload, base: Base) => Promise<Base | undefined>;
  /** Loads what somebody else saved into the form. */
  readonly onLoad?: (newer: Base) => void;
  /** Called with the form's errors, which are also shown at the fields. */
  readonly onInvalid?: (errors: FieldErrors<Values>) => void;
}

/** Submits a form, once at a time. An error focuses its field; a conflict shows a notice with two choices. */
export function useSubmit<Values extends FieldValues, Payload, Base>(
  options: Options<Values, Payload, Base>,
) {
  const { form, base, save, onLoad, onInvalid } = options;
  const [conflict, setConflict] = useState<{ readonly newer: Base }>();
  const { run, busy } = useAction((on: Base) =>
    form.handleSubmit(async (payload) => {
      const newer = await save(payload, on);
      setConflict(newer === undefined ? undefined : { newer });
    }, onInvalid)(),
  );
  const clear = () => setConflict(undefined);
  const notice: ReactNode = conflict && (
    <StaleNotice
      busy={busy}
      onLoad={() => {
        clear();
        onLoad?.(conflict.newer);
      }}
      onKeep={() => void run(conflict.newer)}
    />
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void run(base);
  };
  const ref = useFocusFirstError(form.formState.submitCount);
  return { formProps: { ref, onSubmit, noValidate: true }, run, busy, notice, clear };
}

/** Focuses the first invalid field after each submit, when collapsed parts with errors have expanded. */
function useFocusFirstError(submitCount: number) {
  const ref = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => {
    if (submitCount === 0) return;
    const field = ref.current?.querySelector<HTMLElement>('[aria-invalid=true]');
    field?.focus({ preventScroll: true });
    // To the middle: bars and notifications cover the edges.
    field?.scrollIntoView({ block: 'center' });
  }, [submitCount]);
  return ref;
}

interface NoticeProps {
  readonly busy: boolean;
  readonly onLoad: () => void;
  readonly onKeep: () => void;
}

/** Shown when another session saved meanwhile: offers to load its version or to save over it. */
function StaleNotice({ busy, onLoad, onKeep }: NoticeProps) {
  return (
    <Alert.Root role="alert">
      <Alert.Content>
        <Alert.Title>{staleNotice}</Alert.Title>
        <Alert.Description>{staleChoice}</Alert.Description>
      </Alert.Content>
      <Flex flexWrap="wrap" gap="2" marginTop="3">
        <Button variant="outline" size="sm" onClick={onLoad}>
          {loadLatest}
        </Button>
        <Button variant="quiet" size="sm" busy={busy} onClick={onKeep}>
          {keepMine}
        </Button>
      </Flex>
    </Alert.Root>
  );
}
