import { useGetAboutContent } from '../../api/generated/content/content';
import type { AboutContent } from '../../api/generated/models';
import { dataOnly } from '../../api/response';
import { paths } from '../../paths';
import * as text from '../../text/about';
import * as common from '../../text/common';
import { Head, usePublicUrl } from '../../ui/head';
import { PagePart } from '../../ui/page-part';
import { ContactPrompt } from '../contact/contact-prompt';
import { useCompanyName } from '../company';
import { aboutPage } from '../structured-data/pages';
import { AboutSkeleton } from './about-skeleton';
import { Mission } from './mission';
import { ProofSheet } from './proof-sheet';
import { Reasons } from './reasons';
import { ServiceSheets } from './service-sheets';
import { Vision } from './vision';

export default function AboutPage() {
  const { data, isError } = useGetAboutContent(dataOnly());
  const content = data ?? (isError ? text.fallback : undefined);
  return content ? <About content={content} /> : <AboutSkeleton />;
}

function About({ content }: { readonly content: AboutContent }) {
  const publicUrl = usePublicUrl();
  const company = useCompanyName();
  const description = text.description(content.introText);
  const about = aboutPage({ name: content.title, description, path: paths.about }, publicUrl);
  return (
    <>
      <Head
        title={common.pageTitle(content.title, company)}
        description={description}
        canonicalPath={paths.about}
        jsonLd={[about]}
      />
      <ProofSheet content={content} />
      <PagePart>
        <Vision content={content} />
        <Mission content={content} />
      </PagePart>
      <PagePart>
        <ServiceSheets content={content} />
      </PagePart>
      <PagePart>
        <Reasons content={content} />
      </PagePart>
      <PagePart>
        <ContactPrompt look="letter" title={text.promptTitle} message={text.chatGreeting}>
          {text.prompt}
        </ContactPrompt>
      </PagePart>
    </>
  );
}
