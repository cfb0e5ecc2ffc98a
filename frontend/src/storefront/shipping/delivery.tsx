import { chakra } from '@chakra-ui/react';
import * as text from '../../text/shipping';
import { RegistrationCross } from '../../ui/print-marks';
import { Wrap } from '../../ui/wrap';

const Section = chakra(Wrap, { base: { paddingBlock: { base: '12', md: '20' } } });
const Title = chakra('h2', { base: { textStyle: 'section' } });
const Pair = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '12' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    marginTop: { base: '6', md: '8' },
    md: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});
const Way = chakra('article', {
  base: {
    paddingTop: '5',
    borderTopWidth: '3px',
    borderColor: 'ink',
    '& h3': { fontSize: 'xl', letterSpacing: 'snug' },
    '& > p': { marginTop: '2', marginBottom: '5', maxWidth: '26.5em', color: 'ink.soft' },
  },
});
export const CrossList = chakra('ul', {
  base: {
    '& li': { display: 'flex', gap: '3', paddingBlock: '2.5', borderTopWidth: '1px', borderColor: 'line' },
    '& svg': { flex: 'none', marginTop: '0.3em' },
  },
});

/** What comes as a file and what comes as a parcel. */
export function Delivery() {
  return (
    <Section as="section">
      <Title>{text.deliveryTitle}</Title>
      <Pair>
        {text.delivery.map((way) => (
          <Way key={way.title}>
            <h3>{way.title}</h3>
            <p>{way.text}</p>
            <CrossList>
              {way.points.map((point) => (
                <li key={point}>
                  <RegistrationCross />
                  {point}
                </li>
              ))}
            </CrossList>
          </Way>
        ))}
      </Pair>
    </Section>
  );
}
