import { Link, type LinkProps } from '@chakra-ui/react';
import { fragmentOf, goTo } from './panel-location';

interface Props extends Omit<LinkProps, 'href' | 'onClick'> {
  readonly tab: string;
  readonly params?: URLSearchParams;
}

export const PanelLink = ({ tab, params, ...link }: Props) => (
  <Link
    href={fragmentOf(tab, params)}
    display="inline-flex"
    alignItems="center"
    minHeight="touch"
    textDecoration="underline"
    onClick={(event) => {
      // With such a key, the browser opens the link in a new tab or window.
      if (event.metaKey || event.ctrlKey || event.shiftKey) return;
      event.preventDefault();
      void goTo(tab, params);
    }}
    {...link}
  />
);
