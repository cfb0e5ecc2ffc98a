import { Link, VisuallyHidden } from '@chakra-ui/react';
import * as text from '../../text/common';

/** Enlarges the area that reacts to touch beyond the line of text. */
const touchTarget = { content: '""', position: 'absolute', inset: '-12px 0' } as const;

interface Props {
  readonly href: string;
  /** Underlines the link always, not only on hover. A link in a sentence or alone needs this variant. */
  readonly variant?: 'underline';
  readonly children: string;
}

/** A link to a page of the shop. The link opens a new tab, because leaving the panel ends the panel's session. */
export function NewTabLink({ href, variant, children }: Props) {
  return (
    <Link
      variant={variant}
      href={href}
      target="_blank"
      rel="noopener"
      position="relative"
      _before={touchTarget}
    >
      {children} <VisuallyHidden>{text.newTab}</VisuallyHidden>
    </Link>
  );
}
