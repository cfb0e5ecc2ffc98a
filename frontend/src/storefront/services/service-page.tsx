import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '../../api/http-client';
import { paths } from '../../paths';
import { shorten } from '../../format/shorten';
import * as common from '../../text/common';
import * as text from '../../text/services';
import { Head, usePublicUrl } from '../../ui/head';
import { Notice, ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { PageWidth } from '../../ui/page-width';
import { LoadingAnnouncement, SkeletonBlock } from '../../ui/skeleton';
import { ContactPrompt } from '../contact/contact-prompt';
import { PlateHero } from '../listing/plate-hero';
import { readRange } from '../catalog/products-data';
import { SortedList } from '../listing/sorted-list';
import { useCompanyChat, useCompanyName } from '../company';
import NotFoundPage from '../not-found/not-found-page';
import { itemList } from '../structured-data/item-list';
import { service } from '../structured-data/pages';
import { worksOfService } from '../works/works-data';
import { WorksSection } from '../works/works-section';
import { IntroBlocks } from './intro-blocks';
import { PlateNav } from './plate-nav';
import type { Plate } from './plates';
import { type PageTexts, serviceProducts, serviceTexts, SORTS } from './service-data';

const SKELETONS = 6;

interface Props {
  readonly plate: Plate;
  readonly motif: ReactNode;
  readonly children?: ReactNode;
}

/** The layout of the four service pages: a head in one ink color, key figures, product list, call to action. */
export function ServicePage(props: Props) {
  const { data: texts, error, refetch } = useQuery(serviceTexts(props.plate.service));
  // The products are requested at the same time as the texts.
  useServiceProducts(props.plate);
  if (isNotFound(error)) return <NotFoundPage />;
  if (texts) return <ShownPage {...props} texts={texts} />;
  return (
    <PageWidth paddingBlock="10">
      {error ? (
        <ReadFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <LoadingAnnouncement />
          <SkeletonBlock height="100vh" />
        </>
      )}
    </PageWidth>
  );
}

function ShownPage({ plate, motif, children, texts }: Props & { readonly texts: PageTexts }) {
  const [search] = useSearchParams();
  const company = useCompanyName();
  return (
    <>
      <Head
        title={common.pageTitle(texts.title, company)}
        description={shorten(text.description(texts.lead, texts.intro))}
        canonicalPath={plate.path}
        noIndex={readRange(search).start > 0}
        jsonLd={useStructuredData(plate, texts)}
      />
      <PlateHero
        plate={plate}
        title={texts.headerLabel}
        lead={texts.lead}
        chat={useCompanyChat(text.chatGreeting(texts.headerLabel))}
        list="#daftar"
      >
        {motif}
      </PlateHero>
      <PagePart>
        <PlateNav current={plate} />
        <IntroBlocks texts={texts} />
      </PagePart>
      <PagePart>
        <SortedList
          id="daftar"
          title={texts.listTitle}
          path={plate.path}
          sorts={SORTS}
          products={serviceProducts(plate.service, search)}
          skeletons={SKELETONS}
          empty={
            <Notice title={plate.text.emptyTitle}>
              <p>{plate.text.empty}</p>
            </Notice>
          }
        />
      </PagePart>
      <PagePart>
        <WorksSection query={worksOfService(plate.service)} />
      </PagePart>
      <PagePart>{children}</PagePart>
      <PagePart>
        <ContactPrompt
          look="plate"
          ink={plate.ink}
          title={plate.text.promptTitle}
          message={text.chatGreeting(texts.headerLabel)}
        >
          {texts.prompt}
        </ContactPrompt>
      </PagePart>
    </>
  );
}

function useServiceProducts({ service: name }: Plate) {
  const [search] = useSearchParams();
  return useQuery(serviceProducts(name, search)).data?.items ?? [];
}

function useStructuredData(plate: Plate, texts: PageTexts): readonly object[] {
  const publicUrl = usePublicUrl();
  const products = useServiceProducts(plate).map((product) => ({
    name: product.name,
    path: paths.product(product.id),
  }));
  const description = text.description(texts.lead, texts.intro);
  const page = service({ name: texts.headerLabel, description, path: plate.path }, publicUrl);
  return products.length > 0 ? [page, itemList(texts.listTitle, products, publicUrl)] : [page];
}
