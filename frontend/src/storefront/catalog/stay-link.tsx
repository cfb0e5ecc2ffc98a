import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
  /** Where a browser without JavaScript lands after loading the page again. */
  readonly anchor: string;
}

/** Changes what a list shows: the address changes in place and the scroll position stays. */
export function StayLink({ to, anchor, children, ...rest }: Props) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true, state: { keepScroll: true } });
  return (
    <a {...rest} href={`${href}#${anchor}`} onClick={onClick}>
      {children}
    </a>
  );
}
