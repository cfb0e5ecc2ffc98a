import { chakra } from '@chakra-ui/react';
import { chatLink } from '../../format/chat';
import { marketplaceName } from '../../format/profile';
import * as text from '../../text/layout';
import { NewTab } from '../../ui/new-tab';
import type { ShownSiteContent } from '../company';

const List = chakra('ul', {
  base: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: '2',
    marginTop: '4',
    '& li': { display: 'flex', alignItems: 'center' },
    '& li:not(:last-of-type)::after': { content: '"·"', marginInlineStart: '2' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: '1.5',
      minHeight: 'touch',
      _hover: { color: 'paper', textDecoration: 'underline' },
    },
    '& small': { fontSize: 'xs' },
  },
});

/** Links to the company's profiles and chat. Follower counts appear after the owner has saved them. */
export function SocialLinks({ site: { company, social, followers } }: { readonly site: ShownSiteContent }) {
  const links = [
    { label: text.instagram, href: social.instagram, figure: followers?.instagram },
    { label: social.marketplace && marketplaceName(social.marketplace), href: social.marketplace },
    { label: text.facebook, href: social.facebook, figure: followers?.facebook },
    { label: text.tiktok, href: social.tiktok, figure: followers?.tiktok },
    { label: text.chat, href: chatLink(company.chatNumber, text.chatGreeting(company.name)) },
  ];
  return (
    <List aria-label={text.socialMedia}>
      {links.map(
        ({ label, href, figure }) =>
          href && (
            <li key={label}>
              <a
                href={href}
                target="_blank"
                rel="noopener noreferrer"
                data-marketplace={href === social.marketplace || undefined}
              >
                {label}
                {figure && <small>{text.followers(figure)}</small>}
                <NewTab />
              </a>
            </li>
          ),
      )}
    </List>
  );
}
