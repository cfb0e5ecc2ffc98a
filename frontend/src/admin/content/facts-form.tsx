import { HERO_FACT_FIELDS, PRODUCT_FACT_FIELDS } from '@etalase/backend/rules/content-fields';
import { useWatch, type Control } from 'react-hook-form';
import { useAdminListCategories } from '../../api/generated/catalog/catalog';
import {
  adminGetFactsContentDefaults,
  getAdminGetFactsContentQueryOptions,
  saveFactsContent,
} from '../../api/generated/content/content';
import {
  saveFactsContentBodyHeroMax,
  saveFactsContentBodyProductMax,
} from '../../api/generated/content/content.zod';
import type { AdminCategoryResponse } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import * as text from '../../text/admin-facts';
import { FormSwitch, FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowGroup } from '../forms/row-group';
import { Loaded } from '../ui/loaded';
import { FactCategories } from './fact-categories';
import { factsSchema, type FactsValues, valuesOf } from './facts-values';
import { PartForm } from './part-form';

const calls = {
  query: getAdminGetFactsContentQueryOptions(),
  save: saveFactsContent,
  defaults: () => adminGetFactsContentDefaults(),
};

export default function FactsForm() {
  const categories = useAdminListCategories(dataOnly());
  return (
    <Loaded query={categories}>
      {(all) => (
        <PartForm calls={calls} schema={factsSchema} valuesOf={valuesOf} draft="facts">
          {(control) => (
            <>
              <HeroFacts control={control} />
              <ProductFacts control={control} categories={all} />
            </>
          )}
        </PartForm>
      )}
    </Loaded>
  );
}

interface Props {
  readonly control: Control<FactsValues, unknown, unknown>;
}
interface ProductProps extends Props {
  readonly categories: readonly AdminCategoryResponse[];
}

function HeroFacts({ control }: Props) {
  return (
    <RowGroup
      control={control}
      name="hero"
      label={text.hero}
      texts={text.heroRows}
      titleField="figure"
      emptyRow={{ figure: '', label: '' }}
      max={saveFactsContentBodyHeroMax}
    >
      {(index) => (
        <>
          <FormText control={control} name={`hero.${index}.figure`} {...fieldOf(HERO_FACT_FIELDS.figure)} />
          <FormText control={control} name={`hero.${index}.label`} {...fieldOf(HERO_FACT_FIELDS.label)} />
        </>
      )}
    </RowGroup>
  );
}

function ProductFacts({ control, categories }: ProductProps) {
  return (
    <RowGroup
      control={control}
      name="product"
      label={text.product}
      texts={text.productRows}
      titleField="term"
      emptyRow={{ term: '', fact: '', isForAll: true, onlyShipped: false, categories: [] }}
      max={saveFactsContentBodyProductMax}
    >
      {(index) => (
        <>
          <FormText control={control} name={`product.${index}.term`} {...fieldOf(PRODUCT_FACT_FIELDS.term)} />
          <FormText control={control} name={`product.${index}.fact`} {...fieldOf(PRODUCT_FACT_FIELDS.fact)} />
          <FactScope control={control} categories={categories} index={index} />
        </>
      )}
    </RowGroup>
  );
}

/** The fields that decide which products show the fact: all products, or those of the chosen categories. */
function FactScope({ control, categories, index }: ProductProps & { readonly index: number }) {
  const isForAll = useWatch({ control, name: `product.${index}.isForAll` });
  return (
    <>
      <FormSwitch control={control} name={`product.${index}.isForAll`} label={text.isForAll} />
      {!isForAll && <FactCategories control={control} categories={categories} index={index} />}
      <FormSwitch
        control={control}
        name={`product.${index}.onlyShipped`}
        label={text.onlyShipped}
        hint={text.onlyShippedHint}
      />
    </>
  );
}
