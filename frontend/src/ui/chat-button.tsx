import type { ReactNode } from 'react';
import { ExternalButton } from './button';
import { ChatIcon } from './icons';
import { NewTab } from './new-tab';

interface Props {
  /** The URL of the chat. Without it, nothing is shown. */
  readonly href: string | undefined;
  readonly size?: 'lg';
  readonly children: ReactNode;
}

export function ChatButton({ href, size, children }: Props) {
  if (href === undefined) return null;
  return (
    <ExternalButton href={href} variant="chat" size={size}>
      <ChatIcon />
      {children}
      <NewTab />
    </ExternalButton>
  );
}
