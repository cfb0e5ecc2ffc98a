import type { ComponentProps, ReactNode } from 'react';
import type { FieldArrayPath, FieldValues } from 'react-hook-form';
import type { PromiseGroup } from './confirm-samples';
import { FieldGroup } from './field-group';
import { RowList } from './row-list';

type Props<Values extends FieldValues, Name extends FieldArrayPath<Values>> = Omit<
  ComponentProps<typeof RowList<Values, Name>>,
  'label'
> & {
  readonly promises: PromiseGroup;
  readonly below?: ReactNode;
};

export const RowGroup = <Values extends FieldValues, Name extends FieldArrayPath<Values>>({
  promises,
  below,
  ...list
}: Props<Values, Name>) => (
  <FieldGroup title={promises.label} promises={promises}>
    <RowList {...list} label={promises.label} />
    {below}
  </FieldGroup>
);
