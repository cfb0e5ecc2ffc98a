import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import * as text from '../../text/services';
import { PageWidth } from '../../ui/page-width';
import type { PageTexts } from './service-data';

const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '8', lg: '16' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '12', md: '20' },
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
    '& h2': { textStyle: 'section', maxWidth: '10em' },
    '& h2 + p': { marginTop: '4', maxWidth: '26.5em', color: 'ink.soft' },
  },
});
const Terms = chakra('p', {
  base: {
    marginTop: '5',
    maxWidth: '26.5em',
    fontSize: 'sm',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      marginBlock: '-3',
      fontWeight: 'semibold',
      textDecoration: 'underline',
      textUnderlineOffset: '4px',
    },
  },
});
const Blocks = chakra('dl', {
  base: {
    alignSelf: 'start',
    '& > div': {
      display: 'grid',
      gap: '1',
      paddingBlock: { base: '4', md: '5' },
      borderTopWidth: '1px',
      borderColor: 'ink',
      sm: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 7fr)', columnGap: '6', alignItems: 'baseline' },
    },
    '& > div:last-of-type': { borderBottomWidth: '1px' },
    '& dt': {
      fontSize: { base: 'xl', md: '2xl' },
      fontWeight: 'black',
      letterSpacing: 'tight',
      lineHeight: 'tight',
    },
    '& dd': { color: 'ink.soft' },
  },
});

export function IntroBlocks({ texts }: { readonly texts: PageTexts }) {
  return (
    <Columns as="section">
      <div>
        <h2>{texts.introTitle}</h2>
        <p>{texts.intro}</p>
        {texts.terms && (
          <Terms>
            {texts.terms} <Link to={paths.faq}>{text.toFaq}</Link>
          </Terms>
        )}
      </div>
      {texts.blocks.length > 0 && (
        <Blocks>
          {texts.blocks.map(({ figure, text: meaning }, index) => (
            <div key={index}>
              <dt>{figure}</dt>
              <dd>{meaning}</dd>
            </div>
          ))}
        </Blocks>
      )}
    </Columns>
  );
}
