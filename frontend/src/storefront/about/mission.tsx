import { chakra } from '@chakra-ui/react';
import type { AboutContent } from '../../api/generated/models';
import { RegistrationCross } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';

const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '5', lg: '12' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '12', md: '24' },
    lg: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
    '& h2': { textStyle: 'section' },
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
      fontSize: { base: 'lg', md: 'xl' },
      fontWeight: 'semibold',
      letterSpacing: '-0.01em',
      lineHeight: 'snug',
    },
    '& svg': { flex: 'none' },
  },
});

export function Mission({ content: { missionTitle, missionItems } }: { readonly content: AboutContent }) {
  if (missionItems.length === 0) return null;
  return (
    <Columns as="section">
      <h2>{missionTitle}</h2>
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
