import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { useGetCategoryBySlug } from '../../api/generated/catalog/catalog';
import type { CategoryResponse } from '../../api/generated/models';
import { isNotFound } from '../../api/http-client';
import { dataOnly } from '../../api/response';
import { documentUrl } from '../../browser/document-url';
import { shorten } from '../../format/shorten';
import { paths } from '../../paths';
import * as text from '../../text/category';
import * as common from '../../text/common';
import { Head, usePublicUrl } from '../../ui/head';
import { Notice, ReadFailed } from '../../ui/notice';
import { PagePart } from '../../ui/page-part';
import { SkeletonBlock } from '../../ui/skeleton';
import { PageWidth } from '../../ui/page-width';
import { ProductGridSkeleton } from '../catalog/product-grid';
import { PlateHero } from '../listing/plate-hero';
import { PAGE_SIZE, readRange } from '../catalog/products-data';
import { SortedList } from '../listing/sorted-list';
import { useCompanyChat, useCompanyName } from '../company';
import { NotFoundNotice } from '../not-found/not-found-notice';
import { FileRules } from '../ordering/file-rules';
import { Breadcrumb } from '../layout/breadcrumb';
import { ShareButton } from '../sharing/share-button';
import { breadcrumbs } from '../structured-data/breadcrumbs';
import { ContactPrompt } from '../contact/contact-prompt';
import { worksOfCategory } from '../works/works-data';
import { WorksSection } from '../works/works-section';
import { categoryProducts, SORTS } from './category-data';
import { PlatePhoto } from './plate-photo';
import { usePlate } from './use-plate';

export default function CategoryPage() {
  const { categorySlug = '' } = useParams();
  const { data: category, error, refetch } = useGetCategoryBySlug(categorySlug, dataOnly());
  const isMissing = isNotFound(error);
  useEffect(() => {
    // The server may know to which address the page has moved. Its document of this address says if not.
    if (isMissing && documentUrl().pathname !== window.location.pathname) window.location.reload();
  }, [isMissing]);

  if (isMissing) return <NotFoundNotice title={text.missing} hint={text.missingHint} />;
  if (category) return <ShownCategory category={category} />;
  return (
    <PageWidth paddingTop="16">
      {error ? (
        <ReadFailed onRetry={() => void refetch()} />
      ) : (
        <>
          <SkeletonBlock height="3rem" width="min(24rem, 70%)" marginBottom="9" />
          <ProductGridSkeleton count={PAGE_SIZE} />
        </>
      )}
    </PageWidth>
  );
}

function ShownCategory({ category }: { readonly category: CategoryResponse }) {
  const { name, slug, description, chatNumber } = category;
  const [search] = useSearchParams();
  const company = useCompanyName();
  const publicUrl = usePublicUrl();
  const plate = usePlate(slug);
  const products = categoryProducts(slug, search);
  const { data: page } = useQuery(products);
  const photo = page?.items.find(({ image }) => image !== undefined)?.image;
  const path = paths.category(slug);
  const trail = [
    { name: common.home, path: paths.home },
    { name, path },
  ];
  return (
    <>
      <Head
        title={common.pageTitle(name, company)}
        description={shorten(description ?? text.description(name, company))}
        canonicalPath={path}
        noIndex={readRange(search).start > 0}
        jsonLd={[breadcrumbs(trail, publicUrl)]}
      />
      <PlateHero
        low
        plate={plate}
        title={name}
        lead={description}
        chat={useCompanyChat(text.chatGreeting(name), chatNumber)}
        list={page?.total === 0 ? undefined : '#produk'}
        trail={<Breadcrumb trail={trail} />}
      >
        {photo !== undefined && <PlatePhoto src={photo} />}
      </PlateHero>
      <PagePart>
        <SortedList
          id="produk"
          title={text.products}
          aside={<ShareButton title={name} path={path} />}
          path={path}
          sorts={SORTS}
          products={products}
          eager={4}
          skeletons={PAGE_SIZE}
          empty={
            <Notice title={text.empty}>
              <p>{text.emptyHint(name)}</p>
            </Notice>
          }
        />
      </PagePart>
      <PagePart>
        <WorksSection query={worksOfCategory(slug)} />
      </PagePart>
      <PageWidth paddingBottom="8">
        <div className="no-print">
          <FileRules category={slug} />
        </div>
      </PageWidth>
      <PagePart>
        <ContactPrompt
          look="plate"
          ink={plate.ink}
          title={text.promptTitle}
          message={text.chatGreeting(name)}
          number={chatNumber}
        >
          {text.prompt(name)}
        </ContactPrompt>
      </PagePart>
    </>
  );
}
