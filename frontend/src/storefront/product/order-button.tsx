import { paths } from '../../paths';
import * as text from '../../text/product';
import { ButtonLink, ExternalButton } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import { NewTab } from '../../ui/new-tab';

interface Props {
  readonly chat: string | undefined;
  readonly marketplace: string | undefined;
  readonly size?: 'lg';
}

/** The first way to order a product: by chat, on the marketplace, or else on the contact page. */
export function OrderButton({ chat, marketplace, size }: Props) {
  if (chat)
    return (
      <ExternalButton href={chat} variant="chat" size={size} data-order>
        <ChatIcon /> {text.orderByChat}
        <NewTab />
      </ExternalButton>
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
