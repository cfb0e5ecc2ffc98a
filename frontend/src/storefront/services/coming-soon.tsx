import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import * as text from '../../text/services';
import { PageWidth } from '../../ui/page-width';
import { serviceTexts } from './service-data';

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
const Blanks = chakra('ul', {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '5' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    sm: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    lg: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& li': {
      display: 'flex',
      flexDirection: 'column',
      alignItems: 'flex-start',
      padding: { base: '5', md: '6' },
      borderWidth: '1px',
      borderStyle: 'dashed',
      borderColor: 'line.strong',
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
  const { data: texts } = useQuery(serviceTexts('digital-marketing'));
  const planned = texts?.comingSoon ?? [];
  if (planned.length === 0) return null;
  return (
    <Section as="section">
      <h2>{text.comingSoonTitle}</h2>
      <p>{text.comingSoonIntro(planned.length)}</p>
      <Blanks>
        {planned.map((service, index) => (
          <li key={index}>
            <Stamp lang="en">{text.comingSoon}</Stamp>
            <h3>{service.title}</h3>
            <p>{service.text}</p>
          </li>
        ))}
      </Blanks>
    </Section>
  );
}
