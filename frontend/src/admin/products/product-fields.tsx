import type { ReactNode } from 'react';
import type { AdminCategoryResponse } from '../../api/generated/models';
import {
  active,
  activeHint,
  category,
  chooseCategory,
  deletedCategory,
  description,
  inactiveCategory,
  markAsNew,
  name,
  noCategories,
  shopee,
  shopeeHint,
  whatsapp,
} from '../../text/admin-products';
import { ChatNumberField } from '../ui/chat-number-field';
import { Checkbox } from '../ui/checkbox';
import { SelectField, TextArea, TextField } from '../ui/controls';
import { Pair } from '../ui/section';
import { SwitchField } from '../ui/switch';
import type { Draft } from '../ui/use-draft';
import { PriceField } from './price-field';
import type { ProductValues } from './product-values';

interface Props {
  readonly draft: Draft<ProductValues>;
  readonly categories: readonly AdminCategoryResponse[];
  /** The photos, between what it is and how it is bought. */
  readonly children: ReactNode;
}

export function ProductFields({ draft: { value, change, mistakes }, categories, children }: Props) {
  return (
    <>
      <TextField
        first
        label={name}
        maxLength={200}
        autoComplete="off"
        value={value.name}
        error={mistakes['name']}
        onChange={(text) => change({ name: text })}
      />
      <TextArea
        label={description}
        rows={4}
        maxLength={10_000}
        value={value.description}
        error={mistakes['description']}
        onChange={(text) => change({ description: text })}
      />
      <Pair>
        <PriceField
          value={value.price}
          error={mistakes['price']}
          onChange={(text) => change({ price: text })}
        />
        <SelectField
          label={category}
          hint={categories.length === 0 ? noCategories : undefined}
          value={value.category}
          error={mistakes['category']}
          choices={categoryChoices(value.category, categories)}
          onChange={(slug) => change({ category: slug })}
        />
      </Pair>
      {children}
      <Checkbox label={markAsNew} checked={value.isNew} onChange={(isNew) => change({ isNew })} />
      <Pair>
        <ChatNumberField
          optional
          label={whatsapp}
          value={value.whatsappNumber}
          error={mistakes['whatsappNumber']}
          onChange={(text) => change({ whatsappNumber: text })}
        />
        <TextField
          optional
          label={shopee}
          hint={shopeeHint}
          type="url"
          inputMode="url"
          autoComplete="off"
          maxLength={2048}
          value={value.shopeeLink}
          error={mistakes['shopeeLink']}
          onChange={(text) => change({ shopeeLink: text })}
        />
      </Pair>
      <SwitchField
        label={active}
        hint={activeHint}
        checked={value.isActive}
        onChange={(isActive) => change({ isActive })}
      />
    </>
  );
}

/** Slugs to choose from; a product whose category was deleted may keep its slug. */
function categoryChoices(current: string, categories: readonly AdminCategoryResponse[]) {
  const choices = categories.map(({ slug, name: label, isActive }) => ({
    value: slug,
    label: isActive ? label : inactiveCategory(label),
  }));
  const known = current === '' || choices.some(({ value }) => value === current);
  return [
    { value: '', label: chooseCategory },
    ...choices,
    ...(known ? [] : [{ value: current, label: deletedCategory(current) }]),
  ];
}
