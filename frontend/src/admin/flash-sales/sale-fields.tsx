import type { ReactNode } from 'react';
import type { Control } from 'react-hook-form';
import { describeWibInput } from '../../format/describe-wib-input';
import * as text from '../../text/admin-sale-form';
import { FormText } from '../forms/form-fields';
import { Pair } from '../ui/section';
import { MAX_PERCENTAGE_LENGTH, type SaleTerms } from './sale-values';

interface Props<Values extends SaleTerms> {
  readonly control: Control<Values, unknown, unknown>;
  readonly preview?: ReactNode;
  readonly quickEnds?: ReactNode;
}

export function SaleFields<Values extends SaleTerms>({ preview, quickEnds, ...props }: Props<Values>) {
  // react-hook-form's type of a form with more fields is not assignable.
  const control = props.control as unknown as Control<SaleTerms, unknown, unknown>;
  const percentage = (
    <FormText
      control={control}
      name="percentage"
      label={text.percentage}
      hint={text.percentageHint}
      inputMode="numeric"
      autoComplete="off"
      maxLength={MAX_PERCENTAGE_LENGTH}
    />
  );
  return (
    <>
      {preview ? (
        <Pair>
          {percentage}
          {preview}
        </Pair>
      ) : (
        percentage
      )}
      <Pair>
        <FormText
          optional
          control={control}
          name="start"
          label={text.start}
          hint={(typed) => describeWibInput(typed) ?? text.startHint}
          deps="end"
          type="datetime-local"
        />
        <div>
          <FormText
            control={control}
            name="end"
            label={text.end}
            hint={describeWibInput}
            type="datetime-local"
          />
          {quickEnds}
        </div>
      </Pair>
    </>
  );
}
