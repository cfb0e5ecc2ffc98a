import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../paths';
import * as common from '../../text/common';
import * as text from '../../text/contact';
import { Head, usePublicUrl } from '../../ui/head';
import { ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { LoadingAnnouncement } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';
import { siteContent, useCompanyName } from '../company';
import { contactPage } from '../structured-data/pages';
import { ContactInfo } from './contact-info';
import { Letterhead } from './letterhead';

const Columns = chakra(PageWidth, {
  base: {
    display: 'grid',
    gap: { base: '10', lg: '16' },
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingTop: { base: '8', md: '16' },
    paddingBottom: { base: '16', md: '24' },
    lg: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)' },
  },
});
const Title = chakra('h1', { base: { textStyle: 'hero' } });
const Lead = chakra('p', {
  base: { marginTop: '4', marginBottom: '6', maxWidth: '21em', fontSize: 'lg', color: 'ink.soft' },
});

export default function ContactPage() {
  const { data: site, isError, refetch } = useQuery(siteContent);
  const publicUrl = usePublicUrl();
  const company = useCompanyName();
  const pageData = contactPage(
    { name: text.title, description: text.description, path: paths.contact },
    publicUrl,
  );
  return (
    <Columns>
      <Head
        title={common.pageTitle(text.title, company)}
        description={text.description}
        canonicalPath={paths.contact}
        jsonLd={[pageData]}
      />
      <div>
        <Title>{text.title}</Title>
        <Lead>{text.lead}</Lead>
        {site && <ContactInfo site={site} />}
      </div>
      {site && (
        <PagePart>
          <Letterhead company={site.company} />
        </PagePart>
      )}
      {!site && isError && <ReadFailed onRetry={() => void refetch()} />}
      {!site && !isError && <LoadingAnnouncement />}
    </Columns>
  );
}
