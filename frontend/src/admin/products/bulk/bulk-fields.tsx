import { Grid, Input } from '@chakra-ui/react';
import { formatRupiah } from '@etalase/backend/rules/rupiah';
import { useAdminListCategories } from '../../../api/generated/catalog/catalog';
import { dataOnly } from '../../../api/response';
import * as text from '../../../text/admin-bulk';
import { Field } from '../../forms/field';
import { Select } from '../../ui/select';
import { priceChangeOf, STEPS, type TypedPrice } from './bulk-actions';

interface PriceProps {
  readonly value: TypedPrice;
  readonly onChange: (value: TypedPrice) => void;
}

const ROUNDINGS = [
  { value: '', label: text.noRounding },
  ...STEPS.map((step) => ({ value: String(step), label: formatRupiah(step) })),
];

export function PriceFields({ value, onChange }: PriceProps) {
  const isWrong = value.typed.trim() !== '' && value.typed.trim() !== '-' && !priceChangeOf(value);
  return (
    <>
      <Field
        label={value.by === 'percent' ? text.percentField : text.amountField}
        hint={text.downHint}
        error={isWrong ? text.numberError : undefined}
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
      <Grid gridTemplateColumns="1fr 1fr" gap="3">
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
  readonly onChange: (slug: string) => void;
}

export function CategoryChoice({ value, onChange }: CategoryProps) {
  const categories = useAdminListCategories(dataOnly());
  const choices = (categories.data ?? []).map(({ slug, name }) => ({ value: slug, label: name }));
  return (
    <Field label={text.category}>
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
