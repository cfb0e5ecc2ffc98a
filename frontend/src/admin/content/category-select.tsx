import { type Control, type FieldPathByValue, type FieldValues, useWatch } from 'react-hook-form';
import { deletedCategory } from '../../text/admin-facts';
import { FormSelect } from '../forms/form-fields';
import { useCategoryChoices } from '../forms/use-category-choices';

interface Props<Values extends FieldValues> {
  readonly control: Control<Values, unknown, unknown>;
  readonly name: FieldPathByValue<Values, string>;
  readonly label: string;
  /** The choice of no category. */
  readonly none: string;
  readonly hint?: string;
}

/** A deleted category is listed while it is chosen. */
export function CategorySelect<Values extends FieldValues>({ none, ...field }: Props<Values>) {
  const known = [{ value: '', label: none }, ...useCategoryChoices()];
  const chosen: string = useWatch({ control: field.control, name: field.name });
  const isKnown = known.some(({ value }) => value === chosen);
  const deleted = isKnown ? [] : [{ value: chosen, label: deletedCategory(chosen) }];
  return <FormSelect {...field} choices={[...known, ...deleted]} />;
}
