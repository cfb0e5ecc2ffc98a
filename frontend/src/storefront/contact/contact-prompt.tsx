import { chakra, VisuallyHidden } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { paths } from '../../paths';
import { chatLink } from '../../format/chat';
import { formatOpeningHours } from '../../format/opening-hours';
import { newTab } from '../../text/common';
import { promptChat, promptForm } from '../../text/contact';
import { ButtonLink, ExternalButton } from '../../ui/button';
import { halftone } from '../../ui/halftone';
import { ChatIcon } from '../../ui/icons';
import { CropMarks } from '../../ui/print-marks';
import { PageWidth } from '../../ui/page-width';
import { siteContent, useCompanyChat, useCompanyName } from '../layout/company';

const Section = chakra('section', {
  base: { paddingBlock: { base: '12', md: '24' }, '@media print': { display: 'none' } },
});
const Sheet = chakra('div', {
  base: {
    position: 'relative',
    display: 'grid',
    gap: '6',
    margin: '3',
    paddingInline: { base: '5', md: '12' },
    paddingBlock: { base: '8', md: '14' },
    bg: 'paper.sunk',
    isolation: 'isolate',
    overflow: 'clip',
    overflowClipMargin: '14px',
    gridTemplateColumns: 'minmax(0, 1fr)',
    '@media (min-width: 64rem)': {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      alignItems: 'end',
      columnGap: '12',
    },
  },
});
const Dots = chakra('span', {
  base: {
    position: 'absolute',
    inset: 0,
    zIndex: -1,
    opacity: 0.14,
    ...halftone('linear-gradient(115deg, #fff 50%, #111)'),
  },
});
const Heading = chakra('h2', { base: { textStyle: 'section', maxWidth: '11em', marginBottom: '3' } });
const Lead = chakra('p', { base: { maxWidth: '30em', color: 'ink.soft' } });
const Actions = chakra('div', {
  base: { display: 'flex', flexWrap: 'wrap', gap: '3', '& > *': { flex: { base: '1 1 auto', sm: 'none' } } },
});
const Hours = chakra('p', { base: { textStyle: 'note', gridColumn: '1 / -1', textWrap: 'balance' } });

interface Props {
  readonly title: string;
  /** The prefilled chat message, from the company's name. */
  readonly message: (company: string) => string;
  /** The chat number; the company's by default. */
  readonly number?: string | null;
  readonly children: ReactNode;
}

/** The call to action at the end of a page: chat or contact form. */
export function ContactPrompt({ title, message, number, children }: Props) {
  const company = useCompanyName();
  const companyChat = useCompanyChat(message);
  const chat = number ? chatLink(number, message(company)) : companyChat;
  const { data: site } = useQuery(siteContent);
  const hours = site && formatOpeningHours(site.company);
  return (
    <Section>
      <PageWidth>
        <Sheet>
          <Dots />
          <CropMarks inset="-12px" />
          <div>
            <Heading>{title}</Heading>
            <Lead>{children}</Lead>
          </div>
          <Actions>
            {chat && (
              <ExternalButton href={chat} variant="chat" size="lg">
                <ChatIcon />
                {promptChat}
                <VisuallyHidden>{newTab}</VisuallyHidden>
              </ExternalButton>
            )}
            <ButtonLink to={paths.contact} variant="outline" size="lg">
              {promptForm}
            </ButtonLink>
          </Actions>
          {hours && <Hours>{hours}</Hours>}
        </Sheet>
      </PageWidth>
    </Section>
  );
}
