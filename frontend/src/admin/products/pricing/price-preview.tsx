import { chakra, Text } from '@chakra-ui/react';
import { priceText } from '@etalase/backend/rules/price-label';
import { lowestPrice, priceLabel, type Pricing } from '@etalase/backend/rules/pricing';
import type { ReactNode } from 'react';
import type { PricingSchema } from '../../../api/generated/models';
import * as text from '../../../text/admin-pricing';
import { PriceList } from '../../../ui/price-list';

// Browsers without `:has` keep the narrow dialog, in which nothing fits beside the fields.
const WIDE = '@media (min-width: 62rem)';
const HAS = '@supports selector(:has(a))';

/** Fields with a part beside them where there is room, and between them elsewhere. */
const Columns = chakra('div', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: '6',
    '& > div': { display: 'flex', flexDirection: 'column', gap: '6' },
    [WIDE]: {
      [HAS]: {
        gridTemplateColumns: 'minmax(0, 43rem) minmax(20rem, 1fr)',
        gridTemplateRows: 'auto 1fr',
        columnGap: '8',
        '& > div': { gridColumn: 1 },
        '& > section': {
          gridColumn: 2,
          gridRow: '1 / span 2',
          position: 'sticky',
          top: 0,
          alignSelf: 'start',
          maxHeight: 'calc(100dvh - 16rem)',
          overflowY: 'auto',
        },
      },
    },
  },
});
const Frame = chakra('section', {
  base: { padding: '4', borderWidth: '1px', borderColor: 'line', bg: 'paper' },
});

interface Props {
  readonly pricing: Pricing;
  readonly before: ReactNode;
  readonly after: ReactNode;
}

export function BesidePreview({ pricing, before, after }: Props) {
  const { variants, extras } = pricing;
  const label = priceText(lowestPrice(pricing), priceLabel(pricing));
  return (
    <Columns data-beside="">
      <div>{before}</div>
      {/* A long list scrolls, so the keyboard reaches it. */}
      <Frame aria-label={text.preview} tabIndex={0}>
        <Text fontSize="sm" fontWeight="bold">
          {text.preview}
        </Text>
        {variants.length + extras.length > 0 && <PriceList pricing={pricing as PricingSchema} />}
        <Text role="status" fontSize="sm" marginTop="3">
          {variants.length === 0 ? text.listIncomplete : text.priceFromList(label)}
        </Text>
      </Frame>
      <div>{after}</div>
    </Columns>
  );
}
