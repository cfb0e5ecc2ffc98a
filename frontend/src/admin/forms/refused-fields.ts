import { type FieldPath, type FieldValues, get } from 'react-hook-form';
import type { RefusedFields } from '../session/failure';
import type { EditFormState, NameOf } from './use-edit-form';

/** A `NameOf` for fields of the request that have another name in the form. The other fields keep their names. */
export const renamed =
  (names: Readonly<Record<string, string>>): NameOf<unknown> =>
  (path) =>
    path.replace(/^\w+/u, (field) => names[field] ?? field);

/** Shows the server's messages about refused fields at these fields. @returns whether the form has such a field. */
export function showRefusedFields<Values extends FieldValues, Payload>(
  form: EditFormState<Values, Payload>,
  fields: RefusedFields,
): boolean {
  const values = form.getValues();
  const shown = Object.entries(fields).filter(([path, message]) => {
    const name = existingName(values, form.nameOf(path, values));
    if (name) form.setError(name as FieldPath<Values>, { message });
    return name !== undefined;
  });
  return shown.length > 0;
}

/**
 * Returns the name of the innermost value on a path. A form may lack the outer object of the request, and may hold a
 * list of texts as one text or as rows with a text.
 */
function existingName(values: FieldValues, path: string): string | undefined {
  const keys = path.split('.');
  while (keys.length > 0 && get(values, keys[0] ?? '') === undefined) keys.shift();
  while (keys.length > 0 && get(values, keys.join('.')) === undefined) keys.pop();
  if (keys.length === 0) return undefined;
  const value: unknown = get(values, keys.join('.'));
  const isRow = /^\d+$/u.test(keys.at(-1) ?? '') && typeof value === 'object' && value !== null;
  const [first] = isRow ? Object.entries(value) : [];
  return (first && typeof first[1] === 'string' ? [...keys, first[0]] : keys).join('.');
}
