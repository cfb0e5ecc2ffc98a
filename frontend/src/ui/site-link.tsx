import type { ComponentProps } from 'react';
import { Link } from 'react-router-dom';
import { NewTab } from './new-tab';

interface Props extends ComponentProps<'a'> {
  /** A path of this site or an https URL, as typed by the owner. */
  readonly to: string;
}

/** Client navigation for paths of this site, a new tab for other URLs. */
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
      <NewTab />
    </a>
  );
}
