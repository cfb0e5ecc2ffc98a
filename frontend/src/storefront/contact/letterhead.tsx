import { chakra } from '@chakra-ui/react';
import type { Company } from '../../api/generated/models';
import { formatChatNumber } from '../../format/chat';
import * as text from '../../text/contact';
import { LogoMark } from '../../ui/logo';
import { ContactForm } from './contact-form';

/** The ticks in the margin are where such a sheet is folded for its envelope. */
const fold = (at: string) =>
  `linear-gradient({colors.line.strong}, {colors.line.strong}) left ${at} / 14px 1px no-repeat`;

const Sheet = chakra('section', {
  base: {
    position: 'relative',
    paddingInline: { base: '5', sm: '8', lg: '12' },
    paddingTop: { base: '6', lg: '10' },
    paddingBottom: { base: '8', lg: '12' },
    background: `${fold('33.3%')}, ${fold('66.6%')}, {colors.paper.raised}`,
    borderWidth: '1px',
    borderColor: 'line',
    _after: {
      content: '""',
      position: 'absolute',
      insetInline: '-1px',
      bottom: '-1px',
      height: '6px',
      background:
        'linear-gradient(90deg, {colors.cyan} 25%, {colors.magenta} 25% 50%, {colors.yellow} 50% 75%, {colors.ink} 75%)',
    },
  },
});
const Head = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    gap: '4',
    paddingBottom: '5',
    borderBottomWidth: '1px',
    borderColor: 'ink',
    fontSize: 'xs',
    lineHeight: 'snug',
    '& > p:first-of-type': {
      display: 'flex',
      alignItems: 'center',
      gap: '2.5',
      fontSize: 'lg',
      fontWeight: 'black',
      letterSpacing: 'snug',
    },
    '& > p:last-of-type': { maxWidth: '30ch', color: 'ink.soft', sm: { textAlign: 'right' } },
  },
});
const Address = chakra('p', {
  base: {
    marginBlock: '6 2',
    fontSize: 'sm',
    color: 'ink.soft',
    '& b': { color: 'ink', fontWeight: 'semibold' },
  },
});
const Title = chakra('h2', { base: { textStyle: 'section', marginBottom: '6' } });

/** The message form, set on the shop's own letter paper. */
export function Letterhead({ company }: { readonly company: Company }) {
  return (
    <Sheet aria-labelledby="tulis-pesan">
      <Head aria-hidden="true">
        <p>
          <LogoMark size={26} />
          {company.name}
        </p>
        <p>{company.address}</p>
      </Head>
      <Address>
        {text.to} <b>{company.name}</b>, {formatChatNumber(company.chatNumber)}
      </Address>
      <Title id="tulis-pesan">{text.formTitle}</Title>
      <ContactForm company={company} />
    </Sheet>
  );
}
