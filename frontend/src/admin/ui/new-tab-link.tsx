import { Link } from '@chakra-ui/react';
import { newTab } from '../../text/common';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** One line of text is a small target for a thumb. */
const roomForThumb = { content: '""', position: 'absolute', inset: '-12px 0' } as const;

/** To a page of the shop; in a tab of its own, because leaving the panel ends it. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener" position="relative" _before={roomForThumb}>
      {children} <VisuallyHidden>{newTab}</VisuallyHidden>
    </Link>
  );
}
