import { chakra } from '@chakra-ui/react';
import type { Shipping } from '../../api/generated/models';
import * as text from '../../text/shipping';
import { RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';

const Section = chakra(PageWidth, {
  base: {
    paddingTop: { base: '12', md: '20' },
    '& h2': { textStyle: 'section', marginBottom: { base: '6', md: '10' } },
  },
});
/** A line connects the registration crosses: vertical on a phone, horizontal on a wider screen. */
const Line = chakra('ol', {
  base: {
    display: 'grid',
    counterReset: 'step',
    md: {
      gridAutoFlow: 'column',
      gridAutoColumns: 'minmax(0, 1fr)',
      // Five or more steps are in rows of three.
      '&:has(> :nth-of-type(5))': {
        gridAutoFlow: 'row',
        gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
        rowGap: '8',
      },
    },
    '& li': {
      position: 'relative',
      counterIncrement: 'step',
      paddingInlineStart: '12',
      paddingBottom: '8',
      md: { paddingInlineStart: '0', paddingTop: '12', paddingInlineEnd: '6', paddingBottom: '0' },
    },
    '& li > svg': { position: 'absolute', left: 0, top: '0', bg: 'paper' },
    '& li::before': {
      content: '""',
      position: 'absolute',
      left: '11px',
      top: 0,
      bottom: 0,
      borderInlineStartWidth: '1px',
      borderColor: 'ink',
      md: { insetInline: 0, top: '11px', bottom: 'auto', borderInlineStartWidth: 0, borderTopWidth: '1px' },
    },
    '& li:last-of-type::before': {
      bottom: 'auto',
      height: '11px',
      md: { height: 'auto', right: 'auto', width: '11px' },
    },
    '& h3': { fontSize: 'lg' },
    '& h3::before': { content: 'counter(step) ". "', fontVariantNumeric: 'tabular-nums' },
    '& p': { marginTop: '1', maxWidth: '17.5em', color: 'ink.soft' },
  },
});
const Terms = chakra('dl', {
  base: {
    display: 'grid',
    gap: { base: '0', md: '10' },
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& > div': {
      display: 'flex',
      flexDirection: 'column-reverse',
      justifyContent: 'flex-end',
      paddingBlock: '5',
      borderTopWidth: '1px',
      borderColor: 'ink',
    },
    '& dd': { textStyle: 'price', fontSize: '3xl', lineHeight: 'tight' },
    '& dt': { marginTop: '1', maxWidth: '18.5em', color: 'ink.soft' },
  },
});

export function Steps({ steps }: Pick<Shipping, 'steps'>) {
  if (steps.length === 0) return null;
  return (
    <Section as="section">
      <h2>{text.stepsTitle(steps.length)}</h2>
      <Line>
        {steps.map((step, index) => (
          <li key={index}>
            <RegistrationCross size={24} />
            <h3>{step.title}</h3>
            <p>{step.text}</p>
          </li>
        ))}
      </Line>
    </Section>
  );
}

export function ShippingTerms({ terms }: Pick<Shipping, 'terms'>) {
  if (terms.length === 0) return null;
  return (
    <Section as="section">
      <h2>{text.termsTitle}</h2>
      <Terms>
        {terms.map(({ figure, text: meaning }, index) => (
          <div key={index}>
            <dt>{meaning}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </Terms>
    </Section>
  );
}
