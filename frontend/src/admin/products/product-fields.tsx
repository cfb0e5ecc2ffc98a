import { PRODUCT_TEXTS } from '@etalase/backend/texts/catalog';
import { type ReactNode, Suspense } from 'react';
import { useController, useWatch } from 'react-hook-form';
import { CreateProductBody } from '../../api/generated/catalog/catalog.zod';
import type { AdminCategoryResponse } from '../../api/generated/models';
import * as pricingText from '../../text/admin-pricing';
import * as text from '../../text/admin-products';
import { FormChatNumber } from '../parts/chat-number-field';
import { FormCheckbox, FormSelect, FormSwitch, FormText } from '../forms/form-fields';
import { maxLengthOf } from '../forms/form-schema';
import { fieldOf } from '../forms/form-texts';
import { chunk } from '../ui/chunk';
import { ListSkeleton } from '../ui/loaded';
import { Pair } from '../ui/section';
import { NewCategory } from './new-category';
import { AmountField } from './pricing/amount-field';
import type { PricingValues } from './pricing/pricing-values';
import { PublishField } from './publish-field';
import type { ProductControl } from './product-values';

const PricingFields = chunk(() => import('./pricing/pricing-fields'));

const contract = CreateProductBody.shape;

interface Props {
  readonly control: ProductControl;
  readonly categories: readonly AdminCategoryResponse[];
  /** Called with the slug of the chosen and of the previous category. */
  readonly onCategory: (slug: string, before: string) => void;
  readonly onPricing: (changes: Partial<PricingValues>) => void;
  readonly children: ReactNode;
}

export function ProductFields({ control, categories, onCategory, onPricing, children }: Props) {
  const { onChange: setCategory } = useController({ control, name: 'category' }).field;
  const [category, isActive, isListed] = useWatch({
    control,
    name: ['category', 'isActive', 'pricing.isListed'],
  });
  return (
    <>
      <FormText first control={control} name="name" {...fieldOf(PRODUCT_TEXTS.name)} autoComplete="off" />
      <FormText control={control} name="description" {...fieldOf(PRODUCT_TEXTS.description)} rows={4} />
      <Pair>
        {!isListed && <AmountField control={control} name="price" label={text.price} hint={text.priceHint} />}
        <FormSelect
          control={control}
          name="category"
          label={text.category}
          hint={categories.length === 0 ? text.noCategories : undefined}
          choices={categoryChoices(category, categories)}
          onChosen={onCategory}
        />
      </Pair>
      <FormSwitch
        control={control}
        name="pricing.isListed"
        label={pricingText.useList}
        hint={pricingText.useListHint}
      />
      {isListed && (
        <Suspense fallback={<ListSkeleton rows={3} />}>
          <PricingFields
            control={control}
            categoryName={categories.find(({ slug }) => slug === category)?.name ?? ''}
            onChange={onPricing}
          />
        </Suspense>
      )}
      {categories.length === 0 && (
        <NewCategory
          onCreated={(slug) => {
            setCategory(slug);
            onCategory(slug, category);
          }}
        />
      )}
      {children}
      <FormCheckbox control={control} name="isNew" label={text.markAsNew} />
      <Pair>
        <FormChatNumber
          optional
          control={control}
          name="whatsappNumber"
          label={text.whatsapp}
          maxLength={maxLengthOf(contract.whatsappNumber)}
        />
        <FormText
          optional
          control={control}
          name="shopeeLink"
          {...fieldOf(PRODUCT_TEXTS.shopeeLink)}
          hint={text.shopeeHint}
          type="url"
          inputMode="url"
          autoComplete="off"
        />
      </Pair>
      <FormSwitch control={control} name="isActive" label={text.active} hint={text.activeHint} />
      {!isActive && <PublishField control={control} />}
    </>
  );
}

/** Returns the selectable categories. A product whose category was deleted may keep the slug of this category. */
function categoryChoices(current: string, categories: readonly AdminCategoryResponse[]) {
  const choices = categories.map(({ slug, name: label, isActive }) => ({
    value: slug,
    label: isActive ? label : text.inactiveCategory(label),
  }));
  const known = current === '' || choices.some(({ value }) => value === current);
  return [
    { value: '', label: text.chooseCategory },
    ...choices,
    ...(known ? [] : [{ value: current, label: text.deletedCategory(current) }]),
  ];
}
