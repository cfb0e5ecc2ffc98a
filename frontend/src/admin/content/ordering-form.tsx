import { Box } from '@chakra-ui/react';
import { ORDERING_FIELDS } from '@etalase/backend/rules/content-fields';
import { z } from 'zod';
import {
  adminGetOrderingContentDefaults,
  getAdminGetOrderingContentQueryOptions,
  saveOrderingContent,
} from '../../api/generated/content/content';
import { SaveOrderingContentBody } from '../../api/generated/content/content.zod';
import type { Ordering } from '../../api/generated/models';
import * as text from '../../text/admin-ordering';
import { FormText } from '../forms/form-fields';
import { formSchema } from '../forms/form-schema';
import { fieldOf, formTexts } from '../forms/form-texts';
import { PartForm } from './part-form';

const { shape, valuesOf } = formTexts(ORDERING_FIELDS);
const schema = formSchema(z.object(shape), SaveOrderingContentBody.required());
const calls = {
  query: getAdminGetOrderingContentQueryOptions(),
  save: saveOrderingContent,
  defaults: () => adminGetOrderingContentDefaults(),
};

export default function OrderingForm() {
  return (
    <PartForm calls={calls} schema={schema} valuesOf={(saved: Ordering) => valuesOf(saved)} draft="ordering">
      {(control) => (
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
      )}
    </PartForm>
  );
}
