import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/home';
import { ChatButton } from '../../ui/chat-button';
import { Notice } from '../../ui/notice';
import { useCompanyChat } from '../company';
import { useServiceItems } from '../layout/menu-items';

const INKS = new Map<string, { readonly bg: string; readonly color: string }>([
  [paths.design, { bg: 'cyan', color: 'ink' }],
  [paths.branding, { bg: 'yellow', color: 'ink' }],
  [paths.printing, { bg: 'magenta', color: 'white' }],
  [paths.digitalMarketing, { bg: 'ink', color: 'paper' }],
]);

const Plates = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: { base: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
    gap: { base: '3', lg: '5' },
    marginBottom: { base: '3', lg: '5' },
    '& a': {
      display: 'flex',
      alignItems: 'flex-end',
      height: 'full',
      aspectRatio: { base: '1', md: '4 / 5' },
      padding: { base: '3', lg: '5' },
      fontSize: { base: 'lg', lg: '2xl' },
      fontWeight: 'black',
      lineHeight: 'tight',
      letterSpacing: 'snug',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '5px' },
    },
  },
});
const Plate = chakra(Link);

export function EmptyShop() {
  const services = useServiceItems();
  const chat = useCompanyChat(text.chatGreeting);
  return (
    <>
      <Plates>
        {services.map(({ label, to }) => {
          // The shipping page has no ink color and is left out.
          const ink = INKS.get(to);
          return (
            ink && (
              <li key={to}>
                <Plate to={to} {...ink}>
                  {label}
                </Plate>
              </li>
            )
          );
        })}
      </Plates>
      <Notice title={text.emptyShop}>
        <p>{text.emptyShopHint}</p>
        <ChatButton href={chat}>{text.askByChat}</ChatButton>
      </Notice>
    </>
  );
}
