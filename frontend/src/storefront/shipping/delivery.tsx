import { chakra } from '@chakra-ui/react';
import type { Shipping } from '../../api/generated/models';
import * as text from '../../text/shipping';
import { RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';

const Section = chakra(PageWidth, { base: { paddingBlock: { base: '12', md: '20' } } });
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
const DeliveryMethod = chakra('article', {
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

/** The owner's delivery methods, for example for digital files and for printed goods. */
export function Delivery({ delivery }: Pick<Shipping, 'delivery'>) {
  if (delivery.length === 0) return null;
  return (
    <Section as="section">
      <Title>{text.deliveryTitle(delivery.length)}</Title>
      <Pair>
        {delivery.map((method, index) => (
          <DeliveryMethod key={index}>
            <h3>{method.title}</h3>
            <p>{method.text}</p>
            <CrossList>
              {method.points.map((point, line) => (
                <li key={line}>
                  <RegistrationCross />
                  {point}
                </li>
              ))}
            </CrossList>
          </DeliveryMethod>
        ))}
      </Pair>
    </Section>
  );
}
