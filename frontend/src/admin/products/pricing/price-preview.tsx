import { Box, chakra, Text } from '@chakra-ui/react';
import type { Pricing } from '@etalase/backend/rules/pricing';
import { formatRupiah, groupDigits } from '@etalase/backend/rules/rupiah';
import { preview, quantity, tierPrice } from '../../../text/admin-pricing';

const Table = chakra('table', {
  base: {
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    '& th, & td': { paddingBlock: '1', paddingRight: '4', textAlign: 'left', whiteSpace: 'nowrap' },
    '& thead th': { borderBottomWidth: '1px', borderColor: 'line' },
  },
});

/** The table of prices as a visitor reads it. */
export function PricePreview({ pricing }: { readonly pricing: Pricing }) {
  const { variants, unit, priceFor } = pricing;
  if (variants.length === 0) return undefined;
  const quantities = [...new Set(variants.flatMap(({ tiers }) => tiers.map(({ from }) => from)))].sort(
    (a, b) => a - b,
  );
  const priceAt = (tiers: Pricing['variants'][number]['tiers'], at: number): string => {
    const tier = tiers.filter(({ from }) => (priceFor === 'quantity' ? from === at : from <= at)).at(-1);
    return tier ? formatRupiah(tier.price) : '–';
  };
  return (
    <Box marginTop="4">
      <Text fontSize="sm" fontWeight="bold">
        {preview}
      </Text>
      <Box overflowX="auto" tabIndex={0} role="region" aria-label={preview}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{quantity}</th>
              {variants.map(({ name }, index) => (
                <th key={index} scope="col">
                  {name ?? tierPrice(index + 1).replace(/ \d+$/u, '')}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {quantities.map((at) => (
              <tr key={at}>
                <th scope="row">
                  {groupDigits(at)} {unit}
                </th>
                {variants.map(({ tiers }, index) => (
                  <td key={index}>{priceAt(tiers, at)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      </Box>
    </Box>
  );
}
