import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../paths';
import { homeOf } from '../../text/layout';
import { LogoMark } from '../../ui/logo';
import { useCompanyName } from './company';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minWidth: 0,
    maxWidth: 'full',
    minHeight: 'touch',
    // With larger text it still fits beside the three buttons of a phone's header.
    fontSize: 'min(1.25rem, 7vw)',
    fontWeight: 'black',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    '&[data-long]': { fontSize: 'min(1rem, 5.6vw)', letterSpacing: 'snug' },
    'header &': { '& > span': { lineClamp: 2 } },
  },
});

/** Longer names are set smaller, in two lines of the header at most. */
const LONG_NAME = 18;

export function Brand({ ground = 'paper' }: { readonly ground?: 'paper' | 'ink' }) {
  const company = useCompanyName();
  return (
    <HomeLink
      to={paths.home}
      aria-label={homeOf(company)}
      data-long={company.length > LONG_NAME || undefined}
    >
      <LogoMark ground={ground} />
      <span>{company}</span>
    </HomeLink>
  );
}
