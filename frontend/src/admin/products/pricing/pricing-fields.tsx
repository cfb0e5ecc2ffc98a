import { Box, Flex, Text } from '@chakra-ui/react';
import { lowestPrice, type Pricing, PRICING_TEXTS } from '@etalase/backend/rules/pricing';
import { groupDigits } from '@etalase/backend/rules/rupiah';
import { isSameUnit, measureOf, savedUnit } from '@etalase/backend/rules/units';
import { useEffect, useRef, useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import * as text from '../../../text/admin-pricing';
import { useFieldLabel } from '../../forms/field-labels';
import { FormSelect, FormSwitch, FormText } from '../../forms/form-fields';
import { Button } from '../../ui/button';
import { Pair } from '../../ui/section';
import { pricingChange } from '../pricing-changes';
import type { ProductControl } from '../product-values';
import { ExtraRows } from './extra-rows';
import { BesidePreview } from './price-preview';
import { type PricingValues, readable } from './pricing-values';
import { TEMPLATES } from './templates';
import { MeasureQuestion } from './measure-question';
import { VariantRows } from './variant-rows';

/** Goods that are sold by their area. */
const SHEETS = /spanduk|banner|baliho|mmt|backdrop|stiker|one ?way/iu;

type TemplateName = keyof typeof TEMPLATES;

const listOf = (typed: PricingValues): Pricing | null => (typed.isListed ? readable(typed) : null);
const differenceOf = (theirs: PricingValues, mine: PricingValues): string =>
  pricingChange(listOf(theirs), listOf(mine));

interface Props {
  readonly control: ProductControl;
  readonly categoryName: string;
  readonly onChange: (changes: Partial<PricingValues>) => void;
}

/** The price list of a product. It fills the price of the product with its lowest price. */
export default function PricingFields({ control, categoryName, onChange }: Props) {
  useFieldLabel(control, 'pricing', text.title, differenceOf);
  const [typed, productName] = useWatch({ control, name: ['pricing', 'name'] });
  const pricing = readable(typed);
  const lowest = lowestPrice(pricing);
  const isBlank = pricing.variants.length === 0;
  const price = useController({ control, name: 'price' }).field;
  const { onChange: setPrice } = price;
  // A price that was typed before the list stays until the list has one, and while the price is told by chat.
  const isOther = typed.onRequest || isBlank ? price.value === '' : price.value !== groupDigits(lowest);
  useEffect(() => {
    if (isOther) setPrice(groupDigits(lowest));
  }, [isOther, lowest, setPrice]);
  const { onChange: setUnit } = useController({ control, name: 'pricing.unit' }).field;
  const { onChange: setMeasure } = useController({ control, name: 'pricing.measure' }).field;
  const { onChange: setPriceFor } = useController({ control, name: 'pricing.priceFor' }).field;
  const onMeasure = (measure: string) => {
    setMeasure(measure);
    if (measure !== 'count') setPriceFor('unit');
  };
  const before = useRef({ unit: typed.unit, measure: typed.measure });
  /** Measures a new unit as its word says, unless the owner chose another measure. */
  const onUnit = () => {
    const unit = savedUnit(typed.unit);
    if (unit !== typed.unit) setUnit(unit);
    const old = measureOf(before.current.unit) ?? 'count';
    const isChosen = !['', old].includes(before.current.measure) && old !== 'ask';
    if (isChosen || isSameUnit(unit, before.current.unit)) return;
    const due = measureOf(unit) ?? 'count';
    const measure = due === 'ask' ? '' : due;
    before.current = { unit, measure };
    onMeasure(measure);
  };
  // The rows of a template are new rows, which appear with a new key.
  const [filled, setFilled] = useState(0);

  const byChat = (
    <FormSwitch control={control} name="pricing.onRequest" label={text.onRequest} hint={text.onRequestHint} />
  );
  if (typed.onRequest)
    return (
      <>
        {byChat}
        <Text>{text.priceByChat}</Text>
        <LeadTime control={control} />
      </>
    );
  const beforePreview = (
    <>
      {isBlank && (
        <div role="group" aria-label={text.templates}>
          <Text fontSize="sm">{text.templates}</Text>
          <Flex gap="2" flexWrap="wrap" marginTop="2">
            {(Object.keys(TEMPLATES) as TemplateName[]).map((name) => (
              <Button
                key={name}
                variant="outline"
                size="sm"
                onClick={() => {
                  onChange(TEMPLATES[name]);
                  setFilled(filled + 1);
                }}
              >
                {text.templateNames[name]}
              </Button>
            ))}
          </Flex>
        </div>
      )}
      <Pair>
        {/* Enter saves the form without leaving the field. */}
        <Box
          role="presentation"
          onFocus={() => (before.current = { unit: typed.unit, measure: typed.measure })}
          onBlur={onUnit}
          onKeyDown={({ key }) => key === 'Enter' && onUnit()}
        >
          <FormText
            control={control}
            name="pricing.unit"
            label={text.unit}
            hint={text.unitHint}
            maxLength={PRICING_TEXTS.unit.maxLength}
            autoComplete="off"
            autoCapitalize="none"
          />
        </Box>
        {typed.measure === '' ? (
          <MeasureQuestion
            control={control}
            isArea={SHEETS.test(`${productName} ${categoryName}`)}
            onAnswer={(measure) => {
              if (measure === 'area') setUnit('m²');
              onMeasure(measure);
            }}
          />
        ) : (
          <FormSelect
            control={control}
            name="pricing.measure"
            label={text.measure}
            choices={text.measures}
            onChosen={onMeasure}
          />
        )}
      </Pair>
      {typed.measure === 'count' && (
        <FormSelect
          control={control}
          name="pricing.priceFor"
          label={text.priceFor}
          choices={text.pricesFor(typed.unit)}
        />
      )}
      <VariantRows control={control} pricing={typed} onPriceFor={setPriceFor} />
    </>
  );
  const afterPreview = (
    <>
      <ExtraRows control={control} />
      <LeadTime control={control} />
      {byChat}
    </>
  );
  return <BesidePreview key={filled} pricing={pricing} before={beforePreview} after={afterPreview} />;
}

const LeadTime = ({ control }: { readonly control: ProductControl }) => (
  <FormText
    optional
    control={control}
    name="pricing.leadTime"
    label={text.leadTime}
    hint={text.leadTimeHint}
    maxLength={PRICING_TEXTS.leadTime.maxLength}
  />
);
