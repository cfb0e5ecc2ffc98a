import { Box, Text } from '@chakra-ui/react';
import { amountOf } from '@etalase/backend/rules/amounts';
import { MAX_TIERS } from '@etalase/backend/rules/pricing';
import { useFieldArray, useWatch } from 'react-hook-form';
import * as text from '../../../text/admin-pricing';
import { FormText } from '../../forms/form-fields';
import { AddButton } from '../../ui/add-button';
import type { ProductControl } from '../product-values';
import { AmountField } from './amount-field';
import { PastePrices } from './paste-prices';
import type { TierValues } from './pricing-values';
import { RowGrid, Rows } from './rows';
import { RemoveButton } from '../../ui/remove-button';

interface Props {
  readonly control: ProductControl;
  readonly variant: number;
  /** Whether a price is for all of its quantity. */
  readonly isPack: boolean;
  readonly unit: string;
  /** What pasted prices have to be for. */
  readonly only: string | undefined;
  readonly onPriceFor: (priceFor: 'unit' | 'quantity') => void;
}

function unitPrice(tier: TierValues | undefined, isPack: boolean): number | undefined {
  const [price, quantity] = [amountOf(tier?.price ?? ''), isPack ? amountOf(tier?.from ?? '') : 1];
  return price !== undefined && quantity ? price / quantity : undefined;
}

/** The quantities of a variant with their prices. Enter in a row adds the next one. */
export function TierRows({ control, variant, isPack, unit, only, onPriceFor }: Props) {
  const name = `pricing.variants.${variant}.tiers` as const;
  const { fields, insert, remove, replace } = useFieldArray({ control, name });
  const typed = useWatch({ control, name });
  const addAt = (index: number) => {
    if (fields.length >= MAX_TIERS) return;
    insert(index, { from: '', price: '' }, { focusName: `${name}.${index}.from` });
  };
  const isDearer = (index: number): boolean => {
    const [before, own] = [typed.slice(0, index).findLast(({ price }) => price !== ''), typed[index]].map(
      (tier) => unitPrice(tier, isPack),
    );
    return before !== undefined && own !== undefined && own > before;
  };
  return (
    <div>
      <Rows onEnter={(row) => addAt(row + 1)}>
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
                <RemoveButton name={text.removeTier(index + 1)} onClick={() => remove(index)} />
              )}
            </RowGrid>
            {isDearer(index) && (
              <Text role="status" fontSize="sm" marginTop="1">
                {isPack ? text.dearerEach : text.dearer}
              </Text>
            )}
          </div>
        ))}
        {variant > 0 && typed.some(({ price }) => price === '') && (
          <Text fontSize="sm" color="ink.soft" marginTop="2">
            {text.offeredRows}
          </Text>
        )}
        {fields.length < MAX_TIERS && (
          <AddButton variant="quiet" marginTop="3" onClick={() => addAt(fields.length)}>
            {text.addTier}
          </AddButton>
        )}
      </Rows>
      <Box marginTop="4">
        <PastePrices
          unit={unit}
          only={only}
          onRead={(tiers, priceFor) => {
            replace(tiers);
            onPriceFor(priceFor);
          }}
        />
      </Box>
    </div>
  );
}
