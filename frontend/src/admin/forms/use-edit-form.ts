import { zodResolver } from '@hookform/resolvers/zod';
import { type RefObject, useEffect, useRef } from 'react';
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type PathValue,
  type Resolver,
  set,
  useForm,
  type UseFormReturn,
} from 'react-hook-form';
import type { z } from 'zod';
import { UNREADABLE } from './form-schema';
import { sameContent } from './save-part';
import { useUnsaved } from './unsaved';

/** Returns the name of the form's value for the path of a field in the request. */
export type NameOf<Values> = (path: string, values: Values) => string;

export interface EditFormState<Values extends FieldValues, Payload> extends UseFormReturn<
  Values,
  unknown,
  Payload
> {
  readonly element: RefObject<HTMLFormElement | null>;
  readonly nameOf: NameOf<Values>;
}

/**
 * Creates a form with its schema. While nothing is edited, the form follows `saved`. During an edit,
 * `formState.defaultValues` stays the version on which the edit is based.
 */
export function useEditForm<Values extends FieldValues, Payload>(
  schema: z.ZodType<Payload, Values>,
  saved: Values,
  nameOf: NameOf<Values> = (path) => path,
): EditFormState<Values, Payload> {
  const element = useRef<HTMLFormElement>(null);
  const validate: Resolver<Values, unknown, Payload> = zodResolver(schema);
  const form = useForm<Values, unknown, Payload>({
    resolver: (values, ...options) => validate(withUnreadable(values, element.current), ...options),
    defaultValues: saved as DefaultValues<Values>,
    // react-hook-form would focus the first error in the order of registration. `useSubmit` uses the order on the
    // screen.
    shouldFocusError: false,
  });
  const {
    reset,
    formState: { isDirty, defaultValues },
  } = form;
  const followed = useRef(saved);
  useEffect(() => {
    // `saved` is compared with the version that the form followed last, not with the form's values. After a save, the
    // form has the new values at once, but `saved` has them only at the query's next render.
    if (isDirty || sameContent(followed.current, saved)) return;
    followed.current = saved;
    if (!sameContent(defaultValues, saved)) reset(saved);
  }, [isDirty, defaultValues, saved, reset]);
  useUnsaved(form.control, isDirty);
  return { ...form, element, nameOf };
}

/**
 * Browsers give scripts an empty value for an incomplete input, as for an untouched field. So `UNREADABLE` replaces the
 * empty value, and the field's rule in the schema refuses `UNREADABLE`.
 */
function withUnreadable<Values extends FieldValues>(values: Values, form: HTMLFormElement | null): Values {
  const unreadable = [...(form?.elements ?? [])].filter(
    (field) => field instanceof HTMLInputElement && field.validity.badInput,
  ) as HTMLInputElement[];
  if (unreadable.length === 0) return values;
  const marked = structuredClone(values);
  for (const { name } of unreadable) set(marked, name, UNREADABLE);
  return marked;
}

/** Resets the form to the saved values. Values that were typed after the request stay as unsaved changes. */
export function resetTo<Values extends FieldValues, Payload>(
  form: EditFormState<Values, Payload>,
  saved: Values,
  sent: Values,
): void {
  const typed = Object.entries<unknown>(form.getValues()).filter(
    ([name, value]) => !sameContent(value, sent[name]),
  );
  if (typed.length === 0) {
    form.reset(saved);
    return;
  }
  // Fields are reset one by one: a reset of the whole form unregisters its fields until the next render.
  for (const [name, defaultValue] of Object.entries<unknown>(saved))
    form.resetField(name as Path<Values>, { defaultValue: defaultValue as PathValue<Values, Path<Values>> });
  for (const [name, value] of typed)
    form.setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldDirty: true });
}
