import type { ComponentProps, ReactNode } from 'react';
import type { FieldArrayPath, FieldValues } from 'react-hook-form';
import { FieldGroup } from './field-group';
import { RowList } from './row-list';

type Props<Values extends FieldValues, Name extends FieldArrayPath<Values>> = ComponentProps<
  typeof RowList<Values, Name>
> & { readonly below?: ReactNode };

export const RowGroup = <Values extends FieldValues, Name extends FieldArrayPath<Values>>({
  below,
  ...list
}: Props<Values, Name>) => (
  <FieldGroup title={list.label} promises={[list.name]}>
    <RowList {...list} />
    {below}
  </FieldGroup>
);
