import { formatChatNumber } from '@etalase/backend/rules/formatted-chat-number';
import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { chatLink } from '../../format/chat';
import { zoneOf } from '@etalase/backend/rules/written-hours';
import { mapSearch, profileHandle, shortUrl } from '../../format/profile';
import * as text from '../../text/contact';
import * as ordering from '../../text/ordering';
import { ExternalButton } from '../../ui/button';
import { ChatIcon } from '../../ui/icons';
import type { ShownSiteContent } from '../company';
import { display } from '../layout/menu-items';
import { PriceListLink } from '../layout/price-list-link';
import { isPickedUp, visitFacts } from './contact-data';
import { OpeningLine } from './opening-line';
import { OpeningTable, SpecialTable } from './opening-table';
import { Lines } from '../../ui/lines';
import { NewTab } from '../../ui/new-tab';

const Facts = chakra('dl', {
  base: {
    marginTop: '8',
    '& > div': { display: 'grid', gap: '1', paddingBlock: '3', borderTopWidth: '1px', borderColor: 'line' },
    '& dt': { textStyle: 'note' },
    '& dd': { fontWeight: 'semibold' },
    '& a': {
      display: 'inline-flex',
      alignItems: 'center',
      minHeight: 'touch',
      marginBlock: '-2',
      textDecoration: 'underline',
      textDecorationThickness: '1px',
      textUnderlineOffset: '5px',
      _hover: { textDecorationThickness: '3px' },
    },
    sm: { '& > div': { gridTemplateColumns: '8.5rem minmax(0, 1fr)', alignItems: 'baseline' } },
  },
});
const ChatNumber = chakra('a', {
  base: {
    display: 'inline-block',
    paddingBlock: '2',
    fontSize: 'clamp(1.5rem, 1.1rem + 1.8vw, 2.25rem)',
    textStyle: 'price',
    _hover: { textDecoration: 'underline', textDecorationThickness: '3px', textUnderlineOffset: '6px' },
  },
});
const Label = chakra('p', { base: { marginTop: '4', textStyle: 'note' } });
const Title = chakra('h2', { base: { fontSize: 'lg', marginBottom: '2' } });
const Counted = chakra('p', { base: { marginTop: '8', textStyle: 'note' } });
const Week = chakra('section', { base: { marginTop: '8' } });

export function ContactInfo({ site: { company, social } }: { readonly site: ShownSiteContent }) {
  const chat = chatLink(company.chatNumber, text.chatGreeting(company.name));
  const { data: visit } = useQuery(visitFacts);
  const { data: shown } = useQuery(display);
  const { data: pickup } = useQuery(isPickedUp);
  const { specialHours = [], mapUrl } = visit ?? {};
  return (
    <div>
      <OpeningLine shop={visit && { ...company, specialHours }} />
      <Label>{text.chatNumber}</Label>
      <ChatNumber href={chat} target="_blank" rel="noopener noreferrer">
        {formatChatNumber(company.chatNumber)}
        <NewTab />
      </ChatNumber>
      {chat && (
        <p>
          <ExternalButton href={chat} variant="chat" marginTop="2">
            <ChatIcon />
            {text.openChat}
            <NewTab />
          </ExternalButton>
        </p>
      )}
      <Facts>
        {social.instagram && (
          <Profile label={text.instagram} url={social.instagram}>
            {profileHandle(social.instagram)}
          </Profile>
        )}
        {social.marketplace && (
          <Profile label={text.marketplace} url={social.marketplace} data-marketplace>
            {shortUrl(social.marketplace)}
          </Profile>
        )}
        {(company.address || mapUrl) && (
          <div>
            <dt>{text.address}</dt>
            <dd>
              {mapUrl && company.address && <Lines>{company.address}</Lines>}
              <p>
                <a
                  href={mapUrl ?? mapSearch(company.address ?? '')}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {mapUrl ? text.openMap : <Lines>{company.address}</Lines>}
                  <NewTab />
                </a>
              </p>
            </dd>
          </div>
        )}
        {pickup && (
          <div>
            <dt>{text.pickup}</dt>
            <dd>{ordering.pickup}</dd>
          </div>
        )}
        {shown?.showPriceList && (
          <div>
            <dt>{text.prices}</dt>
            <dd>
              <PriceListLink />
            </dd>
          </div>
        )}
      </Facts>
      <Week>
        <Title>{text.hours}</Title>
        <OpeningTable week={company} />
      </Week>
      {specialHours.length > 0 && (
        <Week>
          <Title>{text.specialHours}</Title>
          <SpecialTable specialHours={specialHours} zone={zoneOf(company)} />
        </Week>
      )}
      <Counted>{text.visitsCounted}</Counted>
    </div>
  );
}

interface ProfileProps {
  readonly label: string;
  readonly url: string;
  readonly children: string;
  readonly 'data-marketplace'?: boolean;
}

function Profile({ label, url, children, ...attributes }: ProfileProps) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>
        <a href={url} target="_blank" rel="noopener noreferrer" {...attributes}>
          {children}
          <NewTab />
        </a>
      </dd>
    </div>
  );
}
