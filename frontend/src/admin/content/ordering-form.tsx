import { Box } from '@chakra-ui/react';
import { CATEGORY_RULE_FIELDS, ORDERING_FIELDS } from '@etalase/backend/rules/content-fields';
import type { Control } from 'react-hook-form';
import {
  adminGetOrderingContentDefaults,
  getAdminGetOrderingContentQueryOptions,
  saveOrderingContent,
} from '../../api/generated/content/content';
import { saveOrderingContentBodyCategoryRulesMax } from '../../api/generated/content/content.zod';
import * as text from '../../text/admin-ordering';
import { ConfirmSamples } from '../forms/confirm-samples';
import { FormChoices } from '../forms/form-choices';
import { FormSwitch, FormText } from '../forms/form-fields';
import { fieldOf } from '../forms/form-texts';
import { RowGroup } from '../forms/row-group';
import { promisesId } from '../forms/sample-texts';
import { CategorySelect } from './category-select';
import { orderingSchema, type OrderingValues, valuesOf } from './ordering-values';
import { PartForm } from './part-form';

const calls = {
  query: getAdminGetOrderingContentQueryOptions(),
  save: saveOrderingContent,
  defaults: () => adminGetOrderingContentDefaults(),
};
const ways = text.paymentMethods.map((way) => ({ value: way, label: way }));

export default function OrderingForm() {
  return (
    <PartForm calls={calls} schema={orderingSchema} valuesOf={valuesOf} draft="ordering">
      {(control) => (
        <>
          <ConfirmSamples label={ORDERING_FIELDS.fileRules.label} names={['fileRules']} />
          <FormText
            optional
            id={promisesId('ordering', ['fileRules'])}
            rows={4}
            control={control}
            name="fileRules"
            {...fieldOf(ORDERING_FIELDS.fileRules)}
            hint={text.fileRulesHint}
          />
          <CategoryRules control={control} />
          <FormSwitch
            control={control}
            name="designs"
            label={ORDERING_FIELDS.designs.label}
            hint={text.designsHint}
          />
          <div id={promisesId('ordering', ['payment'])}>
            <ConfirmSamples label={ORDERING_FIELDS.payment.label} names={['payment']} marginBottom="3" />
            <FormChoices
              control={control}
              name="payment"
              label={ORDERING_FIELDS.payment.label}
              choices={ways}
            />
          </div>
          <FormText
            optional
            rows={2}
            control={control}
            name="otherPayment"
            label={text.otherPayment}
            hint={text.otherPaymentHint}
          />
          <FormSwitch
            control={control}
            name="pickup"
            label={ORDERING_FIELDS.pickup.label}
            hint={text.pickupHint}
          />
          <FormText
            optional
            rows={4}
            control={control}
            name="messageFormat"
            {...fieldOf(ORDERING_FIELDS.messageFormat)}
            hint={
              <>
                {text.messageFormatHint}
                <Box as="span" display="block" whiteSpace="pre-line">
                  {text.messageFormatExample}
                </Box>
              </>
            }
          />
        </>
      )}
    </PartForm>
  );
}

function CategoryRules({ control }: { readonly control: Control<OrderingValues, unknown, unknown> }) {
  return (
    <RowGroup
      control={control}
      name="categoryRules"
      label={ORDERING_FIELDS.categoryRules.label}
      texts={text.ruleRows}
      titleField="rule"
      emptyRow={{ category: '', rule: '' }}
      max={saveOrderingContentBodyCategoryRulesMax}
    >
      {(index) => (
        <>
          <CategorySelect
            control={control}
            name={`categoryRules.${index}.category`}
            label={CATEGORY_RULE_FIELDS.category.label}
            none={text.chooseCategory}
          />
          <FormText
            rows={3}
            control={control}
            name={`categoryRules.${index}.rule`}
            {...fieldOf(CATEGORY_RULE_FIELDS.rule)}
          />
        </>
      )}
    </RowGroup>
  );
}
