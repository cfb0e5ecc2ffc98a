import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as text from '../../text/services';
import { plates, type Plate } from './plates';

/** The colour bar of the sheet, and the way from one service to the next. */
const Bar = chakra('ul', {
  base: {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    borderBlockWidth: '1px',
    borderColor: 'line',
    md: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
    '& a': {
      display: 'flex',
      alignItems: 'center',
      gap: '3',
      minHeight: '3.5rem',
      paddingInline: { base: '4', md: '6' },
      fontWeight: 'semibold',
      lineHeight: 'snug',
      borderInlineEndWidth: '1px',
      borderBottomWidth: { base: '1px', md: '0' },
      borderColor: 'line',
      _hover: { textDecoration: 'underline', textUnderlineOffset: '5px' },
      '&[aria-current]': { fontWeight: 'black', bg: 'paper.raised' },
    },
    '& span': { flex: 'none', width: '4', height: '4', transition: 'width {durations.moderate}' },
    '& a[aria-current] span': { width: '10' },
  },
});

export function PlateNav({ current }: { readonly current: Plate }) {
  return (
    <nav aria-label={text.plates}>
      <Bar>
        {plates.map((plate) => (
          <li key={plate.service}>
            <Link to={plate.path} aria-current={plate === current ? 'page' : undefined}>
              <Chip bg={plate.ink} />
              {plate.text.name}
            </Link>
          </li>
        ))}
      </Bar>
    </nav>
  );
}

const Chip = chakra('span');
