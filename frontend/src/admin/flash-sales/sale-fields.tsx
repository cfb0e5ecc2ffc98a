import type { ReactNode } from 'react';
import { type Control, useController, useWatch } from 'react-hook-form';
import { serverNow } from '../../api/server-clock';
import { describeWibInput } from '../../format/describe-wib-input';
import { fromWibInput, toWibInput } from '../../format/wib-input';
import * as text from '../../text/admin-sale-form';
import { FormText } from '../forms/form-fields';
import { Pair } from '../ui/section';
import { QuickEnds } from './quick-ends';
import { MAX_PERCENTAGE_LENGTH, type SaleTerms } from './sale-values';

interface Props<Values extends SaleTerms> {
  readonly control: Control<Values, unknown, unknown>;
  readonly preview?: ReactNode;
}

export function SaleFields<Values extends SaleTerms>({ preview, ...props }: Props<Values>) {
  // react-hook-form's type of a form with more fields is not assignable.
  const control = props.control as unknown as Control<SaleTerms, unknown, unknown>;
  const start = useWatch({ control, name: 'start' });
  const { onChange: setEnd } = useController({ control, name: 'end' }).field;
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
          <QuickEnds onPick={(hours) => setEnd(endAfter(hours, start))} />
        </div>
      </Pair>
    </>
  );
}

/** Returns the end of a sale that lasts the given number of hours. A sale without a start begins now. */
function endAfter(hours: number, start: string): string {
  const startTime = new Date(fromWibInput(start) ?? serverNow());
  return toWibInput(new Date(startTime.getTime() + hours * 3_600_000));
}
