import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import * as text from '../../text/not-found';
import { useServiceItems } from '../layout/menu-items';
import { searchPath } from '../search/search-data';

const Links = chakra('nav', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    columnGap: '5',
    marginTop: '6',
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      textDecoration: 'underline',
      textUnderlineOffset: '5px',
    },
  },
});

/** Ways on from a page that does not exist. The header has read all that is shown. */
export function OtherPages() {
  const services = useServiceItems();
  return (
    <Links aria-label={text.otherPages}>
      {[{ label: text.search, to: searchPath('') }, ...services].map(({ label, to }) => (
        <Link key={to} to={to}>
          {label}
        </Link>
      ))}
    </Links>
  );
}
