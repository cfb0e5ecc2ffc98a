import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import * as text from '../../text/contact';
import { ChatButton } from '../../ui/chat-button';
import { ButtonLink } from '../../ui/button';
import { PageWidth } from '../../ui/page-width';
import { useCompanyChat } from '../company';
import { HoursLine } from '../layout/hours-line';

const Section = chakra('section', {
  base: { '@media print': { display: 'none' } },
  variants: {
    look: {
      plate: {
        position: 'relative',
        isolation: 'isolate',
        marginTop: { base: '12', md: '24' },
        paddingBlock: { base: '10 20', md: '20' },
        bg: 'paper.sunk',
        borderTopWidth: '12px',
        borderColor: 'currentColor',
        // Dots in the section's ink color: below the text on a phone, beside the text on a desktop.
        _before: {
          content: '""',
          position: 'absolute',
          insetInline: 0,
          bottom: 0,
          height: { base: '3.5rem', lg: 'full' },
          zIndex: -1,
          opacity: 0.6,
          background: 'radial-gradient(currentColor 24%, transparent 28%) 0 0 / 12px 12px',
          maskImage: { base: 'linear-gradient(#0000, #000)', lg: 'linear-gradient(100deg, #0000 70%, #000)' },
        },
      },
      letter: { paddingBlock: { base: '14', md: '24' } },
      ticket: { paddingBlock: { base: '12', md: '20' } },
    },
  },
});
const BARS =
  'currentColor 0 3px, #0000 3px 5px, currentColor 5px 6px, #0000 6px 10px, currentColor 10px 14px, #0000 14px 16px';
const Sheet = chakra('div', {
  base: {
    display: 'grid',
    gap: '6',
    color: 'ink',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: '12',
    },
  },
  variants: {
    look: {
      plate: {},
      letter: {
        paddingTop: { base: '6', md: '10' },
        borderTopWidth: '3px',
        borderColor: 'ink',
        '& h2': { textStyle: 'hero', maxWidth: '9em', marginBottom: '5' },
      },
      ticket: {
        position: 'relative',
        padding: { base: 'min(1.5rem, 6vw)', md: '12' },
        paddingInlineEnd: { base: 'min(4rem, 16vw)', md: '10rem' },
        bg: 'paper.raised',
        borderWidth: '2px',
        borderStyle: 'dashed',
        borderColor: 'ink',
        _after: {
          content: '""',
          position: 'absolute',
          top: { base: '4', md: '6' },
          bottom: { base: '4', md: '6' },
          insetInlineEnd: { base: 'min(1rem, 4vw)', md: '8' },
          width: { base: 'min(1.5rem, 6vw)', md: '4.5rem' },
          background: `repeating-linear-gradient(${BARS})`,
        },
      },
    },
  },
});
const Heading = chakra('h2', { base: { textStyle: 'section', maxWidth: '11em', marginBottom: '3' } });
const Lead = chakra('p', { base: { maxWidth: '30em', color: 'ink.soft' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: { base: '1 1 auto', sm: 'none' } } },
});
const Hours = chakra('div', {
  base: { textStyle: 'note', gridColumn: '1 / -1', _empty: { display: 'none' } },
});

interface Props {
  readonly title: string;
  readonly message: (company: string) => string;
  /** The chat number; the company's number by default. */
  readonly number?: string | null;
  readonly children: ReactNode;
  readonly look: 'plate' | 'letter' | 'ticket';
  readonly ink?: string;
}

export function ContactPrompt({ title, message, number, children, look, ink }: Props) {
  const chat = useCompanyChat(message, number);
  return (
    <Section look={look} color={ink}>
      <PageWidth>
        <Sheet look={look}>
          <div>
            <Heading>{title}</Heading>
            <Lead>{children}</Lead>
          </div>
          <Actions>
            <ChatButton href={chat} size="lg">
              {text.promptChat}
            </ChatButton>
            <ButtonLink to={paths.contact} variant="outline" size="lg">
              {text.promptForm}
            </ButtonLink>
          </Actions>
          <Hours>
            <HoursLine />
          </Hours>
        </Sheet>
      </PageWidth>
    </Section>
  );
}
