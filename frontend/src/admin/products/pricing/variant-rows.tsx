import { Box } from '@chakra-ui/react';
import { MAX_VARIANTS, PRICING_TEXTS } from '@etalase/backend/rules/pricing';
import type { KeyboardEvent } from 'react';
import { useFieldArray } from 'react-hook-form';
import * as common from '../../../text/admin-common';
import * as text from '../../../text/admin-pricing';
import { FieldGroup } from '../../forms/field-group';
import { FormText } from '../../forms/form-fields';
import { AddButton } from '../../ui/add-button';
import { Button } from '../../ui/button';
import type { ProductControl } from '../product-values';
import { emptyVariant, type PricingValues } from './pricing-values';
import { TierRows } from './tier-rows';

interface Props {
  readonly control: ProductControl;
  readonly pricing: PricingValues;
  readonly onPriceFor: (priceFor: 'unit' | 'quantity') => void;
}

function toFirstTier(event: KeyboardEvent<HTMLElement>) {
  if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.target.closest('fieldset')?.querySelector<HTMLElement>('[data-row] input')?.focus();
}

/** The quantities of each variant. A single variant needs no name. */
export function VariantRows({ control, pricing, onPriceFor }: Props) {
  const { fields, append, remove } = useFieldArray({ control, name: 'pricing.variants' });
  const isSingle = fields.length === 1;
  /** Prices of other variants decide what pasted prices are for. Sizes have prices of one unit only. */
  const onlyFor = (index: number): string | undefined => {
    if (pricing.measure !== 'count') return 'unit';
    const others = pricing.variants.filter((_, other) => other !== index);
    return others.some(({ tiers }) => tiers.some(({ price }) => price !== '')) ? pricing.priceFor : undefined;
  };
  // Most variants have the same quantities.
  const addVariant = () => {
    const tiers = pricing.variants.at(-1)?.tiers.map(({ from }) => ({ from, price: '' }));
    append({ ...emptyVariant, ...(tiers && { tiers }) });
  };
  return (
    <>
      {fields.map(({ id, name, note }, index) => (
        <FieldGroup
          key={id}
          level="h3"
          title={isSingle ? text.tiers : `${text.tiers}: ${text.variant(index + 1)}`}
        >
          <Box display="contents" role="presentation" onKeyDown={toFirstTier}>
            {(!isSingle || name !== '') && (
              <FormText
                control={control}
                name={`pricing.variants.${index}.name`}
                label={text.variantName(index + 1)}
                maxLength={PRICING_TEXTS.variant.maxLength}
                autoComplete="off"
              />
            )}
            {(!isSingle || note !== '') && (
              <FormText
                optional
                control={control}
                name={`pricing.variants.${index}.note`}
                label={text.variantNote(index + 1)}
                maxLength={PRICING_TEXTS.note.maxLength}
                autoComplete="off"
              />
            )}
          </Box>
          <TierRows
            control={control}
            variant={index}
            unit={pricing.unit}
            isPack={pricing.priceFor === 'quantity'}
            only={onlyFor(index)}
            onPriceFor={onPriceFor}
          />
          {!isSingle && (
            <Button variant="quiet" size="sm" alignSelf="flex-start" onClick={() => remove(index)}>
              {common.removeItem(text.removeVariant(index + 1))}
            </Button>
          )}
        </FieldGroup>
      ))}
      {fields.length < MAX_VARIANTS && (
        <FieldGroup level="h3" title={text.variants}>
          <Box fontSize="sm" color="ink.soft">
            {text.variantsHint}
          </Box>
          <AddButton onClick={addVariant}>{text.addVariant}</AddButton>
        </FieldGroup>
      )}
    </>
  );
}
