import { Card, Text } from '@chakra-ui/react';
import { useMutation, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { ApiResponse } from '../../api/http-client';
import { selectData } from '../../api/response';
import type { DraftForm } from '../../text/admin-drafts';
import * as text from '../../text/admin-content';
import { type SharedObject, useSavePart } from '../forms/save-part';
import { SavedForm } from '../forms/saved-form';
import { type EditFormState, useEditForm } from '../forms/use-edit-form';
import { Button } from '../ui/button';
import { ListSkeleton, Loaded } from '../ui/loaded';
import { toastSuccess } from '../ui/toast-store';
import { SampleTextsOf } from '../parts/sample-texts-of';

interface FormProps<Whole, Values extends FieldValues, Payload extends Partial<Whole>> {
  readonly calls: SharedObject<Whole> & { readonly defaults?: () => Promise<ApiResponse<Whole>> };
  readonly schema: z.ZodType<Payload, Values>;
  readonly valuesOf: (whole: Whole) => Values;
  /** The name of the form's draft, and of the content part in URLs. */
  readonly draft: DraftForm;
  readonly children: (
    control: EditFormState<Values, Payload>['control'],
    setValue: EditFormState<Values, Payload>['setValue'],
  ) => ReactNode;
}

export function PartForm<Whole, Values extends FieldValues, Payload extends Partial<Whole>>(
  props: FormProps<Whole, Values, Payload>,
) {
  const query = useQuery({ ...props.calls.query, select: selectData<Whole> });
  return (
    <Loaded query={query} skeleton={<ListSkeleton rows={3} />}>
      {(read) => <LoadedPartForm {...props} read={read} />}
    </Loaded>
  );
}

function LoadedPartForm<Whole, Values extends FieldValues, Payload extends Partial<Whole>>({
  calls,
  schema,
  valuesOf,
  draft,
  read,
  children,
}: FormProps<Whole, Values, Payload> & { readonly read: Whole }) {
  const form = useEditForm(schema, valuesOf(read));
  const save = useSavePart(calls, valuesOf, text.saveFailed);
  return (
    <Card.Root>
      <SavedForm form={form} save={save} savedText={text.saved} draft={draft}>
        <Card.Body>
          <SampleTextsOf part={draft}>{children(form.control, form.setValue)}</SampleTextsOf>
          {calls.defaults && <RestoreDefaults form={form} defaults={calls.defaults} valuesOf={valuesOf} />}
        </Card.Body>
      </SavedForm>
    </Card.Root>
  );
}

interface RestoreProps<Whole, Values extends FieldValues, Payload> {
  readonly form: EditFormState<Values, Payload>;
  readonly defaults: () => Promise<ApiResponse<Whole>>;
  readonly valuesOf: (whole: Whole) => Values;
}

function RestoreDefaults<Whole, Values extends FieldValues, Payload>({
  form,
  defaults,
  valuesOf,
}: RestoreProps<Whole, Values, Payload>) {
  const { mutate: restoreDefaults, isPending } = useMutation({
    mutationFn: defaults,
    meta: { failure: text.restoreFailed },
    onSuccess: ({ data }) => {
      // The saved values stay the form's default values, so that 'Buang' (discard) restores them.
      form.reset(valuesOf(data), { keepDefaultValues: true });
      toastSuccess(text.restored);
    },
  });
  return (
    <div>
      <Button variant="quiet" size="sm" busy={isPending} onClick={() => restoreDefaults()}>
        {text.restore}
      </Button>
      <Text fontSize="sm" color="ink.soft" marginTop="2">
        {text.restoreHint}
      </Text>
    </div>
  );
}
