import { Link, VisuallyHidden } from '@chakra-ui/react';
import { newTab } from '../../text/common';

/** Enlarges the touch target beyond the line of text. */
const touchTarget = { content: '""', position: 'absolute', inset: '-12px 0' } as const;

/** A link to a page of the shop, in a new tab, because leaving the panel returns it to the login. */
export function NewTabLink({ href, children }: { readonly href: string; readonly children: string }) {
  return (
    <Link href={href} target="_blank" rel="noopener" position="relative" _before={touchTarget}>
      {children} <VisuallyHidden>{newTab}</VisuallyHidden>
    </Link>
  );
}
