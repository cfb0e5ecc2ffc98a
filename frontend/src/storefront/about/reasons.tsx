import { chakra } from '@chakra-ui/react';
import type { AboutContent } from '../../api/generated/models';
import { PageWidth } from '../../ui/page-width';
import { LoupeDrawing, CalendarDrawing, PriceTagDrawing } from './reason-drawings';

const Section = chakra(PageWidth, {
  base: {
    paddingTop: { base: '14', md: '24' },
    '& > h2': { textStyle: 'section', marginBottom: { base: '6', md: '10' } },
  },
});
const Row = chakra('div', {
  base: {
    display: 'grid',
    gap: { base: '8', md: '10' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    md: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
    '& article': {
      display: 'grid',
      gridTemplateColumns: { base: '72px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
      columnGap: '5',
      alignContent: 'start',
      paddingTop: '5',
      borderTopWidth: '1px',
      borderColor: 'ink',
    },
    '& svg': {
      width: { base: '72px', md: '6rem' },
      height: 'auto',
      gridRow: { base: '1 / span 2', md: 'auto' },
      marginBottom: { md: '6' },
    },
    '& h3': { fontSize: 'min({fontSizes.xl}, 9vw)', lineHeight: 'snug' },
    '& p': { marginTop: '2', maxWidth: '22em', color: 'ink.soft' },
  },
});

export function Reasons({ content }: { readonly content: AboutContent }) {
  return (
    <Section as="section">
      <h2>{content.whyChooseTitle}</h2>
      <Row>
        <article>
          <LoupeDrawing />
          <h3>{content.qualityTitle}</h3>
          <p>{content.qualityDesc}</p>
        </article>
        <article>
          <CalendarDrawing />
          <h3>{content.timelyTitle}</h3>
          <p>{content.timelyDesc}</p>
        </article>
        <article>
          <PriceTagDrawing />
          <h3>{content.competitiveTitle}</h3>
          <p>{content.competitiveDesc}</p>
        </article>
      </Row>
    </Section>
  );
}
