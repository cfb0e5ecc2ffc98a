import { chakra } from '@chakra-ui/react';
import { newTab } from '../../text/common';
import { VisuallyHidden } from '../../ui/visually-hidden';

const Link = chakra('a', {
  base: {
    position: 'relative',
    textUnderlineOffset: '3px',
    _hover: { textDecoration: 'underline' },
    // One line of text is a small target for a thumb.
    _before: { content: '""', position: 'absolute', inset: '-12px 0' },
  },
});

/** To a page of the shop; in a tab of its own, because leaving the panel ends it. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener">
      {children} <VisuallyHidden>{newTab}</VisuallyHidden>
    </Link>
  );
}
