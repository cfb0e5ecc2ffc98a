import { chakra } from '@chakra-ui/react';
import { LOW_SCREEN } from '../../theme/low-screen';
import * as text from '../../text/product';
import { ExternalButton } from '../../ui/button';
import { NewTab } from '../../ui/new-tab';
import { OrderButton } from './order-button';
import { WishlistButton } from './wishlist-button';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    marginTop: '5',
    // On a phone this button is hidden, because OrderBar shows it at the bottom edge.
    '& > [data-order]': {
      display: { base: 'none', md: 'inline-flex' },
      flex: '1 0 100%',
      [LOW_SCREEN]: { display: 'none' },
    },
    // If the text is enlarged, the wishlist button wraps below this button.
    '& > [data-wide]': { flex: '1 1 8rem' },
    '@media print': { display: 'none' },
  },
});
const Hint = chakra('p', { base: { flex: '1 0 100%', color: 'ink.soft' } });

interface Props {
  readonly chat: string | undefined;
  readonly marketplace: string | undefined;
  /** Whether another chat button is the green one. */
  readonly isOutlined: boolean;
  readonly hasWishlist: boolean;
}

export function BuyActions({ chat, marketplace, isOutlined, hasWishlist }: Props) {
  return (
    <Row>
      {!chat && !marketplace && <Hint>{text.askUsHint}</Hint>}
      <OrderButton chat={chat} marketplace={marketplace} size="lg" isOutlined={isOutlined} />
      {chat && marketplace && (
        <>
          <ExternalButton href={marketplace} variant="outline" size="lg" data-wide data-marketplace>
            {text.marketplace}
            <NewTab />
          </ExternalButton>
          {hasWishlist && <WishlistButton />}
        </>
      )}
    </Row>
  );
}
