import { chakra } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import * as text from '../../text/listing';
import { ChatButton } from '../../ui/chat-button';
import { ButtonAnchor } from '../../ui/button';
import { RegistrationCross } from '../../ui/print-marks';
import { PriceListLink } from '../layout/price-list-link';
import type { Ink } from './inks';

/** On a desktop the text stays in the page's column. The colored area extends to the right edge of the window. */
const Hero = chakra('section', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: {
      gridTemplateColumns: 'minmax(1.5rem, 1fr) minmax(0, 36rem) minmax(0, 36rem) minmax(0, 1fr)',
    },
  },
  variants: { low: { true: { lg: { minHeight: '22rem' } }, false: { lg: { minHeight: '34rem' } } } },
});
const TextColumn = chakra('div', {
  base: {
    paddingInline: { base: '4', md: '6' },
    paddingTop: { base: '8', md: '12' },
    paddingBottom: { base: '10', md: '12' },
    lg: { gridColumn: 2, paddingInline: '0', paddingInlineEnd: '12' },
    // The title is so narrow that two words take two lines, at any width of the window and in any font.
    '& h1': { textStyle: 'hero', maxWidth: '6.5em' },
    '& > p': {
      marginTop: '5',
      maxWidth: '18.75em',
      fontSize: { base: 'lg', md: 'xl' },
      color: 'ink.soft',
      lineHeight: '1.45',
    },
    '& > a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      textDecoration: 'underline',
      textUnderlineOffset: '5px',
    },
    '@media print': { '& > a': { display: 'none' } },
  },
  variants: { low: { true: { paddingTop: '0' }, false: { lg: { paddingTop: '8rem' } } } },
});
const Actions = chakra('div', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    gap: '3',
    marginTop: { base: '6', md: '8' },
    '& > *': { flex: { base: '1 1 auto', sm: 'none' } },
  },
});
const PlateArea = chakra('div', {
  base: {
    position: 'relative',
    isolation: 'isolate',
    overflow: 'hidden',
    mixBlendMode: 'multiply',
    '@media print': { display: 'none' },
    lg: { gridColumn: '3 / -1' },
    // A halftone from paper to full ink, made as in ui/halftone.ts. `--from` is the direction of the gradient, and
    // `--solid` is the position of full ink.
    _before: {
      content: '""',
      position: 'absolute',
      inset: 0,
      zIndex: -1,
      '--from': '180deg',
      '--solid': '30%',
      background:
        'radial-gradient(closest-side, #000, #707070) 0 0 / 12px 12px, linear-gradient(var(--from), #888, #000 var(--solid))',
      backgroundBlendMode: 'screen',
      filter: 'contrast(16)',
      mixBlendMode: 'screen',
      lg: { '--from': '90deg', '--solid': '42%' },
    },
    '& > svg': { position: 'absolute', inset: 0, width: 'full', height: 'full' },
  },
  variants: {
    low: {
      true: { minHeight: { base: '11rem', sm: '14rem' } },
      false: { minHeight: { base: '17rem', sm: '22rem' } },
    },
  },
});
const MarginNote = chakra('p', {
  base: {
    position: 'absolute',
    insetInlineEnd: '5',
    bottom: '4',
    display: { base: 'none', sm: 'flex' },
    alignItems: 'center',
    gap: '2',
    fontSize: 'xs',
    fontWeight: 'semibold',
    '& svg': { position: 'static' },
  },
});

interface Props {
  readonly plate: Ink;
  readonly title: string;
  readonly lead: string | null;
  readonly chat: string | undefined;
  /** The anchor of the list, as `#id`; undefined for an empty list. */
  readonly list: string | undefined;
  /** True for a head of smaller height, on a page whose main content is the list. */
  readonly low?: boolean;
  readonly trail?: ReactNode;
  readonly children: ReactNode;
}

/** The head of a page with one ink color: its title on paper, and a drawing on the ink. */
export function PlateHero({ plate, title, lead, chat, list, low = false, trail, children }: Props) {
  return (
    <Hero low={low}>
      <TextColumn low={low}>
        {trail}
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
        <Actions>
          <ChatButton href={chat} size="lg">
            {text.askByChat}
          </ChatButton>
          {list && (
            <ButtonAnchor href={list} variant="outline" size="lg">
              {text.toList}
            </ButtonAnchor>
          )}
        </Actions>
        <PriceListLink />
      </TextColumn>
      <PlateArea low={low} aria-hidden="true" bg={plate.ink} color={plate.onInk}>
        {children}
        <MarginNote>
          <RegistrationCross />
          {text.plate(plate.letter)}
        </MarginNote>
      </PlateArea>
    </Hero>
  );
}
