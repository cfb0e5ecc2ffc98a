import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
  /** Id of the list, to which a browser without JavaScript scrolls after loading the page again. */
  readonly anchor: string;
}

/** A link that changes what a list shows: it replaces the URL and keeps the scroll position. */
export function KeepScrollLink({ to, anchor, children, ...rest }: Props) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true, state: { keepScroll: true } });
  return (
    <a {...rest} href={`${href}#${anchor}`} onClick={onClick}>
      {children}
    </a>
  );
}
