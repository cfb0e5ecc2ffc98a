import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import * as text from '../../text/services';
import { PageWidth } from '../../ui/page-width';
import { serviceNames } from '../layout/menu-items';
import { plates, type Plate } from './plates';

const Nav = chakra('nav', { base: { borderBlockWidth: '1px', borderColor: 'line' } });
const Bar = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 8rem), 1fr))',
    // The grid has a column for each link from the beginning, so that no link moves while other links arrive.
    md: { gridTemplateColumns: 'repeat(var(--plates), minmax(0, 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.5rem',
      fontWeight: 'semibold',
      lineHeight: 'snug',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '5px' },
      '&[aria-current]': { fontWeight: 'black' },
    },
    '& a > span': { flex: 'none', width: '4', height: '4' },
    '& a[aria-current] > span': { width: { base: '4', md: '10' } },
  },
});

export function PlateNav({ current }: { readonly current: Plate }) {
  const { data: names } = useQuery(serviceNames);
  const shown = plates.map((plate) => ({ plate, name: names?.[plate.service] })).filter(({ name }) => name);
  if (shown.length < 2) return null;
  return (
    <Nav aria-label={text.serviceCount(shown.length)}>
      <PageWidth>
        <Bar style={{ '--plates': shown.length } as CSSProperties}>
          {shown.map(({ plate, name }) => (
            <li key={plate.service}>
              <Link to={plate.path} aria-current={plate === current ? 'page' : undefined}>
                <Chip bg={plate.ink} />
                {name}
              </Link>
            </li>
          ))}
        </Bar>
      </PageWidth>
    </Nav>
  );
}

const Chip = chakra('span');
