import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as text from '../../text/layout';
import type { Crumb } from '../structured-data/breadcrumbs';

const List = chakra('ol', {
  base: {
    display: 'flex',
    paddingBlock: { base: '1', md: '3' },
    color: 'ink.soft',
    fontSize: 'sm',
    lineHeight: '2.75rem',
    // The list has one line. If space is short, mainly the last name is shortened. The link to the home page is never
    // shortened.
    '& li': { display: 'flex' },
    '& li + li': { minWidth: '64px' },
    '& li:first-of-type': { flex: 'none' },
    '& li:last-of-type': { flexShrink: 1000 },
    '& li + li::before': { content: '"/"', marginInline: '1.5' },
    '& li > *': {
      minWidth: 'touch',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
    },
    '& a:hover': { textDecoration: 'underline' },
    '& [aria-current]': { color: 'ink', fontWeight: 'semibold' },
  },
});

interface Props {
  readonly trail: readonly Crumb[];
}

export function Breadcrumb({ trail }: Props) {
  return (
    <nav aria-label={text.breadcrumb}>
      <List>
        {trail.map(({ name, path }, index) => (
          <li key={path}>
            {index === trail.length - 1 ? (
              <span aria-current="page">{name}</span>
            ) : (
              <Link to={path}>{name}</Link>
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
