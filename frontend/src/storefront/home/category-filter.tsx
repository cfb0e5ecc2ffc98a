import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as text from '../../text/home';
import { categoryNames } from '../catalog/category-names';
import { KeepScrollLink } from '../catalog/keep-scroll-link';

// On a phone the list is one row as wide as the screen, which scrolls sideways. On a desktop the list wraps.
const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: { base: 'nowrap', md: 'wrap' },
    gap: '2',
    marginInline: { base: '-4', md: 0 },
    paddingInline: { base: '4', md: 0 },
    paddingBlock: { base: '6', md: '7' },
    overflowX: { base: 'auto', md: 'visible' },
    scrollPaddingInline: '1rem',
    scrollbarWidth: 'none',
    '& li': { flex: 'none' },
    '& a': {
      display: 'block',
      maxWidth: '16rem',
      minHeight: 'touch',
      paddingInline: '4',
      bg: 'paper.raised',
      borderWidth: '1px',
      borderColor: 'line',
      fontSize: 'sm',
      fontWeight: 'semibold',
      lineHeight: '2.625rem',
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      _hover: { borderColor: 'ink' },
    },
    '& a[aria-current]': { bg: 'ink', borderColor: 'ink', color: 'paper' },
  },
});

export function CategoryFilter({ chosen }: { readonly chosen: string | undefined }) {
  const { data: categories } = useQuery(categoryNames);
  const choice = (slug: string | undefined, name: string) => (
    <li key={slug ?? ''}>
      <KeepScrollLink
        to={slug ? `${paths.home}?kategori=${encodeURIComponent(slug)}` : paths.home}
        anchor="layanan"
        aria-current={slug === chosen ? 'true' : undefined}
      >
        {name}
      </KeepScrollLink>
    </li>
  );
  return (
    <nav aria-label={text.categoryFilter}>
      <List>
        {choice(undefined, text.allServices)}
        {categories?.map(({ slug, name }) => choice(slug, name))}
      </List>
    </nav>
  );
}
