import { Grid, Input } from '@chakra-ui/react';
import { PRICE_STEPS } from '@etalase/backend/rules/bulk-limits';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import * as text from '../../../text/admin-bulk';
import { Field } from '../../forms/field';
import { useCategoryChoices } from '../../forms/use-category-choices';
import { Select } from '../../ui/select';
import { priceChangeOf, type TypedPrice } from './bulk-actions';

interface PriceProps {
  readonly value: TypedPrice;
  readonly refusal: string | undefined;
  readonly onChange: (value: TypedPrice) => void;
}

const ROUNDINGS = [
  { value: '', label: text.noRounding },
  ...PRICE_STEPS.map((step) => ({ value: String(step), label: formatRupiah(step) })),
];

export function PriceFields({ value, refusal, onChange }: PriceProps) {
  const isWrong = value.typed.trim() !== '' && value.typed.trim() !== '-' && !priceChangeOf(value);
  return (
    <>
      <Field
        label={value.by === 'percent' ? text.percentField : text.amountField}
        hint={text.downHint}
        error={isWrong ? text.numberError : refusal}
      >
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            data-autofocus="always"
            value={value.typed}
            onChange={({ target }) => onChange({ ...value, typed: target.value })}
          />
        )}
      </Field>
      <Grid gridTemplateColumns="repeat(auto-fit, minmax(min(100%, 13rem), 1fr))" gap="3">
        <Field label={text.unit}>
          {(control) => (
            <Select
              {...control}
              value={value.by}
              onChange={({ target }) =>
                onChange({ ...value, by: target.value === 'amount' ? 'amount' : 'percent' })
              }
              choices={[
                { value: 'percent', label: text.percent },
                { value: 'amount', label: text.amount },
              ]}
            />
          )}
        </Field>
        <Field label={text.roundTo}>
          {(control) => (
            <Select
              {...control}
              value={value.roundTo}
              onChange={({ target }) => onChange({ ...value, roundTo: target.value })}
              choices={ROUNDINGS}
            />
          )}
        </Field>
      </Grid>
    </>
  );
}

interface CategoryProps {
  readonly value: string;
  readonly refusal: string | undefined;
  readonly onChange: (slug: string) => void;
}

export function CategoryChoice({ value, refusal, onChange }: CategoryProps) {
  const choices = useCategoryChoices();
  return (
    <Field label={text.category} error={refusal}>
      {(control) => (
        <Select
          {...control}
          value={value}
          onChange={({ target }) => onChange(target.value)}
          choices={[{ value: '', label: text.chooseCategory }, ...choices]}
        />
      )}
    </Field>
  );
}
