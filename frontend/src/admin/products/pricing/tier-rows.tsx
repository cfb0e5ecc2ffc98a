import { chakra, Text } from '@chakra-ui/react';
import { MAX_TIERS } from '@etalase/backend/rules/pricing';
import { Plus, X } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { useFieldArray, useWatch } from 'react-hook-form';
import { parseRupiah } from '../../../format/parse-rupiah';
import * as common from '../../../text/admin-common';
import * as text from '../../../text/admin-pricing';
import { FormText } from '../../forms/form-fields';
import { Button, IconButton } from '../../ui/button';
import type { ProductControl } from '../product-values';
import { AmountField } from './amount-field';

export const RowGrid = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) auto',
    columnGap: '2',
    alignItems: 'start',
    marginTop: '3',
    '& > button': { marginTop: '1.75rem' },
  },
});

interface Props {
  readonly control: ProductControl;
  readonly variant: number;
}

/** The quantities of a variant with their prices. Enter in a row adds the next one. */
export function TierRows({ control, variant }: Props) {
  const name = `pricing.variants.${variant}.tiers` as const;
  const { fields, insert, remove } = useFieldArray({ control, name });
  const typed = useWatch({ control, name });
  const addAt = (index: number) => {
    if (fields.length >= MAX_TIERS) return;
    insert(index, { from: '', price: '' }, { focusName: `${name}.${index}.from` });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const row = event.target instanceof HTMLInputElement && event.target.closest('[data-row]');
    if (event.key !== 'Enter' || !row) return;
    event.preventDefault();
    addAt(Number(row.getAttribute('data-row')) + 1);
  };
  const isDearer = (index: number): boolean => {
    const [before, own] = [typed[index - 1], typed[index]].map((tier) => parseRupiah(tier?.price ?? ''));
    return before !== undefined && own !== undefined && own > before;
  };
  return (
    <div role="presentation" onKeyDown={onKeyDown}>
      {fields.map(({ id }, index) => (
        <div key={id} data-row={index}>
          <RowGrid>
            <FormText
              control={control}
              name={`${name}.${index}.from`}
              label={text.from(index + 1)}
              inputMode="numeric"
              autoComplete="off"
            />
            <AmountField
              control={control}
              name={`${name}.${index}.price`}
              label={text.tierPrice(index + 1)}
            />
            {fields.length > 1 && (
              <IconButton
                variant="plain"
                color="magenta.deep"
                aria-label={common.removeItem(text.removeTier(index + 1))}
                onClick={() => remove(index)}
              >
                <X size={18} aria-hidden />
              </IconButton>
            )}
          </RowGrid>
          {isDearer(index) && (
            <Text role="status" fontSize="sm" marginTop="1">
              {text.dearer}
            </Text>
          )}
        </div>
      ))}
      {fields.length < MAX_TIERS && (
        <Button variant="quiet" size="sm" marginTop="3" onClick={() => addAt(fields.length)}>
          <Plus size={18} aria-hidden />
          {text.addTier}
        </Button>
      )}
    </div>
  );
}
