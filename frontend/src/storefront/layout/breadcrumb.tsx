import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { breadcrumb } from '../../text/layout';
import type { Crumb } from '../structured-data/breadcrumbs';

const List = chakra('ol', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    paddingBlock: { base: '1', md: '3' },
    color: 'ink.soft',
    fontSize: 'sm',
    '& li': {
      display: 'flex',
      alignItems: 'center',
      minWidth: 0,
      minHeight: 'touch',
      overflowWrap: 'anywhere',
    },
    '& li + li::before': { content: '"/"', marginInline: '1.5' },
    '& a:hover': { textDecoration: 'underline' },
    '& a': { display: 'flex', alignItems: 'center', minHeight: 'touch' },
    '& [aria-current]': { color: 'ink', fontWeight: 'semibold' },
  },
});

interface Props {
  readonly trail: readonly Crumb[];
}

/** The way from home to here; its last step is the page itself. */
export function Breadcrumb({ trail }: Props) {
  return (
    <nav aria-label={breadcrumb}>
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
