import { formatChatNumber } from '@etalase/backend/rules/formatted-chat-number';
import { chakra } from '@chakra-ui/react';
import * as text from '../../text/contact';
import type { ShownCompany } from '../company';
import { ShopMark } from '../layout/shop-mark';
import { ContactForm } from './contact-form';
import { Lines } from '../../ui/lines';

const fold = (at: string) =>
  `linear-gradient({colors.line.strong}, {colors.line.strong}) left ${at} / 14px 1px no-repeat`;

const Sheet = chakra('section', {
  base: {
    position: 'relative',
    display: 'flex',
    flexDirection: 'column',
    paddingInline: { base: '5', sm: '8', lg: '12' },
    paddingTop: { base: '7', lg: '10' },
    paddingBottom: { base: '5', lg: '6' },
    background: `${fold('33.3%')}, ${fold('66.6%')}, {colors.paper.raised}`,
    borderWidth: '1px',
    borderColor: 'line',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      top: '-1px',
      height: '6px',
      background:
        'linear-gradient(90deg, {colors.cyan} 25%, {colors.magenta} 25% 50%, {colors.yellow} 50% 75%, {colors.ink} 75%)',
    },
  },
});
const Header = chakra('p', {
  base: {
    display: 'flex',
    alignItems: 'center',
    gap: '2.5',
    paddingBottom: '5',
    borderBottomWidth: '1px',
    borderColor: 'ink',
    fontSize: 'lg',
    fontWeight: 'black',
    letterSpacing: 'snug',
  },
});
const Footer = chakra('p', {
  base: { marginTop: 'auto', paddingTop: '3', borderTopWidth: '1px', borderColor: 'line', textStyle: 'note' },
});
const Recipient = chakra('p', {
  base: {
    marginTop: '6',
    marginBottom: '2',
    fontSize: 'sm',
    color: 'ink.soft',
    '& b': { color: 'ink', fontWeight: 'semibold' },
    '& span': { display: 'inline-block' },
  },
});
const Title = chakra('h2', { base: { textStyle: 'section', marginBottom: '6' } });

export function Letterhead({ company }: { readonly company: ShownCompany }) {
  return (
    <Sheet className="no-print" aria-labelledby="tulis-pesan">
      <Header aria-hidden="true">
        <ShopMark size={26} />
        {company.name}
      </Header>
      <Recipient>
        {text.to} <b>{company.name}</b>, <span>{formatChatNumber(company.chatNumber)}</span>
      </Recipient>
      <Title id="tulis-pesan">{text.formTitle}</Title>
      <ContactForm company={company} />
      {company.address && (
        <Footer aria-hidden="true">
          <Lines>{company.address}</Lines>
        </Footer>
      )}
    </Sheet>
  );
}
