import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { isNotFound } from '../../api/http-client';
import { paths } from '../../paths';
import * as common from '../../text/common';
import * as text from '../../text/works';
import { Head, usePublicUrl } from '../../ui/head';
import { ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { ColorBar } from '../../ui/print-marks';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';
import { useCategoryNames } from '../catalog/category-names';
import { useCompanyName } from '../company';
import { ContactPrompt } from '../contact/contact-prompt';
import NotFoundPage from '../not-found/not-found-page';
import { imageGallery } from '../structured-data/pages';
import { WorkList } from './work-list';
import { allWorks, prefetchWorks } from './works-data';

const Top = chakra(PageWidth, {
  base: {
    paddingTop: { base: '8', md: '16' },
    paddingBottom: { base: '8', md: '12' },
    '& h1': { textStyle: 'hero' },
    '& h1 + p': { marginTop: '5', maxWidth: '24em', color: 'ink.soft', fontSize: 'lg' },
  },
});
const CategoryLink = chakra(Link, {
  base: {
    display: 'flex',
    width: 'fit-content',
    alignItems: 'center',
    minHeight: 'touch',
    color: 'ink.soft',
    fontSize: 'sm',
    textDecoration: 'underline',
    textUnderlineOffset: '4px',
  },
});

export { prefetchWorks as prefetch };

export default function WorksPage() {
  const { data: works, error, refetch } = useQuery(allWorks);
  const company = useCompanyName();
  const publicUrl = usePublicUrl();
  const nameOf = useCategoryNames();
  if (isNotFound(error)) return <NotFoundPage />;
  const page = { name: text.title, description: text.lead, path: paths.works };
  return (
    <>
      <Head
        title={common.pageTitle(text.title, company)}
        description={text.lead}
        canonicalPath={paths.works}
        jsonLd={works && [imageGallery(page, works, publicUrl)]}
      />
      <Top>
        <ColorBar marginBottom="5" />
        <h1>{text.title}</h1>
        <p>{text.lead}</p>
      </Top>
      <PageWidth paddingBottom={{ base: '12', md: '20' }}>
        {works ? (
          <PagePart>
            <WorkList
              enlarges
              works={works}
              below={({ category }) => {
                const name = category && nameOf(category);
                return name && <CategoryLink to={paths.category(category)}>{name}</CategoryLink>;
              }}
            />
          </PagePart>
        ) : error ? (
          <ReadFailed onRetry={() => void refetch()} />
        ) : (
          <>
            <LoadingAnnouncement />
            <SkeletonBlock height="100vh" />
          </>
        )}
      </PageWidth>
      <PagePart>
        <ContactPrompt look="ticket" title={text.promptTitle} message={text.chatGreeting}>
          {text.prompt}
        </ContactPrompt>
      </PagePart>
    </>
  );
}
