import { Stack } from '@chakra-ui/react';
import { MAX_EXTRAS, PRICING_TEXTS } from '@etalase/backend/rules/pricing';
import { useFieldArray } from 'react-hook-form';
import * as text from '../../../text/admin-pricing';
import { FieldGroup } from '../../forms/field-group';
import { FormSelect, FormText } from '../../forms/form-fields';
import { AddButton } from '../../ui/add-button';
import type { ProductControl } from '../product-values';
import { AmountField } from './amount-field';
import { RowGrid, Rows } from './rows';
import { RemoveButton } from '../../ui/remove-button';

/** Finishing with its prices. Enter in a row adds the next one. */
export function ExtraRows({ control }: { readonly control: ProductControl }) {
  const { fields, insert, remove } = useFieldArray({ control, name: 'pricing.extras' });
  const addAt = (index: number) => {
    if (fields.length >= MAX_EXTRAS) return;
    insert(index, { name: '', price: '', per: 'unit' }, { focusName: `pricing.extras.${index}.name` });
  };
  return (
    <FieldGroup level="h3" title={text.extras}>
      <Rows onEnter={(row) => addAt(row + 1)}>
        {fields.map(({ id }, index) => (
          <Stack key={id} data-row={index} gap="3">
            <RowGrid>
              <FormText
                control={control}
                name={`pricing.extras.${index}.name`}
                label={text.extraName(index + 1)}
                maxLength={PRICING_TEXTS.extra.maxLength}
                autoComplete="off"
              />
              <AmountField
                control={control}
                name={`pricing.extras.${index}.price`}
                label={text.extraPrice(index + 1)}
              />
              <RemoveButton name={text.removeExtra(index + 1)} onClick={() => remove(index)} />
            </RowGrid>
            <FormSelect
              control={control}
              name={`pricing.extras.${index}.per`}
              label={text.extraPer(index + 1)}
              choices={text.extraBases}
            />
          </Stack>
        ))}
      </Rows>
      {fields.length < MAX_EXTRAS && (
        <AddButton onClick={() => addAt(fields.length)}>{text.addExtra}</AddButton>
      )}
    </FieldGroup>
  );
}
