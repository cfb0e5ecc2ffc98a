import type { MouseEvent } from 'react';
import * as text from '../../text/admin-common';
import { Button } from './button';

interface Props {
  readonly url: string;
  readonly message?: string;
  readonly label?: string;
  readonly variant?: 'outline' | 'quiet';
}

/**
 * The public address of a page of the shop, from which a visit counts as shared. The owner may have opened the panel at
 * another address, so the server writes the public one into the document.
 */
export const sharedUrl = (path: string): string =>
  `${document.documentElement.dataset['publicUrl'] ?? location.origin}${path}?dari=bagikan`;

/** Sends a link by the device's share sheet. Without one, the link opens WhatsApp. */
export function ShareLink({ url, message, label = text.shareByWhatsApp, variant = 'quiet' }: Props) {
  const share = (event: MouseEvent) => {
    if (!('share' in navigator)) return;
    event.preventDefault();
    // The promise is rejected when the owner closes the device's dialog.
    navigator.share({ url, ...(message && { text: message }) }).catch(() => undefined);
  };
  const words = [message, url].filter(Boolean).join(' ');
  return (
    <Button variant={variant} size="sm" alignSelf="flex-start" asChild>
      <a
        href={`https://wa.me/?text=${encodeURIComponent(words)}`}
        target="_blank"
        rel="noopener noreferrer"
        onClick={share}
      >
        {label}
      </a>
    </Button>
  );
}
