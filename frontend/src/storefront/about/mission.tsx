import { chakra } from '@chakra-ui/react';
import type { AboutContent } from '../../api/generated/models';
import { RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';
import { Sheets } from '../services/motifs/sheets';

const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '12' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '12', md: '24' },
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    '& h2': { textStyle: 'section' },
    '& header svg': {
      width: { base: '16rem', lg: 'full' },
      maxWidth: 'full',
      height: 'auto',
      marginTop: '4',
      marginInlineStart: '-4',
    },
  },
});
const List = chakra('ul', {
  base: {
    '& li': {
      display: 'flex',
      gap: { base: '4', md: '6' },
      paddingBlock: { base: '4', md: '6' },
      borderTopWidth: '1px',
      borderColor: 'ink',
      fontSize: { base: 'md', md: 'xl' },
      fontWeight: { md: 'semibold' },
      letterSpacing: { md: '-0.01em' },
      lineHeight: { base: '1.5', md: 'snug' },
    },
    '& svg': { flex: 'none' },
  },
});

export function Mission({ content: { missionTitle, missionItems } }: { readonly content: AboutContent }) {
  if (missionItems.length === 0) return null;
  return (
    <Columns as="section">
      <header>
        <h2>{missionTitle}</h2>
        <Sheets />
      </header>
      <List>
        {missionItems.map((item, index) => (
          <li key={index}>
            <RegistrationCross size={24} />
            {item}
          </li>
        ))}
      </List>
    </Columns>
  );
}
