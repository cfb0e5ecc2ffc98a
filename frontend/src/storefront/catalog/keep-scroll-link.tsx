import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
  /** The id of the list. A browser without JavaScript loads the page again and scrolls to the list. */
  readonly anchor: string;
}

/** A link that changes the content of a list. The link replaces the history entry and keeps the scroll position. */
export function KeepScrollLink({ to, anchor, children, ...rest }: Props) {
  const href = useHref(to);
  const onClick = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true, state: { keepScroll: true } });
  return (
    <a {...rest} href={`${href}#${anchor}`} onClick={onClick}>
      {children}
    </a>
  );
}
