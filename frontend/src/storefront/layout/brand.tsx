import { chakra } from '@chakra-ui/react';
import { Link } from 'react-router-dom';
import { paths } from '../../app/paths';
import { homeOf } from '../../text/layout';
import { LogoMark } from '../../ui/logo';
import { useCompanyName } from './company';

const HomeLink = chakra(Link, {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    gap: '2.5',
    minWidth: 0,
    minHeight: 'touch',
    fontSize: '1.25rem',
    fontWeight: 'black',
    letterSpacing: 'tight',
    lineHeight: 'tight',
    '& > span': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  },
});

export function Brand({ ground = 'paper' }: { readonly ground?: 'paper' | 'ink' }) {
  const company = useCompanyName();
  return (
    <HomeLink to={paths.home} aria-label={homeOf(company)}>
      <LogoMark ground={ground} />
      <span>{company}</span>
    </HomeLink>
  );
}
