import { chakra } from '@chakra-ui/react';
import { newTab } from '../../text/common';
import { VisuallyHidden } from '../../ui/visually-hidden';

const Link = chakra('a', { base: { _hover: { textDecoration: 'underline' }, textUnderlineOffset: '3px' } });

/** To a page of the shop; in a tab of its own, because leaving the panel ends it. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children} <VisuallyHidden>{newTab}</VisuallyHidden>
    </Link>
  );
}
