import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as common from '../../text/common';
import * as text from '../../text/faq';
import { ChatButton } from '../../ui/chat-button';
import { ButtonLink } from '../../ui/button';
import { Head } from '../../ui/head';
import { Notice, ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { Kicker } from '../../ui/print-marks';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';
import { PrintFooter } from '../contact/print-footer';
import { useCompanyChat, useCompanyName } from '../company';
import { faqPage } from '../structured-data/pages';
import { questions } from './faq-data';
import { Question } from './question';
import { QuestionMark } from './question-mark';

const SKELETONS = 8;

// On a desktop the contact section stays visible beside the scrolled questions. On a phone the section is below them.
const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    rowGap: { base: '8', lg: '10' },
    columnGap: '16',
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '8', md: '16' },
    paddingBottom: { base: '16', md: '24' },
    lg: {
      gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)',
      gridTemplateRows: 'auto 1fr',
      alignItems: 'start',
    },
    '@media print': { display: 'block', paddingBlock: '6' },
  },
});
const Title = chakra('h1', {
  base: { textStyle: 'title', maxWidth: '7.5em', '@media print': { maxWidth: 'none' } },
});
const Lead = chakra('p', {
  base: {
    marginTop: '4',
    maxWidth: '21em',
    color: 'ink.soft',
    '@media print': { maxWidth: 'none', marginBottom: '6' },
  },
});
const ContactSection = chakra('section', {
  base: {
    display: 'grid',
    justifyItems: 'start',
    gap: '3',
    '& h2': { fontSize: 'lg' },
    lg: { position: 'sticky', top: '7rem' },
    '@media print': { display: 'none' },
  },
});
/** A placeholder as high as the screen, so that nothing visible moves when the questions are loaded. */
const Waiting = chakra('div', { base: { minHeight: '100vh' } });
const Questions = chakra('div', {
  base: {
    '& > details:last-of-type': { borderBottomWidth: '1px' },
    lg: { gridColumn: 2, gridRow: '1 / span 2' },
  },
});

function QuestionsSkeleton() {
  return (
    <>
      <LoadingAnnouncement />
      <Waiting aria-hidden="true" data-skeleton>
        {Array.from({ length: SKELETONS }, (_, index) => (
          <SkeletonBlock key={index} height="3.5rem" marginBottom="3" />
        ))}
      </Waiting>
    </>
  );
}

export default function FaqPage() {
  const { data: faq, isError, refetch } = useQuery(questions);
  const chat = useCompanyChat(text.chatGreeting);
  const company = useCompanyName();
  return (
    <Columns>
      <Head
        title={common.pageTitle(text.headTitle, company)}
        description={text.description}
        canonicalPath={paths.faq}
        jsonLd={faq && faq.length > 0 ? [faqPage(faq)] : undefined}
      />
      <header>
        <Kicker marginBottom="4">{text.kicker}</Kicker>
        <Title>{text.title}</Title>
        <Lead>{text.lead}</Lead>
      </header>
      <Questions>
        <PagePart>
          {faq?.map((item, index) => (
            <Question key={item.question} item={item} number={index + 1} />
          ))}
        </PagePart>
        {faq?.length === 0 && (
          <Notice title={text.none}>
            <p>{text.noneHint}</p>
          </Notice>
        )}
        {!faq && isError && <ReadFailed onRetry={() => void refetch()} />}
        {!faq && !isError && <QuestionsSkeleton />}
      </Questions>
      <PrintFooter path={paths.faq} />
      <ContactSection>
        <h2>{text.notFoundHere}</h2>
        <ChatButton href={chat}>{text.askByChat}</ChatButton>
        <ButtonLink to={paths.contact} variant="outline">
          {text.askByForm}
        </ButtonLink>
        <QuestionMark />
      </ContactSection>
    </Columns>
  );
}
