import { Box, chakra, Text } from '@chakra-ui/react';
import type { Pricing } from '@etalase/backend/rules/pricing';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { priceAt, quantitiesOf } from '../../../format/price-table';
import * as text from '../../../text/admin-pricing';
import * as product from '../../../text/product';

const Table = chakra('table', {
  base: {
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingBlock: '1', paddingRight: '4', textAlign: 'left', whiteSpace: 'nowrap' },
    '& thead th': { borderBottomWidth: '1px', borderColor: 'line' },
  },
});

export function PricePreview({ pricing }: { readonly pricing: Pricing }) {
  const { variants, unit, priceFor } = pricing;
  if (variants.length === 0) return undefined;
  const cell = (price: number | undefined): string =>
    price === undefined ? product.notSold : formatRupiah(price);
  return (
    <Box marginTop="4">
      <Text fontSize="sm" fontWeight="bold">
        {text.preview}
      </Text>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={text.preview}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{text.quantity}</th>
              {variants.map(({ name }, index) => (
                <th key={index} scope="col">
                  {name ?? product.price}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quantitiesOf(variants).map((at) => (
              <tr key={at}>
                <th scope="row">
                  {groupDigits(at)} {unit}
                </th>
                {variants.map((variant, index) => (
                  <td key={index}>{cell(priceAt(variant, at, priceFor))}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
