import { formatChatNumber } from '@etalase/backend/rules/formatted-chat-number';
import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { formatOpeningHours } from '@etalase/backend/rules/written-hours';
import * as text from '../../text/contact';
import { usePublicUrl } from '../../ui/head';
import { siteContent } from '../company';

const Line = chakra('p', {
  base: {
    marginTop: '6',
    paddingTop: '3',
    borderTopWidth: '1px',
    borderColor: 'ink',
    fontSize: 'sm',
    '& > span': { display: 'block' },
  },
});

/** The end of a printed page: the shop's contact and the page's URL. Hidden on screens. */
export function PrintFooter({ path }: { readonly path: string }) {
  const { data: site } = useQuery(siteContent);
  const publicUrl = usePublicUrl();
  if (!site) return null;
  const { name, chatNumber } = site.company;
  return (
    <Line data-print aria-hidden="true">
      <span>{text.printContact(name, formatChatNumber(chatNumber), formatOpeningHours(site.company))}</span>
      <span>{publicUrl + path}</span>
    </Line>
  );
}
