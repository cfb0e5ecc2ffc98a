import { Box } from '@chakra-ui/react';
import { useController } from 'react-hook-form';
import { describeWibInput } from '../../format/describe-wib-input';
import * as text from '../../text/admin-products';
import { FormText } from '../forms/form-fields';
import { Button } from '../ui/button';
import type { ProductControl } from './product-values';

export function PublishField({ control }: { readonly control: ProductControl }) {
  const { value, onChange } = useController({ control, name: 'publish' }).field;
  return (
    <Box maxWidth={{ md: '20rem' }}>
      <FormText
        optional
        control={control}
        name="publish"
        label={text.publishAt}
        hint={(typed) => describeWibInput(typed) ?? text.publishAtHint}
        type="datetime-local"
      />
      {value !== '' && (
        <Button variant="quiet" size="sm" marginTop="2.5" onClick={() => onChange('')}>
          {text.removePublishAt}
        </Button>
      )}
    </Box>
  );
}
