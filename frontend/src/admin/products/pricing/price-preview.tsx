import { Box, Text } from '@chakra-ui/react';
import type { Pricing } from '@etalase/backend/rules/pricing';
import type { PricingSchema } from '../../../api/generated/models';
import * as text from '../../../text/admin-pricing';
import { PriceList } from '../../../ui/price-list';

/** The price list as a visitor reads it. */
export function PricePreview({ pricing }: { readonly pricing: Pricing }) {
  const { variants, extras } = pricing;
  if (variants.length + extras.length === 0) return undefined;
  return (
    <Box marginTop="4" padding="4" borderWidth="1px" borderColor="line" bg="paper">
      <Text fontSize="sm" fontWeight="bold">
        {text.preview}
      </Text>
      <PriceList pricing={pricing as PricingSchema} />
    </Box>
  );
}
