import { chakra } from '@chakra-ui/react';
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

/**
 * The name with the button that removes the row, and below them the price and what it is for, side by side if there is
 * room.
 */
const ExtraGrid = chakra(RowGrid, {
  base: {
    gridTemplateColumns: { base: 'minmax(0, 1fr) auto', md: 'minmax(0, 1fr) minmax(0, 2fr) auto' },
    rowGap: '3',
    '& > :first-child': { gridArea: { md: '1 / 1 / 2 / 3' } },
    '& > :nth-child(2)': { gridArea: { base: '2 / 1 / 3 / 3', md: '2 / 1' } },
    '& > :nth-child(3)': { gridArea: { base: '3 / 1 / 4 / 3', md: '2 / 2 / 3 / 4' } },
    '& > button': { gridArea: { base: '1 / 2', md: '1 / 3' } },
  },
});

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
          <ExtraGrid key={id} data-row={index}>
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
            <FormSelect
              control={control}
              name={`pricing.extras.${index}.per`}
              label={text.extraPer(index + 1)}
              choices={text.extraBases}
            />
            <RemoveButton name={text.removeExtra(index + 1)} onClick={() => remove(index)} />
          </ExtraGrid>
        ))}
      </Rows>
      {fields.length < MAX_EXTRAS && (
        <AddButton onClick={() => addAt(fields.length)}>{text.addExtra}</AddButton>
      )}
    </FieldGroup>
  );
}
