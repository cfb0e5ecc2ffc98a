import { chakra } from '@chakra-ui/react';
import { paths } from '../../paths';
import { LOW_SCREEN } from '../../theme/low-screen';
import * as text from '../../text/product';
import { ButtonLink, ExternalButton } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import { NewTab } from '../../ui/new-tab';
import { WishlistButton } from './wishlist-button';

const Row = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '2.5',
    marginTop: '7',
    // On a phone this chat button is hidden, because ChatBar shows a chat button at the bottom edge.
    '& > [data-chat]': {
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
}

export function BuyActions({ chat, marketplace }: Props) {
  return (
    <Row>
      {chat && (
        <ExternalButton href={chat} variant="chat" size="lg" data-chat>
          <ChatIcon /> {text.orderByChat}
          <NewTab />
        </ExternalButton>
      )}
      {marketplace && (
        <ExternalButton href={marketplace} variant="outline" size="lg" data-wide data-marketplace>
          {text.marketplace}
          <NewTab />
        </ExternalButton>
      )}
      {!chat && !marketplace && (
        <>
          <Hint>{text.askUsHint}</Hint>
          <ButtonLink to={paths.contact} size="lg" data-wide>
            {text.askUs}
          </ButtonLink>
        </>
      )}
      {(marketplace || !chat) && <WishlistButton />}
    </Row>
  );
}
