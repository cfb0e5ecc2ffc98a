import type { ReactNode } from 'react';
import { paths } from '../../paths';
import * as text from '../../text/product';
import { ButtonLink, ExternalButton } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import { NewTab } from '../../ui/new-tab';

interface Props {
  readonly chat: string | undefined;
  readonly marketplace: string | undefined;
  readonly size?: 'lg';
  /** Whether another chat button is the green one. */
  readonly isOutlined?: boolean;
}

interface ChatProps extends Pick<Props, 'size' | 'isOutlined'> {
  readonly href: string;
  readonly children: ReactNode;
}

export function ChatButton({ href, size, isOutlined = false, children }: ChatProps) {
  return (
    <ExternalButton href={href} variant={isOutlined ? 'outline' : 'chat'} size={size} data-order>
      <ChatIcon /> {children}
      <NewTab />
    </ExternalButton>
  );
}

/** The first way to order a product: by chat, on the marketplace, or else on the contact page. */
export function OrderButton({ chat, marketplace, size, isOutlined }: Props) {
  if (chat)
    return (
      <ChatButton href={chat} size={size} isOutlined={isOutlined}>
        {text.orderByChat}
      </ChatButton>
    );
  if (marketplace)
    return (
      <ExternalButton href={marketplace} variant="outline" size={size} data-order data-marketplace>
        {text.marketplace}
        <NewTab />
      </ExternalButton>
    );
  return (
    <ButtonLink to={paths.contact} size={size} data-order>
      {text.askUs}
    </ButtonLink>
  );
}
