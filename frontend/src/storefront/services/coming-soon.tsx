import { chakra } from '@chakra-ui/react';
import * as text from '../../text/services';
import { CropMarks } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';

const Section = chakra(PageWidth, {
  base: {
    paddingTop: { base: '14', md: '24' },
    '& > h2': { textStyle: 'section' },
    '& > h2 + p': {
      marginTop: '3',
      marginBottom: { base: '6', md: '8' },
      maxWidth: '28em',
      color: 'ink.soft',
    },
  },
});
/** Blank sheets: cut but not printed yet. */
const Blanks = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '4', md: '8' },
    paddingInline: { base: '2', md: '3' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& li': {
      position: 'relative',
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: { base: '5', md: '6' },
      bg: 'paper.sunk',
    },
    '& h3': { fontSize: 'xl', letterSpacing: 'snug' },
    '& p': { marginTop: '2', color: 'ink.soft' },
  },
});
const Stamp = chakra('span', {
  base: {
    marginBottom: { base: '6', md: '10' },
    paddingInline: '2.5',
    paddingBlock: '1',
    borderWidth: '2px',
    borderColor: 'ink',
    fontSize: 'sm',
    fontWeight: 'black',
    lineHeight: 'snug',
    transform: 'rotate(-3deg)',
  },
});

export function ComingSoon() {
  return (
    <Section as="section">
      <h2>{text.comingSoonTitle}</h2>
      <p>{text.comingSoonIntro}</p>
      <Blanks>
        {text.planned.map((service) => (
          <li key={service.name}>
            <CropMarks inset={{ base: '-6px', md: '-10px' }} />
            <Stamp>{text.comingSoon}</Stamp>
            <h3>{service.name}</h3>
            <p>{service.text}</p>
          </li>
        ))}
      </Blanks>
    </Section>
  );
}
