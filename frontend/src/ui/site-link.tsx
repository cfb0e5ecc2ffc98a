import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  /** A path of this site, or an https address as the owner typed it. */
  readonly to: string;
}

/** Stays in the shop for its own paths, opens a new tab for the rest. */
export function SiteLink({ to, children, ...rest }: Props) {
  if (to.startsWith('/')) {
    return (
      <Link to={to} {...rest}>
        {children}
      </Link>
    );
  }
  return (
    <a href={to} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  );
}
