import { chakra } from '@chakra-ui/react';
import type { AboutContent } from '../../api/generated/models';
import { PageWidth } from '../../ui/page-width';

const Band = chakra('section', {
  base: { bg: 'yellow', color: 'ink', paddingBlock: { base: '12', md: '24' } },
});
const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '3', lg: '12' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    lg: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 10fr)', alignItems: 'baseline' },
    '& h2': { fontSize: 'lg' },
    '& p': {
      fontSize: 'clamp(1.75rem, 1.1rem + 3vw, 3.75rem)',
      fontWeight: 'black',
      letterSpacing: 'tight',
      lineHeight: '1.08',
      textWrap: 'balance',
    },
  },
});

export function Vision({ content }: { readonly content: AboutContent }) {
  return (
    <Band>
      <Columns>
        <h2>{content.visionTitle}</h2>
        <p>{content.visionText}</p>
      </Columns>
    </Band>
  );
}
